import './branch.css';
import type { Outcome } from '@stakeout/kernel';
import { factsOf } from '../games/all-facts.ts';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { SeatPlate } from '../session/session.ts';
import { useSettings } from '../state/settings.ts';
import { ordinal } from '../text/ordinal.ts';
import { useSay } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';

/** How the match ended that is to be played again. */
export function ResultBefore({
  game,
  seats,
  outcome,
}: {
  readonly game: string;
  readonly seats: readonly SeatPlate[];
  readonly outcome: Outcome;
}) {
  const say = useSay(branchTexts);
  const { language } = useSettings();
  return (
    <section className="panel page-panel" aria-labelledby="branch-before">
      <h2 id="branch-before" className="panel-title">
        {say('before')}
      </h2>
      <table className="branch-before">
        <tbody>
          {[...seats.entries()].map(([seat, { name }]) => (
            <tr key={seat}>
              <th scope="row" className={seatClass(seat)}>
                <PlayerSymbol seat={seat} />
                {name || say('player', { number: seat + 1 })}
              </th>
              <td>
                {say('result', {
                  place: ordinal(outcome.places[seat] ?? seats.length, language),
                  score: factsOf(game)?.score(outcome, seat)[language] ?? `${outcome.scores[seat] ?? 0}`,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
