import { expect, type Page } from '@playwright/test';
import { doLesson, readOn } from './lesson-walk.ts';
import type { TableState } from './table-state.ts';

/** The pages of learning: the library, lessons from their first sentence to the stamp, puzzles asked and answered, the deal of the day. */
export const LEARNING_STATES: readonly TableState[] = [
  { name: 'library', open: (page) => openAt(page, '/learn', '.learn-node') },
  { name: 'lesson first words', open: (page) => openAt(page, '/learn/escape-plan/goal', '[data-testid="lesson"]') },
  { name: 'lesson asked', open: (page) => openAsked(page, 'escape-plan/move') },
  { name: 'lesson cops', open: (page) => openAsked(page, 'escape-plan/avoid') },
  { name: 'lesson of cards asked', open: (page) => openAsked(page, 'gunrunners/flip') },
  {
    name: 'lesson done',
    open: async (page) => {
      await openAt(page, '/learn/gunrunners/rows', '[data-testid="lesson"]');
      await doLesson(page);
    },
  },
  { name: 'puzzles', open: (page) => openAt(page, '/puzzles', '.theme-list a') },
  { name: 'puzzle', open: (page) => openAt(page, '/puzzles/gunrunners/1', '[data-testid="prompt"]') },
  { name: 'puzzle answered', open: (page) => openAnswered(page, 'gunrunners/1') },
  { name: 'trip as a puzzle', open: (page) => openAt(page, '/puzzles/escape-plan/1', '[data-testid="prompt"]') },
  { name: 'trip as a puzzle answered', open: (page) => openAnswered(page, 'escape-plan/1') },
  { name: 'deal of the day', open: (page) => openAt(page, '/daily', '.daily-today button') },
];

async function openAt(page: Page, path: string, sight: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(sight).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function openAsked(page: Page, lesson: string): Promise<void> {
  await openAt(page, `/learn/${lesson}`, '[data-testid="lesson"]');
  await readOn(page);
}

async function openAnswered(page: Page, puzzle: string): Promise<void> {
  await openAt(page, `/puzzles/${puzzle}`, '[data-testid="prompt"]');
  await page.keyboard.press('s');
  await expect(page.locator('.puzzle-stamp')).toBeVisible();
}
