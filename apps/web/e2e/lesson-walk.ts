import { expect, type Page } from '@playwright/test';

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
  const slip = page.getByTestId('lesson');
  const here = page.locator(HERE);
  const before = await standing(page);
  // A press that comes too soon after another counts as the same one: then it is made again.
  await expect(async () => {
    if ((await standing(page)) === before)
      await here.click({ timeout: 5000, position: await here.evaluate(seenPoint) });
    await expect.poll(() => standing(page), { timeout: 3000 }).not.toBe(before);
  }).toPass();
  await expect(slip).toBeVisible();
}

/** Runs in the page: a point of the thing that nothing lies over, as seen from its corner; in a fanned row only an edge is free. */
function seenPoint(thing: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const points = [0.5, 0.2, 0.1].map((part) => ({ x: width * part, y: height / 2 }));
  const isFree = ({ x, y }: { readonly x: number; readonly y: number }) =>
    thing.contains(document.elementFromPoint(left + x, top + y));
  return points.find(isFree) ?? { x: width / 2, y: height / 2 };
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
