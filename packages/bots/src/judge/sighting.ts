import { type AnyRules, canonicalText, EmissionList, FastChance, seenBy } from '@stakeout/kernel';
import type { Course } from './course.ts';
import { seedOfGame } from './seeds.ts';

/** So many worlds are made up to find one in which things went as the seat saw them. */
const MOST_WORLDS = 40;

/**
 * What somebody else did at a step, as the seat saw it up to the first draw, in a world made up anew: whoever moves does
 * something that looks the same to the seat, and then chance falls as it may. `null` where no such world is found.
 */
export function worldAsSeen(game: AnyRules, course: Course, step: number, seed: number, number: number): unknown {
  const { lived, worlds, known } = course;
  const { mover } = lived.steps[step] ?? { mover: 0 };
  const wanted = seenBeforeDraw(course, lived.steps[step]?.events ?? []);
  const chance = new FastChance(seedOfGame(seed, number));
  for (let count = 0; count < MOST_WORLDS; count++) {
    const world = worlds.imagine(known[step], lived.seat, chance);
    let found: unknown = null;
    let alike = 0;
    for (const option of game.legal(world, mover)) {
      const after = game.copy(world);
      const sink = new EmissionList<unknown>();
      game.applyInPlace(after, mover, option, chance, sink);
      const events = sink.emissions.map((emission) => seenBy(emission, lived.seat));
      if (seenBeforeDraw(course, events) === wanted && chance.pick(++alike) === 0) found = after;
    }
    if (found !== null) return found;
  }
  return null;
}

/** What the seat was shown before anything was drawn, as one text. */
function seenBeforeDraw({ judging, lived }: Course, events: readonly unknown[]): string {
  const first = events.findIndex((event) => (judging.drawIn?.(event, lived.seat) ?? null) !== null);
  return canonicalText(first < 0 ? events : events.slice(0, first));
}
