import { expect, type Page } from '@playwright/test';
import { pressPast } from './press.ts';

/** More presses than any lesson needs. */
const MOST_PRESSES = 60;
/** What the arrow points at. */
const HERE = '[data-lesson="here"]';

/**
 * Does a lesson by clicking what the arrow points at, asking for the arrow where there is none. Gives how many things were clicked.
 * `look` is called whenever something is pointed at.
 */
export async function doLesson(page: Page, look?: () => Promise<unknown>): Promise<number> {
  const slip = page.getByTestId('lesson');
  await expect(slip).toBeVisible();
  let clicks = 0;
  for (let press = 0; press < MOST_PRESSES; press++) {
    const stage = await slip.getAttribute('data-stage');
    if (stage === 'done') return clicks;
    if (stage === 'told') {
      await slip.getByRole('button', { name: /^(Next|Avançar)$/ }).click();
      continue;
    }
    const show = slip.getByRole('button', { name: /^(Show me|Mostre-me)$/ });
    if (await show.isVisible()) await show.click();
    clicks++;
    await expect(page.locator(HERE)).toBeVisible();
    await look?.();
    await clickPointed(page);
  }
  throw new Error('the lesson does not end');
}

/** Reads what is said first, until something is to be done; asks for the arrow where there is none. */
export async function readOn(page: Page): Promise<void> {
  const slip = page.getByTestId('lesson');
  while ((await slip.getAttribute('data-stage')) === 'told')
    await slip.getByRole('button', { name: /^(Next|Avançar)$/ }).click();
  const show = slip.getByRole('button', { name: /^(Show me|Mostre-me)$/ });
  if (await show.isVisible()) await show.click();
  await expect(page.locator(HERE)).toBeVisible();
}

/** Clicks what is pointed at, and waits until something else is, or the step is over. */
async function clickPointed(page: Page): Promise<void> {
  await pressPast(page.locator(HERE), () => standing(page));
  await expect(page.getByTestId('lesson')).toBeVisible();
}

/** What tells one moment of a lesson from the next: its sentences, what is pointed at, and the moment of the table. */
function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const slip = document.querySelector('[data-testid="lesson"]');
    const here = document.querySelector('[data-lesson="here"]');
    const moment = document.querySelector('main[data-moment]')?.getAttribute('data-moment');
    const target = here?.getAttribute('data-target') ?? here?.textContent ?? '';
    return [slip?.getAttribute('data-stage'), slip?.textContent, target, moment].join('|');
  });
}
