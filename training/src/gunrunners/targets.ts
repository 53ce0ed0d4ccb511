import { leadOf, type World, winShareOf } from '@stakeout/bots/gunrunners/training';
import type { Seat } from '@stakeout/kernel';
import { ABSENT, MOST_SEATS } from '../loss.ts';

/** What a position is to be answered with, the asking seat first: everybody's share of the win, and everybody's lead. */
export function targetsFor(
  seat: Seat,
  seats: number,
  shareOf: (seat: Seat) => number,
  leadOf: (seat: Seat) => number,
): Float32Array {
  const targets = new Float32Array(2 * MOST_SEATS).fill(ABSENT);
  for (let step = 0; step < seats; step++) {
    const other = (seat + step) % seats;
    targets[step] = shareOf(other);
    targets[MOST_SEATS + step] = leadOf(other);
  }
  return targets;
}

/** How a game ended. */
export function endingFor(world: World, seat: Seat): Float32Array {
  return targetsFor(
    seat,
    world.seats,
    (other) => winShareOf(world, other),
    (other) => leadOf(world, other),
  );
}
