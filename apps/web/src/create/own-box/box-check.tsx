import type { AnyGame } from '@stakeout/kernel';
import { Faults } from '../../form/faults.tsx';
import { useSay } from '../../text/say.ts';
import type { BoxWork } from './box-work.ts';
import { boxTexts } from './own-box.texts.ts';
import { faultsOf } from './refusal-faults.ts';

/** Whether a table can be opened with the box as it is; what is wrong with no table of it is said here. */
export function BoxCheck({
  work,
  isKept,
  game,
}: {
  readonly work: BoxWork;
  readonly isKept: boolean;
  readonly game: AnyGame;
}) {
  const say = useSay(boxTexts);
  const fits = work.isRead && work.refusals.length === 0;
  return (
    <div className={`box-check ${fits ? 'fits' : ''}`} role="status">
      <h2>{say(fits ? 'fits' : work.isRead ? 'fitsNot' : 'wrongHere')}</h2>
      {fits && <p>{say('fitsText')}</p>}
      {work.isRead && !fits && <p>{say('fitsNotText', { count: work.refusals.length })}</p>}
      {work.isRead && <Faults id="box-faults" faults={faultsOf(game, work.placed.get(null))} game={game.id} />}
      <p>{say(isKept ? 'kept' : 'notKept')}</p>
    </div>
  );
}
