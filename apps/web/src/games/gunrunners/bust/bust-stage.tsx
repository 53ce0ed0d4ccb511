import { Button } from '../../../parts/button.tsx';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import { Slot } from '../board/lane.tsx';
import { useCounting } from '../pieces/crates.tsx';
import { useTable } from '../table-context.ts';
import { type BustLine, type BustScene, hasReached, staying, stepsOf } from './bust-scene.ts';
import './bust-stage.css';
import { BustCards } from './bust-cards.tsx';

/** A bust in its own row: the cards that are turned, the reckoning line by line, and what becomes of the rest. */
export function BustStage({ scene }: { readonly scene: BustScene }) {
  const { session, say, onBust } = useTable();
  const sayAround = useSay(TABLE_TEXTS);
  const { bust, lines, delivery, isTold, isAgain } = scene;
  const stamp = bust > 0 ? say('bustStamp', { number: bust }) : say('finalStamp');
  const clauses = [bust > 0 ? 'G8.4' : 'G9.2', ...(lines.some(({ winsTie }) => winsTie) ? ['G8.5'] : [])];
  return (
    <section className="gr-stage" aria-label={stamp} data-testid="bust">
      <div className="gr-stage-floor">
        <BustCards scene={scene} />
        <div className="gr-stage-board">
          <header>
            <span className="gr-stamp">{stamp}</span>
            <Steps scene={scene} />
          </header>
          <Reckoning scene={scene} />
          <footer>
            <small>
              {hasReached(scene, 'share') && staying(scene) > 0 && say('stays', { count: staying(scene) })}{' '}
              {delivery !== null && <span className="gr-stage-more">{say('bustDelivery')}</span>}
            </small>
            {clauses.map((clause) => (
              <ClauseChip key={clause} game={session.game} clause={clause} />
            ))}
            {isTold || isAgain ? (
              <>
                <Button small onClick={onBust.again}>
                  {sayAround('again')}
                </Button>
                <Button small className="gr-stage-close" onClick={onBust.close}>
                  {sayAround('close')}
                </Button>
              </>
            ) : (
              <Button small className="gr-stage-skip" onClick={onBust.skip}>
                {sayAround('skip')}
              </Button>
            )}
          </footer>
        </div>
        {isTold && <Slot location={scene.location} />}
      </div>
    </section>
  );
}

/** What a bust goes through, and how far it is. */
function Steps({ scene }: { readonly scene: BustScene }) {
  const { say } = useTable();
  return (
    <ol className="gr-stage-steps" aria-hidden="true">
      {stepsOf(scene).map((step) => (
        <li key={step} className={step === scene.step ? 'is-now' : hasReached(scene, step) ? 'is-done' : ''}>
          {say(`bust.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function Reckoning({ scene }: { readonly scene: BustScene }) {
  const { say } = useTable();
  if (scene.lines.length === 0) return <p className="gr-stage-nobody">{say('bustNobody')}</p>;
  return (
    <table className="gr-reckoning">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('bustWho')}</span>
          </th>
          <th scope="col">{say('bustSum')}</th>
          <th scope="col">{say('bustForecast')}</th>
          <th scope="col">{say('bustGets')}</th>
        </tr>
      </thead>
      <tbody>
        {scene.lines.map((line) => (
          <Line key={line.seat} line={line} scene={scene} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, scene }: { readonly line: BustLine; readonly scene: BustScene }) {
  const { say, nameOf } = useTable();
  const { seat, values, sum, winsTie, expected, gets, isTaken } = line;
  // It is counted up when it is told; where the line comes late, it stands there at once.
  const counted = useCounting(hasReached(scene, 'count') ? sum : 0);
  const trend = gets > expected ? 'up' : gets < expected ? 'down' : 'same';
  return (
    <tr className={`${seatClass(seat)} ${isTaken ? 'is-taken' : ''}`}>
      <th scope="row">
        <PlayerSymbol seat={seat} />
        <span className="gr-reckoning-name">{nameOf(seat)}</span>
      </th>
      <td className="gr-reckoning-sum">
        {values.length > 1 && <small aria-hidden="true">{values.join(' + ')}</small>}
        <b className="numeral">{counted}</b>
        {winsTie && hasReached(scene, 'tie') && <u>{say('bustNearer')}</u>}
      </td>
      <td className={`gr-reckoning-forecast is-${trend}`}>
        {expected} <span aria-hidden="true">{{ up: '▲', down: '▼', same: '=' }[trend]}</span>
      </td>
      <td>
        <b className="numeral">{isTaken ? gets : '·'}</b>
      </td>
    </tr>
  );
}
