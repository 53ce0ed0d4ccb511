import type { Seat } from '@stakeout/kernel';
import type { Event } from './event.ts';
import { allHouses, type House, isNextDoor, type Open } from './state.ts';

/** S2.3, S2.4, S3.1: what a sale and a find earn, and what the patrol takes. */
const SALE = 1;
const BOUNTY = 2;
const FINE = 1;

/**
 * Brings what lies open up to date. Everything open follows from the events, so the rules and those who only watch use the
 * same steps, and no view can go astray.
 */
export function follow(open: Open, event: Event): void {
  switch (event.type) {
    case 'carried':
      open.traces[event.seat] = allHouses(open).filter((house) => tracesOf(open, event.seat).some(isNextTo(house)));
      break;
    case 'sold':
      earn(open, event.seat, SALE);
      open.traces[event.seat] = [event.house];
      break;
    case 'searched':
      earn(open, event.seat, BOUNTY * event.found.length);
      // Whoever searches a house has nothing there, so that is known of all who were not found.
      clear(open, event.house, event.found);
      break;
    case 'patrolled':
      for (const seat of event.found) earn(open, seat, -FINE);
      clear(open, event.house, event.found);
      break;
    case 'hidden':
      open.traces[event.seat] = allHouses(open);
      break;
    case 'turnPassed':
      open.active = event.active;
      open.night = event.night;
      break;
  }
}

function isNextTo(house: House): (other: House) => boolean {
  return (other) => isNextDoor(house, other);
}

function tracesOf(open: Open, seat: Seat): readonly House[] {
  return open.traces[seat] ?? [];
}

/** Nobody's cash falls below nothing. */
function earn(open: Open, seat: Seat, amount: number): void {
  open.cash[seat] = Math.max(0, (open.cash[seat] ?? 0) + amount);
}

/** The house does not hold the loot of anybody who was not found there. */
function clear(open: Open, house: House, found: readonly Seat[]): void {
  open.traces = open.traces.map((traces, seat) =>
    found.includes(seat) ? traces : traces.filter((other) => other !== house),
  );
}
