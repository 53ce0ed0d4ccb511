import { type Chance, EmissionList, type Seat } from '@stakeout/kernel';
import { ScriptedChance } from '@stakeout/testkit';
import { COPS } from './data/table.ts';
import type { Event } from './event.ts';
import { advance } from './rules.ts';
import type { FrameKind, Pawn, State } from './state.ts';
import { boardOf } from './state.ts';
import { defaultTable, Happened, options, tile } from './table.fixture.ts';

/** Runs a frame that runs by itself; when all is done seat 0 waits in `finish`. */
export function run(state: State, kind: FrameKind, pawn: Pawn, chance: Chance = new ScriptedChance({})): Happened {
  state.frames = [
    { kind: 'over', seat: 0, n: 0, x: 0 },
    { kind: 'finish', seat: 0, n: 0, x: 0 },
    { kind, seat: pawn, n: 0, x: 0 },
  ];
  return goOn(state, chance);
}

/** E19.2: the notoriety of everybody in turn order. */
export function adjust(state: State, chance?: Chance): Happened {
  return run(state, 'adjust', 0, chance);
}

/** From the end of a part, through its notoriety, on with the day. */
export function endPart(state: State, chance: Chance = new ScriptedChance({})): Happened {
  state.frames = [
    { kind: 'over', seat: 0, n: 0, x: 0 },
    { kind: 'day', seat: 0, n: 6 + state.part, x: 0 },
    { kind: 'adjust', seat: 0, n: 0, x: 0 },
  ];
  return goOn(state, chance);
}

function goOn(state: State, chance: Chance): Happened {
  const sink = new EmissionList<Event>();
  advance(state, chance, sink);
  return new Happened(sink.emissions);
}

/** Cards of Sandra's or Costa's deck by their names, `N01` or `T01`, as they lie in a deck: the last is the top. */
export function deck(...names: string[]): number[] {
  const { inspector, lieutenant } = defaultTable();
  return names.map((name) => {
    const cards = name.startsWith('N') ? inspector : lieutenant;
    const index = cards.findIndex(({ id }) => id === name);
    if (index < 0) throw new Error(`no card ${name}`);
    return index;
  });
}

/** Where a cop may be moved, in words: `FEDERAL B2>A2`. */
export function copMoves(state: State, seat: Seat): string[] {
  const { tiles } = defaultTable();
  return options(state, seat, 'moveCop').map(({ cop, from, to }) => `${COPS[cop]} ${tiles[from]?.id}>${tiles[to]?.id}`);
}

/** `moves('FEDERAL', 'B2', 'A2 C2')`. */
export function moves(cop: (typeof COPS)[number], from: string, to: string): string[] {
  return to.split(' ').map((name) => `${cop} ${from}>${name}`);
}

/** The action that moves a cop: `moveCop('FEDERAL', 'B2', 'A2')`. */
export function moveCop(cop: (typeof COPS)[number], from: string, to: string) {
  return { type: 'moveCop' as const, cop: COPS.indexOf(cop), from: tile(from), to: tile(to) };
}

/** The cash of everybody. */
export function cashOf(state: State): number[] {
  return state.boards.map((_, seat) => boardOf(state, seat).cash);
}
