import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Size } from './sizes.ts';

export const FOLDER =
  process.env['STAKEOUT_SHOTS'] || fileURLToPath(new URL('../../../reports/shots', import.meta.url));

/** A desk and a phone. */
const USUAL: readonly Size[] = [
  [1440, 900],
  [390, 844],
];
const THEMES = ['night', 'day'] as const;

/** Takes a picture of a page in every size and theme; the language is the page's own. */
export async function shoot(page: Page, name: string, language: string, sizes = USUAL): Promise<void> {
  // Nothing is pointed at, so that no tip covers what is to be looked at.
  await page.mouse.move(0, 0);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // A map notices its new size with the next picture; while it moves to its new place it is not drawn sharp.
    await page.evaluate(painted);
    await page.locator('.is-zooming').waitFor({ state: 'detached' });
    for (const theme of THEMES) {
      await page.evaluate(async (wanted) => {
        document.documentElement.dataset['theme'] = wanted;
        await document.fonts.ready;
      }, theme);
      await page.evaluate(painted);
      const path = join(FOLDER, `${name}-${width}x${height}-${theme}-${language}.png`);
      await page.screenshot({ path });
      console.log(path);
    }
  }
  const [width, height] = USUAL[0] as Size;
  await page.setViewportSize({ width, height });
}

/** Runs in the page: until what has changed has been drawn. */
async function painted(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
