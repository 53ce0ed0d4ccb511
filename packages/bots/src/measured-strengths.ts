import type { Level } from './level.ts';

/** How often a level beats `hard`, two at a table; a shared win counts half. */
export interface MeasuredStrength {
  readonly game: string;
  readonly level: Level;
  readonly beatsHard: number;
}

/** Written by `npm run arena -- --summary` from the reports in `bench/results`: change those. */
export const MEASURED_STRENGTHS: readonly MeasuredStrength[] = [
  // bench/results/escape-plan-level-easy.json, 2026-11-18: easy and hard, 40 games.
  { game: 'escape-plan', level: 'easy', beatsHard: 0 },
  // bench/results/escape-plan-level-medium.json, 2026-11-18: medium and hard, 40 games.
  { game: 'escape-plan', level: 'medium', beatsHard: 0.075 },
  // bench/results/gunrunners-level-easy.json, 2026-11-18: easy and hard, 80 games.
  { game: 'gunrunners', level: 'easy', beatsHard: 0 },
  // bench/results/gunrunners-level-medium.json, 2026-11-18: medium and hard, 80 games.
  { game: 'gunrunners', level: 'medium', beatsHard: 0.15 },
];
