import type { Page } from '@playwright/test';
import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { longRun } from '@stakeout/testkit';
import { examine } from './axe.ts';
import { Chooser } from './chooser.ts';
import { openLateInGunrunners } from './gunrunners-stage.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { matchByLot } from './match-by-lot.ts';
import { openPlayed } from './played-match.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

/** So much is played on from a moment, or all that is left. */
const STEPS = longRun(4, Number.POSITIVE_INFINITY);

test.describe('a match on this device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is reviewed from its end: moments by keys, another try, kept, without a network, and played on', async ({
    page,
    context,
  }) => {
    await withSettings(page, { speed: 'off' });
    const id = await openPlayed(page, matchByLot(gunrunners, 2, 3));
    const way = page.getByRole('link', { name: 'Review', exact: true });
    await expect(way).toHaveAttribute('href', `/review/local/${id}`);
    await page.goto(`/review/local/${id}?playouts=30`);
    await judged(page);

    await test.step('keys lead through the moments', async () => {
      const tabs = page.getByRole('tab');
      const count = await tabs.count();
      expect(count).toBeGreaterThan(1);
      const before = await chosen(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => chosen(page)).not.toBe(before);
      await page.keyboard.press('k');
      await expect.poll(() => chosen(page)).toBe(before);
      await expect(page.getByTestId('live-region')).toContainText(`of ${count}:`);
    });

    await test.step('something else is tried on the table', async () => {
      await page.keyboard.press('t');
      await expect(page.getByRole('heading', { name: 'What would you play?' })).toBeVisible();
      await chooseAnything(page);
      await expect(page.locator('.review-try-said')).toHaveText(
        /^(Found: within 2%|That would give away \d+% of a win)/,
      );
      await page.getByRole('button', { name: 'Show the answer' }).click();
    });

    await test.step('every option, the true cards, and no fault for those who cannot see them', async () => {
      await page.getByRole('button', { name: 'Every option' }).click();
      const list = page.getByRole('dialog', { name: 'Every option' });
      await expect(list).toBeVisible();
      expect(await list.getByRole('row').count()).toBeGreaterThan(2);
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await page.getByRole('button', { name: /What you could not know/ }).click();
      await expect(page.getByText('You could not know this')).toBeVisible();
      await examine(page, 'a review');
      await page.keyboard.press('Escape');
      await expect(page.getByText('You could not know this')).toHaveCount(0);
    });

    const sentence = await page.getByRole('heading', { level: 1, name: /of a win each/ }).textContent();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: sentence ?? '' })).toBeVisible();
    const judges = page.workers().filter((worker) => worker.url().includes('review-worker'));
    expect(judges, 'what is kept needs no judge').toHaveLength(0);

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto(`/review/local/${id}?playouts=8&seat=2`);
    await judged(page);

    await test.step('from the third moment, or the last, it is played on', async () => {
      await page.goto(`/review/local/${id}?playouts=30`);
      const tabs = page.getByRole('tab');
      const third = tabs.nth(Math.min(2, (await tabs.count()) - 1));
      for (let presses = 0; presses < 5 && (await third.getAttribute('aria-selected')) !== 'true'; presses++)
        await page.keyboard.press('ArrowRight');
      await expect(third).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('p');
      const sheet = page.getByRole('dialog', { name: 'Play on' });
      await sheet.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page).toHaveURL(/\/local\//);
      const table = new GunrunnersTable(page, new Chooser(4));
      for (let step = 0; step < STEPS && (await table.playOn()); step++);
      if (STEPS < Number.POSITIVE_INFINITY) return;
      await expect(table.end.getByRole('region', { name: 'Side by side' })).toBeVisible();
    });
  });
});

test('a file of the other game is reviewed; one that was changed, and a match that runs, are not', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  const { text } = matchByLot(escapePlan, 2, 4);
  await page.goto('/review/file?playouts=2');
  await open(page, text.replace('"seq":5', '"seq":6'));
  await expect(page.getByText('entries[4].seq')).toBeVisible();
  await open(page, text);
  await judged(page);
  await expect(page.getByText('2 imagined games a value, as the address asks')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => chosen(page)).not.toBe('');
  await examine(page, 'a review of Escape Plan');

  const running = await openLateInGunrunners(page, 2, 3);
  await page.goto(`/review/local/${running}`);
  await expect(page.getByText(/only finished matches are reviewed/)).toBeVisible();
});

/** The judge is done, and says so. */
async function judged(page: Page): Promise<void> {
  await expect(page.getByText(/^It (adds|does not add) up:/)).toBeVisible({ timeout: 300_000 });
}

function chosen(page: Page): Promise<string | null> {
  return page.locator('.review-tablist').getByRole('tab', { selected: true }).textContent();
}

async function open(page: Page, text: string): Promise<void> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

/** Touches what can be touched until it is a whole decision, and confirms it. */
async function chooseAnything(page: Page): Promise<void> {
  const confirm = page.locator('.review-table').getByRole('button', { name: 'Confirm' });
  const legal = page.locator('.review-table [data-target].is-legal');
  await expect(legal.first()).toBeVisible();
  for (let touches = 0; touches < 4 && (await confirm.isDisabled()); touches++) await legal.first().click();
  await confirm.click();
}
