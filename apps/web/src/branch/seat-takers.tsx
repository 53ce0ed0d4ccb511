import { LEVELS } from '@stakeout/bots/level';
import type { Seat } from '@stakeout/kernel';
import { LevelStrength } from '../form/level-strength.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { SeatPlate } from '../session/session.ts';
import { useSay } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';
import type { Taker } from './taken-seats.ts';

/** Who takes each seat, with the names of those who had it. */
export function SeatTakers({
  game,
  seats,
  takers,
  onTake,
}: {
  readonly game: string;
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
          const taker = takers[seat] ?? 'me';
          return (
            <li key={seat} className={seatClass(seat)}>
              <span className="emblem">
                <PlayerSymbol seat={seat} />
              </span>
              <span className="branch-name">{shown}</span>
              <span className="branch-taker">
                <select
                  className="text-field"
                  aria-label={say('seat', { name: shown, number })}
                  value={taker}
                  onChange={(event) => onTake(seat, event.target.value as Taker)}
                >
                  {(['me', ...LEVELS] as const).map((choice) => (
                    <option key={choice} value={choice}>
                      {say(choice)}
                    </option>
                  ))}
                </select>
                {taker !== 'me' && <LevelStrength game={game} level={taker} />}
              </span>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
