import { Button } from '../../../parts/button.tsx';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import { Crates } from '../pieces/crates.tsx';
import { useTable } from '../table-context.ts';
import './bust-panel.css';
import { type BustScene, staying } from './bust-scene.ts';

/** Who takes what in a bust, one player at a time, and why in that order. */
export function BustPanel({
  scene,
  isPlaying,
  onClose,
}: {
  readonly scene: BustScene;
  readonly isPlaying: boolean;
  readonly onClose: () => void;
}) {
  const { view, session, say, placeName } = useTable();
  const sayAround = useSay(TABLE_TEXTS);
  const { location, bust, crates, shares, isShared, delivery } = scene;
  const isLow = location >= view.locations / 2;
  const stamp = bust > 0 ? say('bustStamp', { number: bust }) : say('finalStamp');
  const hasTie = shares.some(({ winsTie }) => winsTie);
  return (
    <section
      className={`gr-bust at-${location} of-${view.locations} ${isLow ? 'is-above' : 'is-below'} ${isPlaying ? '' : 'is-told'}`}
      aria-label={stamp}
      data-testid="bust"
    >
      <header>
        <h2>{say('bustCrates', { crates: say('crates', { count: crates }), location: placeName(location) })}</h2>
        <span className="gr-stamp">{stamp}</span>
      </header>
      <ol>
        {shares.map((share) => (
          <ShareRow key={share.seat} {...share} />
        ))}
        {isShared && shares.length === 0 && <li>{say('bustNobody')}</li>}
        {isShared && staying(scene) > 0 && (
          <li className="is-rest">
            <span />
            <span className="gr-bust-who">{say('bustStays')}</span>
            <Crates count={staying(scene)} />
            <b className="numeral">{staying(scene)}</b>
          </li>
        )}
      </ol>
      <footer>
        <ClauseChip game={session.game} clause={bust > 0 ? 'G8.4' : 'G9.2'} />
        {hasTie && <ClauseChip game={session.game} clause="G8.5" />}
        {delivery !== null && <ClauseChip game={session.game} clause="G8.7" />}
        <small>{delivery !== null && say('bustDelivery')}</small>
        <Button small onClick={onClose}>
          {sayAround(isPlaying ? 'skip' : 'close')}
        </Button>
      </footer>
    </section>
  );
}

function ShareRow({ seat, crates, sum, winsTie }: BustScene['shares'][number]) {
  const { say, nameOf } = useTable();
  return (
    <li className={seatClass(seat)}>
      <span className="gr-bust-sign">
        <PlayerSymbol seat={seat} />
      </span>
      <span className="gr-bust-who">
        <b>{nameOf(seat)}</b> {winsTie && <u>{say('bustNearer')}</u>}
      </span>
      <span>{say('sum', { sum })}</span>
      <Crates count={crates} />
      <b className="numeral">{crates}</b>
    </li>
  );
}
