import { FastChance, type Seat } from '@stakeout/kernel';
import fc from 'fast-check';
import type { Subject } from './moment.ts';
import { StatelessChance } from './stateless-chance.ts';

/** A position somewhere in a random game that still goes on, with the seat that is to act. */
export interface Position<State> {
  readonly state: State;
  readonly seat: Seat;
  readonly chance: StatelessChance;
}

/** Positions of a subject, by seed and by how far the game has gone; shrinks to early positions of small seeds. */
export function positions<Config, State, Action, Event, View>(
  subject: Subject<Config, State, Action, Event, View>,
): fc.Arbitrary<Position<State>> {
  return fc
    .record({ seed: fc.nat(1_000_000), actions: fc.nat(subject.longestGame) })
    .map(({ seed, actions }) => positionAfter(subject, seed, actions));
}

function positionAfter<Config, State, Action, Event, View>(
  { game, config, seats }: Subject<Config, State, Action, Event, View>,
  seed: number,
  actions: number,
): Position<State> {
  const chance = new StatelessChance(seed);
  const dice = new FastChance(seed);
  let state = game.setup(config, seats, chance);
  let seat = game.toAct(state)[0] ?? 0;
  for (let count = 0; count < actions; count++) {
    const legal = game.legal(state, seat);
    const next = game.copy(state);
    game.applyInPlace(next, seat, legal[dice.pick(legal.length)] as Action, chance, null);
    const nextSeat = game.toAct(next)[0];
    // The last position before the end, for counts beyond it.
    if (nextSeat === undefined) break;
    state = next;
    seat = nextSeat;
  }
  return { state, seat, chance };
}
