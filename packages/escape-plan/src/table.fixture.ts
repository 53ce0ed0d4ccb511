import { type Chance, canonicalText, type Emission, EmissionList, type Refusal, type Seat } from '@stakeout/kernel';
import { ScriptedChance, StatelessChance } from '@stakeout/testkit';
import type { Action } from './action.ts';
import { emptyCity, withTile } from './city/city.ts';
import { locationNode, type Node, terrainNode } from './city/node.ts';
import { defaultTable } from './data/boxes.ts';
import { COPS, type LocationKind, PLACES, TERRAINS, type Terrain } from './data/table.ts';
import { type Event, type Happening, type HappeningOf, isHappening } from './event.ts';
import { escapePlan } from './game.ts';
import type { HappeningType } from './happening.ts';
import { type Board, type FrameKind, type State, topFrame } from './state.ts';

/** The table of this project, which all examples use. */
export { defaultTable };

/** The two cities of the worked examples: tile, cell and turn. */
export const CITY_F =
  'S2 0,0 0 · S1 1,0 0 · C1 1,-1 3 · B1 0,1 3 · A2 -1,1 0 · D3 2,-1 3 · B2 0,-1 3 · C2 -1,0 1 · A1 1,1 4 · D2 -1,-1 1 · C3 2,-2 3 · A3 -2,1 1 · B3 0,-2 4 · D1 1,-2 3';
export const CITY_X = 'S2 0,0 0 · S1 1,0 0 · D3 1,-1 1 · A3 0,-1 0 · B2 1,-2 3 · C1 0,1 0';

/** The index of a tile by its name: `tile('A1')`. */
export function tile(name: string): number {
  const index = defaultTable().tiles.findIndex(({ id }) => id === name);
  if (index < 0) throw new Error(`no tile ${name}`);
  return index;
}

/** A location of a tile by its kind, `at('B1', 'SAFE_HOUSE')`, or one of its terrains, `at('B1', 'R')`. */
export function at(tileName: string, what: LocationKind | 'I' | 'C' | 'R' | 'W'): Node {
  const index = tile(tileName);
  const terrain = TERRAINS.findIndex((letter) => letter === what);
  if (terrain >= 0) return terrainNode(index, terrain as Terrain);
  const slot = defaultTable().tiles[index]?.locations.findIndex(({ kind }) => kind === what) ?? -1;
  if (slot < 0) throw new Error(`no ${what} on ${tileName}`);
  return locationNode(index, slot);
}

/** The index of a business or safe house: `place('BAR')`. */
export function place(name: (typeof PLACES)[number]): number {
  return PLACES.indexOf(name);
}

/** The index of a contact card by its name in the table, such as `Boxer` or `K08`. */
export function contact(name: string): number {
  const index = defaultTable().contacts.findIndex(({ id, names }) => id === name || names.en === name);
  if (index < 0) throw new Error(`no contact ${name}`);
  return index;
}

/** Cops as a mask: `cops('FEDERAL', 'SWAT')`. */
export function cops(...types: (typeof COPS)[number][]): number {
  return types.reduce((mask, type) => mask | (1 << COPS.indexOf(type)), 0);
}

/** What an example gives; everything else is as on the first morning with the whole city laid. */
export interface Given {
  seats?: number;
  /** The tiles in the city; city F unless said otherwise. Cops there are none unless given. */
  city?: string;
  day?: number;
  part?: number;
  /** Where each pawn stands; the hospital unless said otherwise. */
  pawns?: readonly Node[];
  /** Cops by tile name. */
  cops?: Readonly<Record<string, number>>;
  notoriety?: readonly number[];
  /** Where businesses and safe houses are, by name; others go to the spaces left, in order. */
  places?: Readonly<Record<string, Node>>;
  boards?: readonly Partial<Board>[];
  costaAvoidable?: boolean;
}

/**
 * A table in the middle of a game. Pieces are put where the example wants them without regard to the rest of the box.
 * `seat` is in the middle of the frame `waiting`, in a turn that began where it stands.
 */
export function table(given: Given = {}, waiting: FrameKind = 'action', seat: Seat = 0): State {
  const seats = given.seats ?? 3;
  const config = escapePlan.configure({ costaAvoidable: given.costaAvoidable ?? false }, seats);
  if (!config.ok) throw new Error('refused');
  const state = escapePlan.setup(config.value, seats, new StatelessChance(1));
  layCity(state, given.city ?? CITY_F);
  state.day = given.day ?? 1;
  state.part = given.part ?? 0;
  state.cops = state.cops.map(() => 0);
  for (const [name, mask] of Object.entries(given.cops ?? {})) state.cops[tile(name)] = mask;
  for (const [pawn, node] of (given.pawns ?? []).entries()) state.at[pawn] = node;
  for (const [pawn, position] of (given.notoriety ?? []).entries()) state.notoriety[pawn] = position;
  layPlaces(state, given.places ?? {});
  for (const [index, board] of (given.boards ?? []).entries())
    Object.assign(state.boards[index] as Board, structuredClone(board));
  state.frames = [
    { kind: 'over', seat: 0, n: 0, x: 0 },
    { kind: 'day', seat: 0, n: 6 + state.part, x: 0 },
    { kind: 'adjust', seat: 0, n: 0, x: 0 },
    { kind: 'part', seat: 0, n: state.order.indexOf(seat) + 1, x: 0 },
    { kind: 'turn', seat, n: 2, x: 0 },
    { kind: waiting, seat, n: 0, x: 0 },
  ];
  Object.assign(state.turn, {
    seat,
    start: state.at[seat] as Node,
    mp: 3,
    step: waiting === 'travel' ? 1 : waiting === 'avoid' ? 2 : 0,
  });
  return state;
}

