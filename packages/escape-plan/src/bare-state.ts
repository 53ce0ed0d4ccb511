import type { Seat } from '@stakeout/kernel';
import { LABELS } from './chance-labels.ts';
import { emptyCity } from './city/city.ts';
import { type Node, nodeOfKind } from './city/node.ts';
import { copyState } from './copy-state.ts';
import { oncePerTable } from './data/once-per-table.ts';
import { PRINTED } from './data/printed.ts';
import { EXTRA_ACTION_ASSET, PLACES, type Table } from './data/table.ts';
import { assetItem } from './items.ts';
import type { Board, State, Turn } from './state.ts';

const STACKS = [1, 2, 3, 4];
const INCOME_CUBES = 9;
const MARKERS = 2;

/** The bare states of a table, by number of seats, without any option. */
const bareStates = oncePerTable((): State[] => []);

/** E3: everything out of the box, before chance has had a say. Games of one table all begin with a copy of the same state. */
export function bareState(table: Table, seats: number): State {
  const made = bareStates(table);
  const bare = made[seats] ?? makeBareState(table, seats);
  made[seats] = bare;
  return copyState(bare);
}

function makeBareState(table: Table, seats: number): State {
  const pawns = seats <= 2 ? 3 : seats;
  const hospital = nodeOfKind(table, 'HOSPITAL');
  const each = (value: number) => Array.from({ length: pawns }, () => value);
  const tiles = table.tiles.map(() => 0);
  return {
    table: table.key,
    seats,
    pawns,
    costaAvoidable: 0,
    costaBest: 0,
    day: 1,
    part: 0,
    frames: [
      { kind: 'over', seat: 0, n: 0, x: 0 },
      { kind: 'day', seat: 0, n: 0, x: 0 },
    ],
    turn: newTurn(table, 0, 0, 0, []),
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
    [PRINTED]: table,
  };
}

/** E9.3: a turn in which nothing has happened yet. */
export function newTurn(table: Table, seat: Seat, start: Node, mp: number, trail: Node[]): Turn {
  return {
    seat,
    start,
    mp,
    ridden: 0,
    left: 0,
    trail,
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
    slots: table.slotCosts.map((_, slot) => (slot === 0 ? 1 + EXTRA_ACTION_ASSET : 0)),
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
