import { type Chance, EmissionList } from '@stakeout/kernel';
import { ScriptedChance } from '@stakeout/testkit';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import { escapePlan } from './game.ts';
import { advance } from './rules.ts';
import type { State } from './state.ts';
import { type Given, Happened, table, tile } from './table.fixture.ts';

/** The phases of a day (E4.1), as the `day` frame counts them. */
export const INCOME = 0;
export const PATROL = 2;
export const CITY = 3;
export const ORDER = 4;
const FIRST_PART = 5;
export const CHANGE = 10;

/** Only the two start tiles, as on the first day. */
export const CITY_START = 'S2 0,0 0 · S1 1,0 0';

/** A table at the beginning of a phase; nothing of it has run. */
export function atPhase(phase: number, given: Given = {}): State {
  const state = table(given);
  state.frames = [
    { kind: 'over', seat: 0, n: 0, x: 0 },
    { kind: 'day', seat: 0, n: phase, x: 0 },
  ];
  return state;
}

/** A table at the beginning of a part of a day, with this turn order. */
export function atPart(part: number, order: readonly number[], given: Given = {}): State {
  const state = atPhase(FIRST_PART + part, { ...given, part });
  state.order = [...order];
  return state;
}

/** Puts tiles face up on the four stacks, and what lies below them, the next one last. */
export function layStacks(state: State, faceUp: string, ...below: string[]): void {
  const tiles = (names: string) => names.split(' ').flatMap((name) => (name === '' ? [] : [tile(name)]));
  state.faceUp = tiles(faceUp);
  state.stacks = [0, 1, 2, 3].map((stack) => tiles(below[stack] ?? ''));
}

/** Runs on to the next decision. */
export function run(state: State, chance: Chance = new ScriptedChance({})): Happened {
  const sink = new EmissionList<Event>();
  advance(state, chance, sink);
  return new Happened(sink.emissions);
}

/** Chance that always gives the highest value, so that shuffles change nothing, and remembers what it was asked. */
export class HighestChance implements Chance {
  readonly asked: string[] = [];

  below(label: string, _counter: number, bound: number): number {
    this.asked.push(`${label} ${bound}`);
    return bound - 1;
  }
}

/** Plays on with what `pick` chooses while `goesOn`; gives everything that happened. */
export function playWhile(
  state: State,
  chance: Chance,
  goesOn: (state: State) => boolean,
  pick: (actions: readonly Action[], seat: number) => Action | undefined,
): Happened {
  const sink = new EmissionList<Event>();
  while (goesOn(state)) {
    const [seat] = escapePlan.toAct(state);
    if (seat === undefined) break;
    const action = pick(escapePlan.legal(state, seat), seat);
    if (action === undefined) throw new Error('nothing to choose');
    escapePlan.applyInPlace(state, seat, action, chance, sink);
  }
  return new Happened(sink.emissions);
}
