import type { Page } from '@playwright/test';
import { disorderOfTable } from './escape-plan-layout.ts';
import { ESCAPE_PLAN_END, ESCAPE_PLAN_STATES } from './escape-plan-states.ts';
import { faultsOf } from './measured-page.ts';
import { withSettings } from './settings.ts';
import { type Size, sizesOf } from './sizes.ts';
import { expect, softly, test } from './stakeout.ts';

// Lines are as wide as they are drawn.
test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1 });

/**
 * The map is moved under its glass, and lists may lie over it; on the badges of cops the shape speaks, not the letter. The head of
 * the places is only heard where there is little room. Of a replayed move two lines are told, and its log has the rest.
 */
const MAP = '.ep-city-view, .ep-tomorrow, .ep-cop, .ep-places > .ep-panel-head, .replay-told-now';

test.beforeEach(({ page }) => withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off' }));

test('the Escape Plan table at every size: nothing is cut, covered, out of reach or too small', async ({ page }) => {
  for (const [index, { name, open }] of ESCAPE_PLAN_STATES.entries()) {
    await open(page);
    for (const size of sizesOf(index, ESCAPE_PLAN_STATES.length)) await measure(page, name, size);
  }
});

test('while a tile is laid on the smallest phone, the map has the height', async ({ page }) => {
  for (const { open } of ESCAPE_PLAN_STATES.filter(({ name }) => name.startsWith('a tile'))) {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page);
    await expect.poll(() => page.evaluate(freeHeight)).toBeGreaterThanOrEqual(200);
    // What is asked of nobody can still be had, and goes away again.
    const map = page.locator('.ep-city');
    const before = await map.boundingBox();
    const tab = page.getByRole('tab', { name: 'Plano' });
    await tab.click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await tab.click();
    await expect(page.getByRole('tabpanel')).toBeHidden();
    expect(await map.boundingBox()).toEqual(before);
  }
});

/** Runs in the page: how much of the map is seen between what turns a tile and what the others did. */
function freeHeight(): number {
  const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const map = edge('.ep-city-view');
  if (map === undefined) return 0;
  return (edge('.recap')?.top ?? map.bottom) - (edge('.ep-turn')?.bottom ?? map.top);
}

test('a city of five that is higher than wide has all the height of a small laptop, and list and prompt stand beside it', async ({
  page,
}) => {
  await ESCAPE_PLAN_STATES.find(({ name }) => name === 'five players on day 3')?.open(page);
  await measure(page, 'the tall city', [1440, 900]);
  await measure(page, 'the tall city', [1280, 720]);
  await expect.poll(() => page.evaluate(heightOfCity)).toBeGreaterThanOrEqual(400);
  const [map, prompt, list] = await Promise.all(
    ['.ep-city', '.ep-prompt', '.ep-decide'].map((part) => page.locator(part).boundingBox()),
  );
  for (const beside of [prompt, list]) expect(beside?.x).toBeGreaterThan((map?.x ?? 0) + (map?.width ?? 0));
});

/** Runs in the page: how high all of the city is on the screen. */
function heightOfCity(): number {
  const boxes = [...document.querySelectorAll('.ep-city-view .ep-tile-line')].map((tile) =>
    tile.getBoundingClientRect(),
  );
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
}

test('the end of Escape Plan at every size', async ({ page }) => {
  await ESCAPE_PLAN_END.open(page);
  for (const [width, height] of sizesOf(1, 4)) {
    await page.setViewportSize({ width, height });
    // The chart is drawn anew.
    await softly.poll(() => faultsOf(page), { message: `the end, ${width}×${height}` }).toEqual([]);
  }
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Escape Plan on phones: everything is large enough to touch', async ({ page }) => {
    for (const { name, open } of ESCAPE_PLAN_STATES.slice(0, 2)) {
      await open(page);
      await measure(page, `${name}, by touch`, [390, 844]);
    }
  });
});

async function measure(page: Page, name: string, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const screen = `${name}, ${width}×${height}`;
  // The table lays itself out anew, and the map moves to its place.
  await softly.poll(() => page.evaluate(disorderOfTable), { message: screen }).toEqual([]);
  await softly.poll(() => faultsOf(page, { ignore: MAP }), { message: screen }).toEqual([]);
}
