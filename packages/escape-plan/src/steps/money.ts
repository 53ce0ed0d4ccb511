import type { EventSink, Seat } from '@stakeout/kernel';
import type { Table } from '../data/table.ts';
import type { Happening } from '../event.ts';
import type { Payment } from '../happening.ts';
import { type Board, boardOf, type Money, type Seen, type State } from '../state.ts';

type Events = EventSink<Happening> | null;

export function pay(state: State, seat: Seat, amount: Money, events: Events, why: 'price' | 'offer' = 'price'): void {
  if (amount === 0) return;
  boardOf(state, seat).cash -= amount;
  events?.show({ type: 'paid', pawn: seat, amount, why });
}

/** A payment nobody can refuse: that it was made tells everybody that the money was there. */
export function payDemand(state: State, seat: Seat, amount: Money, why: Payment, events: Events): void {
  if (amount === 0) return;
  boardOf(state, seat).cash -= amount;
  events?.reveal({ type: 'paid', pawn: seat, amount, why });
}

export function canPay(state: State, seat: Seat, amount: Money): boolean {
  return boardOf(state, seat).cash >= amount;
}

/** E5.1: the lowest visible number of the income track, with so many cubes fewer on it (E15.1 takes one first). */
export function incomeOf(table: Table, board: Seen<Pick<Board, 'cubes'>>, fewer = 0): Money {
  return table.incomeByCubes[board.cubes - fewer] ?? 0;
}

/** E21.3: what the next escape costs; those arrested are not counted. */
export function escapePrice(state: Seen<Pick<State, 'seats' | 'escapes'>>, table: Table): Money {
  return table.exitCosts[state.seats]?.[state.escapes.length] ?? 0;
}

/** E21.3: what the escape of a seat costs, or has cost. */
export function escapePriceOf(state: Seen<Pick<State, 'seats' | 'escapes'>>, table: Table, seat: Seat): Money {
  const place = state.escapes.indexOf(seat);
  return place < 0 ? escapePrice(state, table) : (table.exitCosts[state.seats]?.[place] ?? 0);
}

/** E5.3. */
export function receiveIncome(state: State, table: Table, seat: Seat, events: Events): void {
  const board = boardOf(state, seat);
  const amount = incomeOf(table, board);
  board.cash += amount;
  events?.show({ type: 'incomeReceived', pawn: seat, amount });
}
