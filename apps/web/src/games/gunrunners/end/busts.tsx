import type { Share } from '@stakeout/gunrunners';
import { Watch } from '../../../end/watch.tsx';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import type { TableSession } from '../../../session/session.ts';
import { useSettings } from '../../../state/settings.ts';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import type { NameOf } from '../../../table/seat-name.tsx';
import { useSay } from '../../../text/say.ts';
import { endTexts } from './end.texts.ts';
import type { BustStory, Story } from './story.ts';

/** Every bust as a row: where, how many crates, who had what sum and took what. */
export function Busts({
  session,
  story,
  nameOf,
  onWatch,
}: {
  readonly session: TableSession;
  readonly story: Story;
  readonly nameOf: NameOf;
  readonly onWatch: ((move: number) => void) | undefined;
}) {
  const say = useSay(endTexts);
  return (
    <section className="panel end-busts" aria-labelledby="end-busts">
      <h2 id="end-busts">{say('busts')}</h2>
      {story.busts.length === 0 && <p>{say('noBusts')}</p>}
      <ol>
        {story.busts.map((bust) => (
          <Bust
            key={`${bust.move} ${bust.bust} ${bust.location}`}
            session={session}
            bust={bust}
            nameOf={nameOf}
            onWatch={onWatch}
          />
        ))}
      </ol>
    </section>
  );
}

function Bust({
  session,
  bust,
  nameOf,
  onWatch,
}: {
  readonly session: TableSession;
  readonly bust: BustStory;
  readonly nameOf: NameOf;
  readonly onWatch: ((move: number) => void) | undefined;
}) {
  const say = useSay(endTexts);
  const { language } = useSettings();
  const location = session.game.texts[language].terms['location']?.(bust.location) ?? '';
  const stamp = bust.bust === 0 ? say('finalBust') : say('bust', { bust: bust.bust });
  return (
    <li className="end-bust">
      <p className="end-bust-stamp">{stamp}</p>
      <p className="end-bust-where">
        <b>{location}</b>
        <small>
          {say('turn')} {bust.turn}
        </small>
      </p>
      <p className="end-crates">
        <b className="numeral">{bust.crates}</b> <small>{say('crates')}</small>
      </p>
      <ul className="end-shares" aria-label={say('shares')}>
        {bust.shares.map((share) => (
          <ShareItem key={share.seat} session={session} share={share} name={nameOf(share.seat)} />
        ))}
        {bust.shares.length === 0 && <li>{say('nobody')}</li>}
        {bust.left > 0 && <li className="end-left">{say('left', { left: bust.left })}</li>}
      </ul>
      <Watch session={session} move={bust.move} what={`${stamp}, ${location}`} onWatch={onWatch} />
    </li>
  );
}

function ShareItem({
  session,
  share,
  name,
}: {
  readonly session: TableSession;
  readonly share: Share;
  readonly name: string;
}) {
  const say = useSay(endTexts);
  return (
    <li className={seatClass(share.seat)}>
      <PlayerSymbol seat={share.seat} />
      <span>
        <b>{name}</b> <small>{say('sum', { sum: share.sum })}</small>
        {share.winsTie && (
          <small className="end-nearer">
            {say('nearer')} <ClauseChip game={session.game} clause="G8.5" />
          </small>
        )}
      </span>
      <b className="numeral">{share.crates}</b>
    </li>
  );
}
