import type { ComponentType } from 'react';
import { StreakPanel } from '../puzzles/streak-panel.tsx';
import { DailyCard } from './daily-card.tsx';
import { LessonPaths } from './lesson-paths.tsx';
import { PuzzleCard } from './puzzle-card.tsx';
import { ThemesCard } from './themes-card.tsx';

/** A part of the library. What belongs to today stands at the side, and first on a phone. */
export interface LearnSection {
  readonly id: string;
  readonly side: 'main' | 'today';
  readonly Part: ComponentType;
}

/** The parts of the library, in the order in which they are shown. Whoever adds one adds a line. */
export const SECTIONS: readonly LearnSection[] = [
  { id: 'lessons', side: 'main', Part: LessonPaths },
  { id: 'themes', side: 'main', Part: ThemesCard },
  { id: 'streak', side: 'today', Part: StreakPanel },
  { id: 'puzzles', side: 'today', Part: PuzzleCard },
  { id: 'daily', side: 'today', Part: DailyCard },
];
