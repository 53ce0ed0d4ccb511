import { type Emission, EmissionList, FastChance, type Seat } from '@stakeout/kernel';
import { StatelessChance } from '@stakeout/testkit';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import { gunrunners } from './game.ts';
import type { State } from './state.ts';
import { configOf } from './table.fixture.ts';

/** One action of a game in which everybody plays at random. */
export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: State;
  readonly emissions: readonly Emission<Event>[];
}

/** No game takes more actions than this. */
const LONGEST_GAME = 320;

/** Plays a game at random, the same one for the same seed, and gives its last state. */
export function randomGame(
  seats: number,
  options: Record<string, unknown>,
  seed: number,
  watch: (step: Step) => void = () => {},
): State {
  const chance = new StatelessChance(seed);
  const dice = new FastChance(seed);
  let before = gunrunners.setup(configOf(seats, options), seats, chance);
  let count = 0;
  for (let [seat] = gunrunners.toAct(before); seat !== undefined; [seat] = gunrunners.toAct(before)) {
    if (++count > LONGEST_GAME) throw new Error('the game does not end');
    const legal = gunrunners.legal(before, seat);
    const action = legal[dice.pick(legal.length)];
    if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
    const after = gunrunners.copy(before);
    const sink = new EmissionList<Event>();
    gunrunners.applyInPlace(after, seat, action, chance, sink);
    watch({ before, seat, action, after, emissions: sink.emissions });
    before = after;
  }
  return before;
}
