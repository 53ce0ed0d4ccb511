import type { Page } from '@playwright/test';
import { longRun } from '@stakeout/testkit';
import { noteWhatIsTold, tabTo } from './by-keyboard.ts';
import { Chooser } from './chooser.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';
import type { Offer } from './table-player.ts';

test.use({ reducedMotion: 'reduce' });

/** The beginning of a day, or all of it. */
const STEPS = longRun(16, Number.POSITIVE_INFINITY);

test('Escape Plan by keyboard alone, told by the live region', async ({ page }) => {
  await withSettings(page, { name: 'Ada', speed: 'off' });
  await page.addInitScript(noteWhatIsTold);
  await page.goto('/create/escape-plan');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const seat of [1, 2]) await page.locator(`select[name="seat-${seat}"]`).selectOption('easy');
  await page.locator('button[type="submit"].primary').click();
  const table = new EscapePlanTable(page, new Chooser(31));
  const before = new Set<string>();

  await test.step('the map is walked by arrows, and Enter chooses', async () => {
    await table.offer();
    // Bots may have moved before anybody was there to be told.
    for (const line of await readLog(page)) before.add(line);
    await page.keyboard.press('m');
    const first = await focused(page);
    expect(first).toMatch(/^(node|cell|stack|tile|cop):/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).not.toBe(first);
  });

  await test.step('the day, or the beginning of it', async () => {
    const chooser = new Chooser(32);
    const day = page.locator('.ep-day .numeral');
    for (let step = 0; step < STEPS && (await day.textContent()) !== '2'; step++) {
      await playByKeys(page, await table.offer(), chooser);
    }
    await table.offer();
    if (STEPS === Number.POSITIVE_INFINITY) await expect(day).toHaveText('2');
  });

  await test.step('what the log has was told, line by line', async () => {
    const lines = await readLog(page);
    expect(lines.length).toBeGreaterThan(longRun(5, 15));
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    const heard = told.join(' ').toLowerCase();
    // The log joins what belongs together, and then names who did it only once; those who listen hear it piece by piece.
    const sentences = lines.filter((line) => !before.has(line)).flatMap((line) => line.split(/(?<=\.) /));
    expect(sentences.filter((sentence) => !heard.includes(sentence.toLowerCase()))).toEqual([]);
    expect(told.length).toBeGreaterThan(lines.length);
  });
});

/** The lines of the log, newest first, without their clauses. */
async function readLog(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('l');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const lines = await sheet.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const copy = item.cloneNode(true) as Element;
      for (const chip of copy.querySelectorAll('button, .visually-hidden')) chip.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    }),
  );
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  return lines.filter((line) => line !== '');
}

/** Longer lists can be gone through by keyboard too, but a test need not. */
const ROWS_WITHIN_REACH = 14;

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
}

async function playByKeys(page: Page, offer: Offer, chooser: Chooser): Promise<void> {
  const { legal, atOnce, canConfirm } = offer;
  if (canConfirm && (legal.length === 0 || chooser.below(5) > 0)) return page.keyboard.press('Control+Enter');
  if (atOnce.length > 0 && (legal.length === 0 || chooser.below(2) === 0)) {
    const name = chooser.one(atOnce);
    await tabTo(page, (wanted) => (document.activeElement as HTMLElement | null)?.dataset['atOnce'] === wanted, name);
    return page.keyboard.press('Enter');
  }
  // The list of what can be done is one key away.
  await page.keyboard.press('d');
  const rows = await page
    .locator('.ep-decide [data-target].is-legal')
    .evaluateAll((found) => found.map((row) => row.getAttribute('data-target') ?? ''));
  const near = rows.slice(0, ROWS_WITHIN_REACH);
  const target = chooser.one(near.length > 0 ? near : legal);
  await tabTo(page, (wanted) => document.activeElement?.getAttribute('data-target') === wanted, target);
  return page.keyboard.press('Enter');
}
