import type { Chance, EventSink } from '@stakeout/kernel';
import type { Event } from './event.ts';
import type { State } from './state.ts';

/** G5.1: the warehouse is full with so many. */
export const WAREHOUSE_LIMIT = 5;
/** G7.7: what a Runner moves at once. */
export const RUNNER_LOAD = 2;
export const DIE_SIDES = 6;

/** The die belongs to nobody: one counter serves deliveries and Saboteurs. */
export function rollDie(state: State, chance: Chance): number {
  state.die = 1 + chance.below('die', state.rolls, DIE_SIDES);
  state.rolls++;
  return state.die;
}

/** G2.2: the supply gives what it has. */
export function takeFromSupply(state: State, wanted: number): number {
  const given = Math.min(wanted, state.supply);
  state.supply -= given;
  return given;
}

/** G5.1: a full warehouse first sends one crate to every location. */
export function overflowWarehouse(state: State, events: EventSink<Event> | null): void {
  if (state.warehouse < WAREHOUSE_LIMIT) return;
  state.warehouse -= state.locations;
  for (let location = 0; location < state.locations; location++) addCrates(state, location, 1);
  events?.show({ type: 'warehouseOverflowed' });
}

/** G5.2: the roll names a location, and the warehouse travels along; or it is too high, and the crate is stored. */
export function deliver(state: State, roll: number, events: EventSink<Event> | null): void {
  const fromSupply = takeFromSupply(state, 1);
  if (roll > state.locations) {
    state.warehouse += fromSupply;
    events?.show({ type: 'cratesDelivered', location: null, fromSupply, fromWarehouse: 0 });
    return;
  }
  const fromWarehouse = state.warehouse;
  state.warehouse = 0;
  addCrates(state, roll - 1, fromSupply + fromWarehouse);
  events?.show({ type: 'cratesDelivered', location: roll - 1, fromSupply, fromWarehouse });
}

export function addCrates(state: State, location: number, crates: number): void {
  state.crates[location] = (state.crates[location] as number) + crates;
}

/** Not the addition of a negative number: of none that would be minus nothing, which engines keep apart from whole numbers. */
export function takeCrates(state: State, location: number, crates: number): void {
  state.crates[location] = (state.crates[location] as number) - crates;
}
