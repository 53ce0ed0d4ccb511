import type { Seat } from '@stakeout/kernel';
import {
  buyEquipmentAction,
  buyFixerAction,
  openLockerAction,
  PASS,
  putItemAction,
  TAKE_CAN,
  takeKeyAction,
} from '../action-table.ts';
import { shuffle } from '../chance-labels.ts';
import { COLOURS, type Equipment, type Fixer, type Locker, MASTER_KEY, type Table } from '../data/table.ts';
import { assetOf, equipmentItem, FIRST_EXIT_SOURCE, fixerItem, hiddenItem, treasureItem } from '../items.ts';
import { MOST_CANS, MOST_EQUIPMENT } from '../numbers.ts';
import { type Board, boardOf, pop, push, type State } from '../state.ts';
import { lockerReach, tilesFromLocker } from '../steps/lockers.ts';
import { canPay, pay } from '../steps/money.ts';
import { gainNotoriety } from '../steps/notoriety.ts';
import { usableKeys } from '../steps/visiting.ts';
import type { Decision, Reason } from './decision.ts';
import { turnKey } from './travel.ts';

/** E2.3: everything but money is limited. */
const RUN_OUT: Reason = ['E2.3', 'stock.none'];

/** E15.4: one of the keys still on that safe house's display. The frame's `x` is the safe house, 0 to 2. */
export const takeKey: Decision<'takeKey'> = {
  clause: 'E15.4',
  executive: true,
  list({ state, frame }, actions) {
    const keys = state.keysAt[frame.x] as number[];
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (keys.includes(colour)) actions.push(takeKeyAction(colour));
  },
  perform({ state, frame }, { colour }, _chance, events) {
    pop(state);
    const keys = state.keysAt[frame.x] as number[];
    keys.splice(keys.indexOf(colour), 1);
    boardOf(state, frame.seat).keys[frame.x] = 1 + colour;
    events?.show({ type: 'keyTaken', pawn: frame.seat, colour });
  },
};

/** E15.4: may buy one fixer. */
export const buyFixer: Decision<'buyFixer' | 'pass'> = {
  clause: 'E15.4',
  executive: true,
  list({ state, table, frame }, actions) {
    for (let fixer = 0; fixer < table.fixers.length; fixer++) {
      const isThere = (state.fixers & (1 << fixer)) !== 0;
      if (isThere && canPay(state, frame.seat, (table.fixers[fixer] as Fixer).cost))
        actions.push(buyFixerAction(fixer));
    }
    actions.push(PASS);
  },
  why({ state, table }, action) {
    if (action.type !== 'buyFixer' || table.fixers[action.fixer] === undefined) return null;
    return (state.fixers & (1 << action.fixer)) === 0 ? RUN_OUT : null;
  },
  perform({ state, table, frame }, action, _chance, events) {
    pop(state);
    if (action.type === 'pass') return;
    pay(state, frame.seat, (table.fixers[action.fixer] as Fixer).cost, events);
    state.fixers &= ~(1 << action.fixer);
    events?.show({ type: 'fixerBought', pawn: frame.seat, fixer: action.fixer });
    holdItem(state, frame.seat, fixerItem(action.fixer));
  },
};

/** E15.7: may take a gas can. */
export const takeCan: Decision<'takeCan' | 'pass'> = {
  clause: 'E15.7',
  executive: true,
  list({ state, frame }, actions) {
    if (canTakeCan(state, frame.seat)) actions.push(TAKE_CAN);
    actions.push(PASS);
  },
  why({ state }, { type }) {
    if (type !== 'takeCan') return null;
    return state.cans === 0 ? RUN_OUT : ['E15.7', 'can.full'];
  },
  perform({ state, frame }, { type }, _chance, events) {
    pop(state);
    if (type === 'pass') return;
    state.cans--;
    boardOf(state, frame.seat).cans++;
    events?.show({ type: 'canTaken', pawn: frame.seat });
  },
};

export function canTakeCan(
  state: Pick<State, 'cans'> & { readonly boards: readonly Pick<Board, 'cans'>[] },
  seat: Seat,
): boolean {
  return state.cans > 0 && (state.boards[seat]?.cans ?? 0) < MOST_CANS;
}

/** E15.7: may buy up to two equipment tiles of different types. The frame's `n` counts those bought. */
export const buyEquipment: Decision<'buyEquipment' | 'pass'> = {
  clause: 'E15.7',
  executive: true,
  list({ state, table, frame }, actions) {
    for (let equipment = 0; equipment < table.equipment.length; equipment++) {
      if ((state.equipment[equipment] as number) === 0 || (state.turn.bought & (1 << equipment)) !== 0) continue;
      if (canPay(state, frame.seat, (table.equipment[equipment] as Equipment).cost))
        actions.push(buyEquipmentAction(equipment));
    }
    actions.push(PASS);
  },
  why({ state }, action) {
    return action.type === 'buyEquipment' && state.equipment[action.equipment] === 0 ? RUN_OUT : null;
  },
  perform({ state, table, frame }, action, _chance, events) {
    if (action.type === 'pass') {
      pop(state);
      return;
    }
    const { equipment } = action;
    frame.n++;
    if (frame.n === MOST_EQUIPMENT) pop(state);
    pay(state, frame.seat, (table.equipment[equipment] as Equipment).cost, events);
    state.equipment[equipment] = (state.equipment[equipment] as number) - 1;
    state.turn.bought |= 1 << equipment;
    events?.show({ type: 'equipmentBought', pawn: frame.seat, equipment });
    holdItem(state, frame.seat, equipmentItem(equipment));
  },
};