function layCity(state: State, city: string): void {
  state.city = emptyCity(defaultTable());
  for (const words of city.split(' · ')) {
    const [name = '', cell = '', turned = ''] = words.split(' ');
    const [q = 0, r = 0] = cell.split(',').map(Number);
    state.city = withTile(state.city, tile(name), q, r, Number(turned));
  }
  const inCity = (index: number) => (state.city.turned[index] as number) >= 0;
  state.stacks = state.stacks.map((stack) => stack.filter((index) => !inCity(index)));
  state.faceUp = state.faceUp.map((index) => (index >= 0 && inCity(index) ? -1 : index));
  state.gangs = state.gangs.map((_, index) => (inCity(index) && hasGang(index) ? 2 : 0));
  state.gangPool = 8 - state.gangs.reduce((sum, members) => sum + members, 0);
}

function hasGang(index: number): boolean {
  return defaultTable().tiles[index]?.locations.some(({ kind }) => kind === 'GANG') ?? false;
}

function layPlaces(state: State, given: Readonly<Record<string, Node>>): void {
  state.places = PLACES.map((name) => given[name] ?? -1);
  for (const [index, { locations }] of defaultTable().tiles.entries()) {
    if ((state.city.turned[index] as number) < 0) continue;
    for (const [slot, { kind }] of locations.entries()) {
      const node = locationNode(index, slot);
      if ((kind !== 'BUSINESS' && kind !== 'SAFE_HOUSE') || state.places.includes(node)) continue;
      const free = state.places.findIndex((taken, line) => taken < 0 && line >= 6 === (kind === 'SAFE_HOUSE'));
      if (free >= 0) state.places[free] = node;
    }
  }
}

/** Plays one legal action and gives what happened. A refused action fails the test with its reason. */
export function play(state: State, seat: Seat, action: Action, chance: Chance = new ScriptedChance({})): Happened {
  const refused = escapePlan.explain(state, seat, action);
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)} in ${topFrame(state).kind}`);
  const sink = new EmissionList<Event>();
  const unheard = escapePlan.copy(state);
  const drawn: number[] = [];
  escapePlan.applyInPlace(state, seat, action, { below: (...draw) => remember(drawn, chance.below(...draw)) }, sink);
  // A search plays without listeners: the same must happen then.
  escapePlan.applyInPlace(unheard, seat, action, { below: () => drawn.shift() as number }, null);
  if (canonicalText(unheard) !== canonicalText(state)) throw new Error(`unheard, ${action.type} does something else`);
  return new Happened(sink.emissions);
}

function remember(list: number[], value: number): number {
  list.push(value);
  return value;
}

/** Several actions of one seat, one after another. */
export function playAll(state: State, seat: Seat, ...actions: Action[]): void {
  for (const action of actions) play(state, seat, action, new StatelessChance(7));
}

/** A walk: steps to the nodes given, in order. */
export function walk(state: State, seat: Seat, ...nodes: Node[]): void {
  for (const to of nodes) play(state, seat, { type: 'step', to });
}

export function refusedBy(state: State, seat: Seat, action: unknown): (string | null)[] {
  return refusals(state, seat, action).map(({ clause }) => clause);
}

export function refusals(state: State, seat: Seat, action: unknown): readonly Refusal[] {
  return escapePlan.explain(state, seat, action);
}

/** The legal actions of one type. */
export function options<Type extends Action['type']>(
  state: State,
  seat: Seat,
  type: Type,
): Extract<Action, { type: Type }>[] {
  const isType = (action: Action): action is Extract<Action, { type: Type }> => action.type === type;
  return escapePlan.legal(state, seat).filter(isType);
}

/** The frame that waits, and for whom. */
export function waiting(state: State): [kind: FrameKind, seat: Seat] {
  const { kind, seat } = topFrame(state);
  return [kind, seat];
}

/** The events of one action. */
export class Happened {
  readonly emissions: readonly Emission<Event>[];

  constructor(emissions: readonly Emission<Event>[]) {
    this.emissions = emissions;
  }

  /** The story, as whoever may see everything hears it. */
  story(): Happening[] {
    return this.emissions.map(({ event }) => event).filter(isHappening);
  }

  /** The names of what happened, in order. */
  what(): string[] {
    return this.story().map(({ type }) => type);
  }

  /** What is said of each happening of a kind. */
  all<Type extends HappeningType>(kind: Type): Omit<HappeningOf<Type>, 'type' | 'changes'>[] {
    const isOfKind = (happening: Happening): happening is HappeningOf<Type> => happening.type === kind;
    return this.story()
      .filter(isOfKind)
      .map(({ type, changes, ...said }) => said);
  }
}
