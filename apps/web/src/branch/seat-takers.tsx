import type { Seat } from '@stakeout/kernel';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { SeatPlate } from '../session/session.ts';
import { useSay } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';
import { LEVELS, type Taker } from './taken-seats.ts';

/** Who takes each seat, with the names of those who had it. */
export function SeatTakers({
  seats,
  takers,
  onTake,
}: {
  readonly seats: readonly SeatPlate[];
  readonly takers: readonly Taker[];
  readonly onTake: (seat: Seat, taker: Taker) => void;
}) {
  const say = useSay(branchTexts);
  return (
    <fieldset className="field">
      <legend className="field-label">{say('seats')}</legend>
      <ol className="branch-seats">
        {[...seats.entries()].map(([seat, { name }]) => {
          const number = seat + 1;
          const shown = name || say('player', { number });
          return (
            <li key={seat} className={seatClass(seat)}>
              <span className="emblem">
                <PlayerSymbol seat={seat} />
              </span>
              <span className="branch-name">{shown}</span>
              <select
                className="text-field"
                aria-label={say('seat', { name: shown, number })}
                value={takers[seat]}
                onChange={(event) => onTake(seat, event.target.value as Taker)}
              >
                {(['me', ...LEVELS] as const).map((taker) => (
                  <option key={taker} value={taker}>
                    {say(taker)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
