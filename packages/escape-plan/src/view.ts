import type { Outcome, Seat, Viewer } from '@stakeout/kernel';
import type { City } from './city/city.ts';
import { PRINTED, printedOf, type WithPrinted } from './data/printed.ts';
import type { Table } from './data/table.ts';
import { hiddenItem } from './items.ts';
import { outcomeOf } from './outcome.ts';
import type { Board, Frame, Lieutenant, State, Turn } from './state.ts';

/** A player's board as everybody sees it: no cash, no plan, no values of kept tiles. */
export type PublicBoard = Readonly<Omit<Board, 'cash' | 'plan' | 'contacts' | 'items' | 'slots' | 'keys'>> & {
  readonly contacts: readonly number[];
  readonly items: readonly number[];
  readonly slots: readonly number[];
  readonly keys: readonly number[];
};

/** The turn as everybody sees it: the number of tiles drawn, not their values. */
export type PublicTurn = Readonly<Omit<Turn, 'drawn' | 'item' | 'toAvoid' | 'trail'>> & {
  readonly toAvoid: readonly number[];
  readonly trail: readonly number[];
  readonly drawn: number;
  readonly item: number;
};

/** What everybody may know, spectators included. Once the game is over everything is laid open. */
export interface PublicTable extends WithPrinted {
  readonly table: string;
  readonly seats: number;
  readonly pawns: number;
  readonly costaAvoidable: number;
  readonly costaBest: number;
  readonly day: number;
  readonly part: number;
  readonly frames: readonly Readonly<Frame>[];
  readonly turn: PublicTurn;
  readonly order: readonly number[];
  readonly city: City;
  /** How many face-down tiles each stack has; which ones, but not in which order, can be worked out. */
  readonly stackSizes: readonly number[];
  readonly faceUp: readonly number[];
  readonly places: readonly number[];
  readonly visited: readonly number[];
  /** The humans whose cube lies on the income hex of each place, as a mask: what their plans have shown so far. */
  readonly onIncome: readonly number[];
  readonly closed: number;
  readonly cops: readonly number[];
  readonly bag: readonly number[];
  readonly copsOut: readonly number[];
  readonly gangs: readonly number[];
  readonly control: readonly number[];
  readonly gangPool: number;
  readonly patrolLeft: number;
  readonly revealedPatrol: readonly number[];
  readonly patrolled: readonly number[];
  readonly exitStackSizes: readonly number[];
  readonly exitStackAt: readonly number[];
  readonly keysAt: readonly (readonly number[])[];
  readonly fixers: number;
  readonly lockerSizes: readonly number[];
  readonly equipment: readonly number[];
  readonly cans: number;
  readonly discsLeft: number;
  readonly cuffsLeft: number;
  readonly display: readonly number[];
  readonly deckSize: number;
  readonly inspectorSize: number;
  readonly lieutenantSize: number;
  /** Cards of the two decks that are still in them, in no order, as masks. */
  readonly inspectorLeft: number;
  readonly lieutenantLeft: number;
  readonly at: readonly number[];
  readonly status: readonly number[];
  readonly notoriety: readonly number[];
  readonly red: readonly number[];
  readonly blue: readonly number[];
  readonly discs: readonly number[];
  readonly escapes: readonly number[];
  readonly boards: readonly PublicBoard[];
  readonly costaContacts: readonly number[];
  readonly costaStacks: readonly (readonly number[])[];
  readonly boxed: readonly number[];
  readonly contactsOut: readonly number[];
  readonly keysOut: readonly number[];
  /** How many draws of chance have been made under each label: everybody sees cards and cops being drawn. */
  readonly draws: readonly number[];
  readonly ending: string;
  /** The result and all that was hidden; `null` while the game goes on. */
  readonly outcome: Outcome | null;
  readonly truth: Truth | null;
}

/** What comes to light at the end. */
export interface Truth {
  readonly cash: readonly number[];
  readonly plans: readonly number[];
  readonly items: readonly (readonly number[])[];
  readonly costa: Readonly<Lieutenant>;
}

/** What only one seat knows. */
export interface Own {
  readonly cash: number;
  readonly plan: number;
  /** The own item spaces, values included. */
  readonly items: readonly number[];
  /** The tiles just drawn, while one is to be kept. */
  readonly drawn: readonly number[];
  /** The item waiting for a space, value included. */
  readonly item: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly table: PublicTable;
  readonly own: Own | null;
}

export function viewOf(state: State, viewer: Viewer): View {
  return { viewer, table: publicTable(state), own: viewer === null ? null : ownOf(state, viewer) };
}

