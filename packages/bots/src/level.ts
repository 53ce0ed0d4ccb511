/** The strengths of play that a person can choose, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * A strength of play that can be named. `classic` is offered to nobody: it is what `hard` was before bots learned, kept as it was
 * so that progress can be measured for ever, and for whatever has to think today as it did then.
 */
export const STRENGTHS = [...LEVELS, 'classic'] as const;
export type Strength = (typeof STRENGTHS)[number];

export function isLevel(name: string): name is Level {
  return LEVELS.some((level) => level === name);
}
