import { gunrunnersRules } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { World } from './table.ts';

/** How much the win counts against the lead in crates, which says more while the end is far. */
const WEIGHT_OF_WIN = 0.5;
/** A lead of so many crates over the best of the others is as good as it gets. */
const FULL_LEAD = 30;

/** What the end of a game is worth to every seat: partly the win, partly by how much. */
export function rewardsOf(world: World, into: Float64Array): void {
  for (let seat = 0; seat < world.seats; seat++) into[seat] = rewardFor(winShareOf(world, seat), leadOf(world, seat));
}

/** What a share of the win and a lead are worth together. */
export function rewardFor(winShare: number, lead: number): number {
  return WEIGHT_OF_WIN * winShare + (1 - WEIGHT_OF_WIN) * lead;
}

/** By how much a seat is ahead of the best of the others, or behind, from 0 to 1. */
export function leadOf({ seats, taken }: World, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && (taken[other] as number) > best) best = taken[other] as number;
  }
  const lead = ((taken[seat] as number) - best) / FULL_LEAD;
  return 0.5 + 0.5 * Math.max(-1, Math.min(1, lead));
}

/** G9.4: the share of the win. Only equal crates need a look at the remaining cards. */
export function winShareOf(world: World, seat: Seat): number {
  const { seats, taken } = world;
  const own = taken[seat] as number;
  let isTied = false;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if ((taken[other] as number) > own) return 0;
    if (taken[other] === own) isTied = true;
  }
  if (!isTied) return 1;
  const winners = gunrunnersRules.outcome(world)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}
