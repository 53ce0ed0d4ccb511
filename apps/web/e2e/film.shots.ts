import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { State } from '@stakeout/escape-plan';
import { FOLDER } from './camera.ts';
import { Chooser } from './chooser.ts';
import { openStage, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { openBeforeBust } from './gunrunners-states.ts';
import { withSettings } from './settings.ts';
import { test } from './stakeout.ts';

// What moves is to be seen moving: a few seconds of it, picture by picture.
test.use({ reducedMotion: 'no-preference', deviceScaleFactor: 1 });
test.setTimeout(400_000);

const MOST_PICTURES = 300;
/** So many steps of one's own lead from dusk into the next day. */
const STEPS = 14;

test('a film of a bust', async ({ page }) => {
  await withSettings(page, { name: 'Marta', speed: 'normal' });
  const table = await openBeforeBust(page);
  await filmWhile(page, 'bust', async () => {
    while ((await table.bust.count()) === 0) await table.playOn();
    await table.offer();
  });
});

test('a film of a night', async ({ page }) => {
  await withSettings(page, { name: 'Ana', speed: 'normal' });
  await openStage(page, stageWhere(3, isLastBeforeNight));
  const table = new EscapePlanTable(page, new Chooser(51));
  await table.offer();
  await filmWhile(page, 'night', async () => {
    for (let step = 0; step < STEPS; step++) await table.playOn();
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
