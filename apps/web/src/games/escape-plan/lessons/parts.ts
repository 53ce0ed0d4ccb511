import { LESSONS, POSITIONS } from '@stakeout/escape-plan/lessons/steps';
import type { LessonParts } from '../../front.ts';
import './lessons.css';

/** The table knows what is touched for what: it is loaded for a lesson anyway, and a second way to it would only split its files. */
export async function loadParts(): Promise<LessonParts> {
  const { touchesFor } = await import('../escape-plan-table.tsx');
  return { lessons: LESSONS, positions: POSITIONS, touchesFor };
}
