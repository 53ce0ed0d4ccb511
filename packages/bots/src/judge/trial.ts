import { FastChance } from '@stakeout/kernel';
import type { Course } from './course.ts';
import type { Ending, Line } from './judging.ts';
import { seedOfGame } from './seeds.ts';

/** How many imagined games are played before others may have their turn. */
export const GAMES_A_SLICE = 8;

/** Imagines the game of this number from what the seat knew at a step, plays the line, and plays on to the end. */
export function tryLine(
  { worlds, known, lived }: Course,
  step: number,
  line: Line,
  seed: number,
  game: number,
): Ending {
  const { seat } = lived;
  const chance = new FastChance(seedOfGame(seed, game));
  const world = worlds.imagine(known[step], seat, chance);
  for (const action of line) worlds.play(world, seat, action, chance);
  worlds.finish(world, chance, game);
  return worlds.endingOf(world, seat);
}
