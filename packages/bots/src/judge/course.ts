import type { JudgedWorlds, Judging, Scale } from './judging.ts';
import type { LivedSoFar } from './lived.ts';

/** A match as the judge goes through it: what the seat knew before every step, and the game as the seat imagines it. */
export interface Course {
  readonly lived: LivedSoFar;
  readonly judging: Judging;
  readonly worlds: JudgedWorlds;
  /** What the seat knew before each step: the view, with what it remembered. */
  readonly known: readonly unknown[];
  readonly seed: number;
  /** How many imagined games a value is made of. */
  readonly playouts: number;
}

export function courseOf(judging: Judging, lived: LivedSoFar, seed: number, playouts: number): Course {
  const memory = judging.remember(lived.seat);
  const known = lived.steps.map(({ view, events }) => {
    const recalled = memory.recall(view);
    memory.watch(events);
    return recalled;
  });
  return { lived, judging, worlds: judging.worlds(lived.seat), known, seed, playouts };
}

/** How shares of imagined games count at a step. */
export function scaleAt({ judging, lived }: Course, step: number): Scale {
  return judging.scaleAt(lived.steps[step]?.view);
}