export function ownOf(state: State, seat: Seat): Own {
  const board = state.boards[seat] as Board;
  const isTurn = state.turn.seat === seat;
  return {
    cash: board.cash,
    plan: board.plan,
    items: board.items.slice(),
    drawn: isTurn ? state.turn.drawn.slice() : [],
    item: isTurn ? state.turn.item : 0,
  };
}

export function publicTable(state: State): PublicTable {
  const table = printedOf(state);
  const isOver = state.ending !== '';
  return {
    table: state.table,
    seats: state.seats,
    pawns: state.pawns,
    costaAvoidable: state.costaAvoidable,
    costaBest: state.costaBest,
    day: state.day,
    part: state.part,
    frames: state.frames.map((frame) => ({ ...frame })),
    turn: {
      ...state.turn,
      toAvoid: state.turn.toAvoid.slice(),
      trail: state.turn.trail.slice(),
      drawn: state.turn.drawn.length,
      item: hiddenItem(state.turn.item),
    },
    order: state.order.slice(),
    city: state.city,
    stackSizes: state.stacks.map((stack) => stack.length),
    faceUp: state.faceUp.slice(),
    places: state.places.slice(),
    visited: state.visited.slice(),
    onIncome: state.visited.map((pawns, place) => onIncome(state, table, place, pawns)),
    closed: state.closed,
    cops: state.cops.slice(),
    bag: state.bag.slice(),
    copsOut: state.copsOut.slice(),
    gangs: state.gangs.slice(),
    control: state.control.slice(),
    gangPool: state.gangPool,
    patrolLeft: state.patrol.length,
    revealedPatrol: state.revealedPatrol.slice(),
    patrolled: state.patrolled.slice(),
    exitStackSizes: state.exitStacks.map((stack) => stack.length),
    exitStackAt: state.exitStackAt.slice(),
    keysAt: state.keysAt.map((keys) => keys.slice()),
    fixers: state.fixers,
    lockerSizes: state.lockers.map((pile) => pile.length),
    equipment: state.equipment.slice(),
    cans: state.cans,
    discsLeft: state.discsLeft,
    cuffsLeft: state.cuffsLeft,
    display: state.display.slice(),
    deckSize: state.contactDeck.length,
    inspectorSize: state.inspectorDeck.length,
    lieutenantSize: state.lieutenantDeck.length,
    inspectorLeft: maskOf(state.inspectorDeck),
    lieutenantLeft: maskOf(state.lieutenantDeck),
    at: state.at.slice(),
    status: state.status.slice(),
    notoriety: state.notoriety.slice(),
    red: state.red.slice(),
    blue: state.blue.slice(),
    discs: state.discs.slice(),
    escapes: state.escapes.slice(),
    boards: state.boards.map(publicBoard),
    costaContacts: state.costa.contacts.slice(),
    costaStacks: state.costa.stacks.map(([kind = 0, ...tiles]) => [kind, ...tiles.map(hiddenItem)]),
    boxed: state.boxed.map(hiddenItem),
    contactsOut: state.contactsOut.slice(),
    keysOut: state.keysOut.slice(),
    draws: state.draws.slice(),
    ending: state.ending,
    outcome: outcomeOf(state),
    truth: isOver ? truthOf(state) : null,
    [PRINTED]: table,
  };
}

/** E15.1: the hex a cube lies on shows what the plan says of that place. */
function onIncome(state: State, table: Table, place: number, pawns: number): number {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const plan = (state.boards[seat] as Board).plan;
    if ((pawns & (1 << seat)) !== 0 && (table.plans[plan]?.[place] ?? 0) < 0) mask |= 1 << seat;
  }
  return mask;
}

function maskOf(cards: readonly number[]): number {
  return cards.reduce((mask, card) => mask | (1 << card), 0);
}

function publicBoard(board: Board): PublicBoard {
  return {
    cubes: board.cubes,
    contacts: board.contacts.slice(),
    cuffed: board.cuffed,
    spent: board.spent,
    items: board.items.map(hiddenItem),
    used: board.used,
    slots: board.slots.slice(),
    keys: board.keys.slice(),
    firstAid: board.firstAid,
    sun: board.sun,
    wounds: board.wounds,
    cans: board.cans,
    members: board.members,
    markers: board.markers,
    bonuses: board.bonuses,
    gone: board.gone,
  };
}

export function truthOf(state: State): Truth {
  return {
    cash: state.boards.map(({ cash }) => cash),
    plans: state.boards.map(({ plan }) => plan),
    items: state.boards.map(({ items }) => items.slice()),
    costa: {
      plan: state.costa.plan,
      contacts: state.costa.contacts.slice(),
      stacks: state.costa.stacks.map((stack) => stack.slice()),
    },
  };
}
