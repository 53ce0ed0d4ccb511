import type { Chance } from '@stakeout/kernel';
import { draw, LABELS, shuffle } from './chance-labels.ts';
import { emptyCity, withTile } from './city/city.ts';
import { nodeOfKind } from './city/node.ts';
import type { Config } from './config.ts';
import { tableOf } from './data/compile-table.ts';
import { PLACES, type Table } from './data/table.ts';
import { assetItem } from './items.ts';
import type { Board, State, Turn } from './state.ts';
import { drawCops } from './steps/cops.ts';

const STACKS = [1, 2, 3, 4];
const HALF_TURN = 3;
const INCOME_CUBES = 9;
const MARKERS = 2;
const EXTRA_ACTION = 3;
const GANG_SIZE = 2;

/** E3. The first decision is E7.1: the income and the patrol of day 1 have run by then. */
export function setUp(config: Config, seats: number, chance: Chance): State {
  const compiled = tableOf(config.table);
  if (!compiled.ok) throw new Error('the table was not configured');
  const table = compiled.value;
  const pawns = seats === 1 ? 3 : seats === 2 ? 3 : seats;
  const state = bareState(table, seats, pawns, config.costaAvoidable ? 1 : 0);
  layCity(state, table, chance);
  layPolice(state, chance);
  layKeys(state, chance);
  for (const pile of state.lockers) shuffle(state, pile, 'setup', chance);
  for (const stack of state.exitStacks) shuffle(state, stack, 'setup', chance);
  shuffle(state, state.contactDeck, 'setup', chance);
  state.display = state.contactDeck.splice(state.contactDeck.length - table.display, table.display);
  dealPlans(state, table, chance);
  if (seats <= 2) shuffle(state, state.inspectorDeck, 'setup', chance);
  if (seats === 1) shuffle(state, state.lieutenantDeck, 'setup', chance);
  state.order = firstOrder(state, chance);
  return state;
}

function bareState(table: Table, seats: number, pawns: number, costaAvoidable: number): State {
  const hospital = nodeOfKind(table, 'HOSPITAL');
  const each = (value: number) => Array.from({ length: pawns }, () => value);
  const tiles = table.tiles.map(() => 0);
  return {
    table: table.key,
    seats,
    pawns,
    costaAvoidable,
    day: 1,
    part: 0,
    frames: [
      { kind: 'over', seat: 0, n: 0, x: 0 },
      { kind: 'day', seat: 0, n: 0, x: 0 },
    ],
    turn: noTurn(table),
    order: [],
    city: emptyCity(table),
    stacks: STACKS.map((stack) => table.tiles.flatMap((tile, index) => (tile.stack === stack ? [index] : []))),
    faceUp: STACKS.map(() => -1),
    places: PLACES.map(() => -1),
    visited: PLACES.map(() => 0),
    closed: 0,
    cops: tiles.slice(),
    bag: table.copsOfType.slice(),
    copsOut: [0, 0, 0],
    gangs: tiles.slice(),
    control: table.tiles.map(() => -1),
    gangPool: table.gangMembers,
    patrol: [1, 1, 2, 2, 3, 3],
    removedPatrol: 0,
    revealedPatrol: [],
    patrolled: [0, 0, 0],
    exitStacks: table.exitTiles.map((values) => values.slice()),
    exitStackAt: [-1, -1],
    keysAt: [[], [], []],
    fixers: (1 << table.fixers.length) - 1,
    lockers: table.lockers.map(({ values }) => values.slice()),
    equipment: table.equipment.map(({ count }) => count),
    cans: table.gasCans,
    discsLeft: table.discs,
    cuffsLeft: table.handcuffs,
    display: [],
    contactDeck: table.contacts.map((_, index) => index),
    inspectorDeck: seats <= 2 ? table.inspector.map((_, index) => index) : [],
    lieutenantDeck: seats === 1 ? table.lieutenant.map((_, index) => index) : [],
    at: each(hospital),
    status: each(0),
    notoriety: each(1),
    red: each(0),
    blue: each(0),
    discs: each(0),
    escapes: [],
    boards: Array.from({ length: seats }, () => newBoard(table)),
    costa: { plan: -1, contacts: [], stacks: [] },
    boxed: [],
    contactsOut: [],
    keysOut: [],
    draws: LABELS.map(() => 0),
    ending: '',
  };
}