/** E15.8: may open one locker, with a key of its colour or the master key. */
export const openLocker: Decision<'openLocker' | 'pass'> = {
  clause: 'E15.8',
  executive: true,
  list({ state, table, frame }, actions) {
    const keys = usableKeys(state, table, frame.seat);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (!canReachLocker(state, table, frame.seat, colour)) continue;
      if ((keys & (1 << colour)) !== 0) actions.push(openLockerAction(colour, 0));
      if ((keys & (1 << MASTER_KEY)) !== 0) actions.push(openLockerAction(colour, 1));
    }
    actions.push(PASS);
  },
  perform({ state, table, frame }, action, _chance, events) {
    pop(state);
    if (action.type === 'pass') return;
    const { seat } = frame;
    turnKey(state, table.slotCosts, seat, action.master === 1 ? MASTER_KEY : action.colour, events);
    const count = lockerDraw(state, table, seat, action.colour);
    drawTiles(state, seat, state.lockers[action.colour] as number[], action.colour, count, events);
  },
};

function canReachLocker(state: State, table: Table, seat: Seat, colour: number): boolean {
  const reach = lockerReach(state.notoriety[seat] as number, boardOf(state, seat));
  return reach >= (table.lockers[colour] as Locker).threshold && lockerDraw(state, table, seat, colour) > 0;
}

function lockerDraw(state: State, table: Table, seat: Seat, colour: number): number {
  return tilesFromLocker(table, boardOf(state, seat), colour, (state.lockers[colour] as number[]).length);
}

/** E15.8, E15.9: tiles are drawn secretly, to keep one. `source` is a locker colour, or 3 and 4 for the exit stacks. */
export function drawTiles(
  state: State,
  seat: Seat,
  pile: number[],
  source: number,
  count: number,
  events: Parameters<typeof pay>[3],
): void {
  state.turn.drawn = pile.splice(pile.length - count, count).sort((one, other) => one - other);
  state.turn.drawnFrom = source;
  const drawn = { type: 'tilesDrawn', pawn: seat, count, source } as const;
  events?.whisper(seat, drawn, drawn);
  push(state, 'keepTile', seat);
}

/** E15.8, E15.9: keep one, shuffle the rest back. */
export const keepTile: Decision<'keepTile'> = {
  clause: ({ state }) => (state.turn.drawnFrom >= FIRST_EXIT_SOURCE ? 'E15.9' : 'E15.8'),
  list({ state }, actions) {
    const { drawn } = state.turn;
    for (let index = 0; index < drawn.length; index++) {
      if (index === 0 || drawn[index] !== drawn[index - 1])
        actions.push({ type: 'keepTile', value: drawn[index] as number });
    }
  },
  perform({ state, frame }, { value }, chance, events) {
    pop(state);
    const { drawn, drawnFrom } = state.turn;
    drawn.splice(drawn.indexOf(value), 1);
    const isExit = drawnFrom >= FIRST_EXIT_SOURCE;
    const pile = (isExit ? state.exitStacks[drawnFrom - FIRST_EXIT_SOURCE] : state.lockers[drawnFrom]) as number[];
    pile.push(...drawn);
    shuffle(state, pile, isExit ? 'exits' : 'lockers', chance);
    state.turn.drawn = [];
    state.turn.drawnFrom = -1;
    events?.show({ type: 'tileKept', pawn: frame.seat, source: drawnFrom });
    holdItem(state, frame.seat, treasureItem(drawnFrom, value), isExit);
  },
};

/** An item waits for a space. The frame's `x` is 1 when a free space must be taken (E15.9). */
function holdItem(state: State, seat: Seat, item: number, freeFirst = false): void {
  state.turn.item = item;
  push(state, 'placeItem', seat, 0, freeFirst ? 1 : 0);
}

/** E15.4: on a free space, or in place of a tile that is no asset, for a notoriety. */
export const placeItem: Decision<'putItem'> = {
  clause: ({ frame }) => (frame.x === 1 ? 'E15.9' : 'E15.4'),
  list({ state, frame }, actions) {
    const { items } = boardOf(state, frame.seat);
    const free = items.indexOf(0);
    if (free >= 0) actions.push(putItemAction(free));
    if (free >= 0 && frame.x === 1) return;
    for (let space = 0; space < items.length; space++) {
      const item = items[space] as number;
      if (item !== 0 && assetOf(item) < 0) actions.push(putItemAction(space));
    }
  },
  perform({ state, frame }, { space }, _chance, events) {
    pop(state);
    const board = boardOf(state, frame.seat);
    const replaced = board.items[space] as number;
    board.items[space] = state.turn.item;
    board.used &= ~(1 << space);
    state.turn.item = 0;
    if (replaced === 0) return;
    state.boxed.push(replaced);
    events?.show({ type: 'itemReplaced', pawn: frame.seat, item: hiddenItem(replaced) });
    gainNotoriety(state, frame.seat, events);
  },
};
