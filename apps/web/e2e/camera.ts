import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

export const FOLDER = process.env['STAKEOUT_SHOTS'] || fileURLToPath(new URL('../../../reports/shots', import.meta.url));

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;
const THEMES = ['night', 'day'] as const;

/** Takes a picture of a page in every size and theme; the language is the page's own. */
export async function shoot(page: Page, name: string, language: string): Promise<void> {
  // Nothing is pointed at, so that no tip covers what is to be looked at.
  await page.mouse.move(0, 0);
  for (const [size, viewport] of SIZES) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES) {
      await page.evaluate(async (wanted) => {
        document.documentElement.dataset['theme'] = wanted;
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      }, theme);
      const path = join(FOLDER, `${name}-${size}-${theme}-${language}.png`);
      await page.screenshot({ path });
      console.log(path);
    }
  }
  await page.setViewportSize(SIZES[0][1]);
}
