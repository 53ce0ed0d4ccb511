import type { EventSink, Seat } from '@stakeout/kernel';
import type { Table } from '../data/table.ts';
import type { Happening } from '../event.ts';
import type { Payment } from '../happening.ts';
import { boardOf, type Money, type State } from '../state.ts';

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

/** E5.1, E5.3: the lowest visible number of the income track. */
export function receiveIncome(state: State, table: Table, seat: Seat, events: Events): void {
  const board = boardOf(state, seat);
  const amount = table.incomeByCubes[board.cubes] as number;
  board.cash += amount;
  events?.show({ type: 'incomeReceived', pawn: seat, amount });
}
