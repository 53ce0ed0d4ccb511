import { type Emission, EmissionList, FastChance, type Seat } from '@stakeout/kernel';
import { StatelessChance } from '@stakeout/testkit';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import { escapePlan } from './game.ts';
import type { State } from './state.ts';

/** One action of a game in which everybody plays at random. */
export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: State;
  readonly emissions: readonly Emission<Event>[];
}

const LONGEST_GAME = 3000;

/** Plays a game at random, the same one for the same seed, and gives its last state. Escapes are taken when offered. */
export function randomGame(seats: number, seed: number, watch: (step: Step) => void = () => {}): State {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  const chance = new StatelessChance(seed);
  const dice = new FastChance(seed);
  let before = escapePlan.setup(config.value, seats, chance);
  let count = 0;
  for (let [seat] = escapePlan.toAct(before); seat !== undefined; [seat] = escapePlan.toAct(before)) {
    if (++count > LONGEST_GAME) throw new Error('the game does not end');
    const legal = escapePlan.legal(before, seat);
    const action = legal.find(({ type }) => type === 'escape') ?? legal[dice.pick(legal.length)];
    if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
    const after = escapePlan.copy(before);
    const sink = new EmissionList<Event>();
    escapePlan.applyInPlace(after, seat, action, chance, sink);
    watch({ before, seat, action, after, emissions: sink.emissions });
    before = after;
  }
  return before;
}

/** Some states of a random game, the last among them. */
export function someStates(seats: number, seed: number, every: number): State[] {
  const states: State[] = [];
  let count = 0;
  const last = randomGame(seats, seed, ({ before }) => {
    if (count++ % every === 0) states.push(before);
  });
  return [...states, last];
}
