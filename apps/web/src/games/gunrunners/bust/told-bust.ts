import { type Config, type Event, gunrunnersRules, type View } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
import type { Move, TableSnapshot } from '../../../session/session.ts';

/** Where a bust is in the match: the move, and the event in it. */
export interface BustPlace {
  readonly move: number;
  readonly event: number;
}

/** An event with the view that came before it. */
export interface SeenEvent {
  readonly event: Event;
  readonly before: View;
}

/** A bust ends with what follows it: the cleared field, and the delivery. */
const OF_BUST: ReadonlySet<Event['type']> = new Set([
  'locationBusted',
  'cratesTaken',
  'fieldDiscarded',
  'specialDelivery',
]);

/**
 * A bust as its viewer saw it, from what that viewer was shown alone: the match is followed from its set-up, whose cards nobody
 * has seen yet.
 */
export function toldBust({ config, viewer, moves, seats }: TableSnapshot, at: BustPlace): readonly SeenEvent[] {
  const set = gunrunnersRules.setup(config as Config, seats.length, new FastChance(1));
  let view = gunrunnersRules.view(set, viewer);
  const told: SeenEvent[] = [];
  for (const [index, move] of moves.slice(0, at.move + 1).entries()) {
    for (const [number, event] of eventsOf(move).entries()) {
      const isPast = index === at.move && number > at.event;
      if (isPast && (event.type === 'locationBusted' || !OF_BUST.has(event.type))) return told;
      if (isPast || (index === at.move && number === at.event)) told.push({ event, before: view });
      view = gunrunnersRules.fold(view, event);
    }
  }
  return told;
}

/** The latest bust of each location, or `null`. */
export function latestBusts(moves: readonly Move[], locations: number): readonly (BustPlace | null)[] {
  const latest: (BustPlace | null)[] = Array.from({ length: locations }, () => null);
  for (const [move, told] of moves.entries()) {
    for (const [index, event] of eventsOf(told).entries()) {
      if (event.type === 'locationBusted') latest[event.location] = { move, event: index };
    }
  }
  return latest;
}

/** Where the bust of a scene is, or `null` where it is not over yet. */
export function placeOf(
  moves: readonly Move[],
  { location, bust }: { readonly location: number; readonly bust: number },
): BustPlace | null {
  for (const [move, told] of [...moves.entries()].reverse()) {
    const event = eventsOf(told).findIndex(
      (one) => one.type === 'locationBusted' && one.location === location && one.bust === bust,
    );
    if (event >= 0) return { move, event };
  }
  return null;
}

/** What everybody took since the last roll of the die. */
export function gainsOf(moves: readonly Move[], seats: number): readonly number[] {
  const gains = Array.from({ length: seats }, () => 0);
  for (const move of moves.toReversed()) {
    for (const event of eventsOf(move).toReversed()) {
      if (event.type === 'dieRolled') return gains;
      if (event.type === 'cratesTaken') gains[event.seat] = (gains[event.seat] ?? 0) + event.crates;
    }
  }
  return gains;
}

function eventsOf({ events }: Move): readonly Event[] {
  return events as readonly Event[];
}
