import { gunrunners } from '@stakeout/gunrunners';
import { shoot } from './camera.ts';
import { matchByLot } from './match-by-lot.ts';
import { openPlayed } from './played-match.ts';
import { withSettings } from './settings.ts';
import type { Size } from './sizes.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(400_000);

const SIZES: readonly Size[] = [
  [1440, 900],
  [390, 844],
  [844, 390],
  [1366, 625],
  [2560, 1440],
];

for (const language of ['en', 'pt'] as const) {
  test(`a review in ${language}, and a match played on from it`, async ({ page }) => {
    await withSettings(page, { name: 'Ana', speed: 'off', theme: 'night', language });
    const id = await openPlayed(page, matchByLot(gunrunners, 4, 3));
    await page.goto(`/review/local/${id}?playouts=60`);
    await expect(page.locator('.review-balance .icon')).toBeVisible({ timeout: 120_000 });
    await shoot(page, 'review', language, SIZES);
    await page.locator('.review-fold').click();
    await shoot(page, 'review-true-cards', language, SIZES.slice(0, 2));
    await page.keyboard.press('Escape');
    await page.locator('.review-acts [aria-haspopup="dialog"]').click();
    await page.locator('dialog input[value="known"]').check();
    await page.locator('dialog button.primary').click();
    await expect(page.locator('.origin-mark')).toBeVisible();
    await shoot(page, 'played-on', language, SIZES);
  });
}
