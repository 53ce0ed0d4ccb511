import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { State } from '@stakeout/escape-plan';
import { FOLDER } from './camera.ts';
import { Chooser } from './chooser.ts';
import { openStage, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { openBeforeBust } from './gunrunners-states.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

// What moves is to be seen moving: a few seconds of it, picture by picture.
test.use({ reducedMotion: 'no-preference', deviceScaleFactor: 1 });
test.setTimeout(400_000);

const MOST_PICTURES = 400;

test('a film of a bust', async ({ page }) => {
  // It is told to its end, and then waits.
  await withSettings(page, { name: 'Marta', speed: 'wait' });
  const table = await openBeforeBust(page);
  await filmWhile(page, 'bust', async () => {
    for (let offer = await table.offer(); !offer.canConfirm; offer = await table.offer())
      await table.touch(offer.legal[0] ?? '');
    await table.confirm.click();
    await expect(page.locator('.telling-next')).toBeVisible();
  });
});

test('a film of a night', async ({ page }) => {
  await withSettings(page, { name: 'Ana', speed: 'normal' });
  await openStage(page, stageWhere(3, isLastBeforeNight));
  const table = new EscapePlanTable(page, new Chooser(51));
  await table.offer();
  await filmWhile(page, 'night', async () => {
    let isDay = false;
    const newDay = page.locator('.ep-scene.of-day');
    const dawn = newDay.waitFor().then(() => {
      isDay = true;
    });
    // The own turn ends as soon as it can; the others, the police and the new day are what is filmed.
    while (!isDay) {
      const { atOnce } = await table.offer();
      if (isDay) break;
      if (atOnce.length === 0) await table.playOn();
      else await table.prompt.locator(`[data-at-once="${atOnce.at(-1)}"]`).click();
    }
    await dawn;
    await table.offer();
  });
});

/** The first player's last decision of a day. */
function isLastBeforeNight({ day, part, frames }: State): boolean {
  return day === 1 && part === 3 && frames.at(-1)?.kind === 'action';
}

async function filmWhile(page: Page, name: string, play: () => Promise<void>): Promise<void> {
  let isOver = false;
  const playing = play().finally(() => {
    isOver = true;
  });
  for (let number = 1; number <= MOST_PICTURES && !isOver; number++) {
    await page.screenshot({ path: join(FOLDER, `film-${name}-${String(number).padStart(3, '0')}.jpg`), quality: 70 });
  }
  await playing;
}