export function noTurn(table: Table): Turn {
  return {
    seat: 0,
    start: 0,
    mp: 0,
    ridden: 0,
    left: 0,
    trail: [],
    jetSki: 0,
    step: 0,
    escaping: 0,
    toAvoid: table.tiles.map(() => 0),
    sandra: 0,
    costa: 0,
    stuck: 0,
    bought: 0,
    drawn: [],
    drawnFrom: -1,
    item: 0,
    using: 0,
  };
}

/** E3.5, E18.1. */
function newBoard(table: Table): Board {
  const items = Array.from({ length: table.itemSpaces }, (_, space) => (space < 3 ? assetItem(space) : 0));
  return {
    cash: table.startCash,
    plan: -1,
    cubes: INCOME_CUBES,
    contacts: [0, 0, -1 - 4, -1 - 5, -1 - 6],
    cuffed: 0,
    spent: 0,
    items,
    used: 0,
    slots: table.slotCosts.map((_, slot) => (slot === 0 ? 1 + EXTRA_ACTION : 0)),
    keys: [0, 0, 0],
    firstAid: 1,
    sun: 1,
    wounds: 0,
    cans: 0,
    members: 0,
    markers: MARKERS,
    bonuses: 0,
    gone: 0,
  };
}

/** E3.1: the start tiles in random places, both turned the same way; then the stacks. */
function layCity(state: State, table: Table, chance: Chance): void {
  const swapped = draw(state, 'setup', 2, chance);
  const turned = draw(state, 'setup', 2, chance) * HALF_TURN;
  for (let tile = 0; tile < 2; tile++) {
    const [q, r] = table.startCells[swapped === 1 ? 1 - tile : tile] as readonly [number, number];
    state.city = withTile(state.city, tile, q, r, turned);
    if (table.tiles[tile]?.locations.some(({ kind }) => kind === 'GANG')) {
      state.gangs[tile] = GANG_SIZE;
      state.gangPool -= GANG_SIZE;
    }
  }
  for (const [index, stack] of state.stacks.entries()) {
    shuffle(state, stack, 'setup', chance);
    state.faceUp[index] = stack.pop() as number;
  }
}

/** E3.2: two cops on each face-up tile, and on the start tile without the hospital. */
function layPolice(state: State, chance: Chance): void {
  shuffle(state, state.patrol, 'setup', chance);
  state.removedPatrol = state.patrol.pop() as number;
  const hospital = Math.floor((state.at[0] as number) / 6);
  drawCops(state, [...state.faceUp, hospital === 0 ? 1 : 0], chance, null);
}

/** E3.3: nine keys at random, three for each safe house. */
function layKeys(state: State, chance: Chance): void {
  const keys = [0, 0, 0, 1, 1, 1, 2, 2, 2];
  shuffle(state, keys, 'setup', chance);
  state.keysAt = [0, 3, 6].map((first) => keys.slice(first, first + 3).sort((one, other) => one - other));
}

/** E3.5, E24.1: one plan each, Costa too. */
function dealPlans(state: State, table: Table, chance: Chance): void {
  const plans = table.plans.map((_, index) => index);
  shuffle(state, plans, 'setup', chance);
  for (const board of state.boards) board.plan = plans.pop() as number;
  if (state.seats === 1) state.costa.plan = plans.pop() as number;
}

/** E3.5, E23.1, E24.1: a random first seat, then clockwise; the automata behind. */
function firstOrder(state: State, chance: Chance): number[] {
  const first = state.seats > 1 ? draw(state, 'setup', state.seats, chance) : 0;
  const humans = Array.from({ length: state.seats }, (_, index) => (first + index) % state.seats);
  if (state.seats === 1) return [0, 2, 1];
  return state.seats === 2 ? [...humans, 2] : humans;
}
