import { expect, type Page } from '@playwright/test';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';

/** Pages that need nothing but their address. */
export const PLAIN_PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['create', '/create/gunrunners'],
  ['lobby', '/lobby'],
  ['replays', '/replays'],
  ['settings', '/settings'],
  ['about', '/about'],
  ['fairness', '/fairness'],
  ['rules-gunrunners', '/rules/gunrunners'],
  ['rules-escape-plan', '/rules/escape-plan'],
  ['create-escape-plan', '/create/escape-plan'],
  ['replay-from-file', '/replay/file'],
  ['not-found', '/nowhere'],
  ['no-such-table', '/local/0123456789abcdef'],
  ['box-gunrunners', '/box/gunrunners'],
  ['box-escape-plan', '/box/escape-plan'],
  ['statistics', '/statistics'],
  ['learn', '/learn'],
  ['puzzles', '/puzzles'],
  ['daily', '/daily'],
];

/** Opens a page and waits until what it is about is there. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/** A match on this device against beginners, who decide quickly. */
export async function startAgainstBots(page: Page, seats: number, seed: number): Promise<GunrunnersTable> {
  await page.goto('/create/gunrunners');
  const count = page.getByRole('radio', { name: String(seats), exact: true });
  await count.check();
  for (let seat = 1; seat < seats; seat++) await page.locator(`select[name="seat-${seat}"]`).selectOption('easy');
  await page.locator('button[type="submit"].primary').click();
  await expect(page).toHaveURL(/\/local\/[\w-]+\/\w+$/);
  const table = new GunrunnersTable(page, new Chooser(seed));
  await table.offer();
  return table;
}

/** Plays until the page shows what is wanted, or the match is over. */
export async function playUntil(table: GunrunnersTable, selector: string): Promise<boolean> {
  for (;;) {
    const { isOver } = await table.offer();
    if ((await table.page.locator(selector).count()) > 0) return true;
    if (isOver) return false;
    await table.playOn();
  }
}
