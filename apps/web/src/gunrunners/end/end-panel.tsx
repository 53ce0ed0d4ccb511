import type { Outcome, Seat } from '@stakeout/kernel';
import { useState } from 'react';
import { go } from '../../app/router.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SeatName } from '../../table/seat-name.tsx';
import { Crates } from '../pieces/crates.tsx';
import { useTable } from '../table-context.ts';
import './end-panel.css';

/** How the match ended: the ranking, and the way on. */
export function EndPanel({ outcome }: { readonly outcome: Outcome }) {
  const { session, snapshot, say, nameOf } = useTable();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) {
    return (
      <div className="gr-end-again">
        <Button look="primary" onClick={() => setOpen(true)}>
          {say('overResults')}
        </Button>
      </div>
    );
  }
  const { winners, places, scores } = outcome;
  const ranking = places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const rematch = async () => {
    const next = await session.rematch();
    if (next !== null) go(session.kind === 'local' ? `/local/${next}` : `/table/${next}`);
  };
  return (
    <Dialog title={say('overTitle')} onClose={() => setOpen(false)} className="gr-end">
      <h2>{say('overTitle')}</h2>
      <p className="gr-end-winner">{verdict()}</p>
      <ol>
        {ranking.map((seat) => (
          <li key={seat} className={winners.includes(seat) ? 'is-winner' : ''}>
            <span>{say('overPlace', { place: places[seat] ?? 0 })}</span>
            <SeatName seat={seat} name={nameOf(seat)} />
            <Crates count={scores[seat] ?? 0} />
            <b className="numeral">{scores[seat]}</b>
            {isTied(outcome, seat) && (
              <small>
                {say('overTieBreak', {
                  total: outcome.tieBreaks[seat]?.[1] ?? 0,
                  highest: outcome.tieBreaks[seat]?.[2] ?? 0,
                })}
              </small>
            )}
          </li>
        ))}
      </ol>
      <div className="gr-end-ways">
        <Button onClick={() => setOpen(false)}>{say('overLook')}</Button>
        <Button look="primary" onClick={rematch}>
          {say('overRematch')}
        </Button>
      </div>
    </Dialog>
  );

  function verdict(): string {
    const [winner] = winners;
    if (winners.length !== 1 || winner === undefined)
      return say('overShared', { winners: winners.map(nameOf).join(', ') });
    return winner === snapshot.viewer ? say('overYouWon') : say('overWon', { winner: nameOf(winner) });
  }
}

/** Whether somebody else has as many crates, so that the remaining cards decided. */
function isTied({ scores }: Outcome, seat: Seat): boolean {
  return scores.filter((score) => score === scores[seat]).length > 1;
}
