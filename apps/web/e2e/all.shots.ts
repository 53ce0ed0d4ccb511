import type { Page } from '@playwright/test';
import { gunrunners } from '@stakeout/gunrunners';
import { shoot } from './camera.ts';
import type { GunrunnersTable } from './gunrunners-table.ts';
import { openPage, PLAIN_PAGES, startAgainstBots } from './screens.ts';
import { withFixedChance, withFixedNames, withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(400_000);

for (const language of ['en', 'pt'] as const) {
  test.describe(language, () => {
    test.beforeEach(async ({ context }) => {
      await withSettings(context, { name: 'Marta', language, speed: 'off', theme: 'night' });
      await withFixedChance(context, 41);
    });

    test('pages', async ({ page }) => {
      for (const [name, path] of PLAIN_PAGES) {
        await openPage(page, path);
        await shoot(page, `page-${name}`, language);
      }
      await openPage(page, '/box/gunrunners');
      const value = page.locator('[id="box-operatives-3-value"]');
      await value.fill('9');
      await expect(value).toHaveAttribute('aria-invalid', 'true');
      await shoot(page, 'page-box-faults', language);
      await openPage(page, '/create/gunrunners');
      await page.locator('input[type="checkbox"]').check();
      await page.locator('button[type="submit"].primary').click();
      await shoot(page, 'page-create-faults', language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, '/');
      await page.locator('input[type="text"]').fill('https://example.com');
      await page.locator('.home-join button').click();
      await shoot(page, 'page-home-fault', language);
    });

    test('the table', async ({ page }) => {
      await withFixedNames(page, 41);
      const table = await startAgainstBots(page, 4, 42);
      await shoot(page, 'table-set-up', language);
      await sheets(page, language);
      await page.locator('main [data-target="slot:1"]').click();
      await shoot(page, 'table-refusal', language);
      await page.keyboard.press('Escape');
      const seen = new Set<string>();
      await wholeGame(table, language, seen);
      await expect(table.end).toBeVisible();
      await shoot(page, 'end', language);
      // One game seldom has every operation in it.
      for (let game = 2; game <= 4 && OPERATIONS.some((name) => !seen.has(name)); game++) {
        await table.end.locator('.end-actions button.primary').click();
        await expect(table.end).toHaveCount(0);
        await wholeGame(table, language, seen);
        await expect(table.end).toBeVisible();
      }
      await page.locator('.end a[href^="/replay/"]').first().click();
      const line = page.getByRole('slider');
      await line.fill('45');
      await shoot(page, 'replay', language);
      await openPage(page, '/');
      await expect(page.locator('.home-side a[href^="/replay"]').first()).toBeVisible();
      await shoot(page, 'page-home-after-a-game', language);
    });

    for (const seats of [2, 3]) {
      test(`${seats} players`, async ({ page }) => {
        await withFixedNames(page, 41);
        const table = await startAgainstBots(page, seats, 43);
        for (let step = 0; step < 24; step++) await table.playOn();
        await table.offer();
        await shoot(page, `table-${seats}-players`, language);
      });
    }

    test('hot seat', async ({ page }) => {
      await page.goto('/create/gunrunners?seats=here');
      await shoot(page, 'page-create-pass-and-play', language);
      await page.locator('button[type="submit"].primary').click();
      await expect(page.locator('.curtain')).toBeVisible();
      await shoot(page, 'curtain', language);
    });

    test('online', async ({ page, browser, server }) => {
      await page.goto('/create/gunrunners');
      await page.getByRole('radio', { name: '3', exact: true }).check();
      await page.locator('select[name="seat-1"]').selectOption('invited');
      await page.locator('select[name="seat-2"]').selectOption('easy');
      await page.locator('select#create-clock').selectOption('steady');
      await shoot(page, 'page-create-online', language);
      await page.locator('button[type="submit"].primary').click();
      await page.locator('.waiting-actions button').first().click();
      const link = await page.locator('.invite-link input').inputValue();
      await shoot(page, 'waiting-room', language);
      const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
      await withSettings(context, { name: 'João', language, speed: 'off', theme: 'night' });
      const guest = await context.newPage();
      await guest.goto(link);
      await expect(guest.locator('.join-card')).toBeVisible();
      await shoot(guest, 'invitation', language);
      await guest.locator('.join-card button.primary').click();
      await guest.locator('.waiting-steps button.primary').click();
      await shoot(guest, 'waiting-room-guest', language);
      await page.locator('.waiting-steps button.primary').click();
      await expect(page.getByTestId('prompt')).toBeVisible();
      await expect(guest.getByTestId('prompt')).toBeVisible();
      await shoot(page, 'online-table', language);
      await page.locator('.online-button').first().click();
      await shoot(page, 'online-chat', language);
      await page.keyboard.press('Escape');
      await guest.goto('/lobby');
      await server.kill();
      await expect(page.getByTestId('connection-strip')).toBeVisible();
      await shoot(page, 'online-connection-lost', language);
      await server.start();
      await context.close();
    });
  });
}

const OPERATIONS = ['director', 'informer', 'saboteur', 'spy', 'runner'].map((role) => `table-power-${role}`);

/** Menu, log, hint, keys: whatever lies over the table. */
async function sheets(page: Page, language: string): Promise<void> {
  await page.locator('.table-top button').last().click();
  await shoot(page, 'sheet-menu', language);
  await page.keyboard.press('Escape');
  for (const [key, name] of [
    ['?', 'keys'],
    ['h', 'hint'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator('dialog')).toBeVisible();
    if (name === 'hint') await expect(page.locator('dialog li').first()).toBeVisible();
    await shoot(page, `sheet-${name}`, language);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
}

/** Plays to the end, and takes a picture of every kind of decision when it first comes, and of the first bust. */
async function wholeGame(table: GunrunnersTable, language: 'en' | 'pt', seen: Set<string>): Promise<void> {
  const once = async (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    await shoot(table.page, name, language);
  };
  for (let offer = await table.offer(); !offer.isOver; offer = await table.offer()) {
    if ((await table.bust.count()) > 0) await once('table-bust');
    const chosen = await table.page.locator('main [data-target].is-chosen').count();
    await once(`table-${await decision(table, language)}${chosen > 0 ? '-chosen' : ''}`);
    if (seen.size === 6 && !seen.has('sheet-log')) {
      await table.prompt.locator('.clause-chip').first().click();
      await once('table-clause');
      await table.page.keyboard.press('Escape');
      await table.page.keyboard.press('l');
      await once('sheet-log');
      await table.page.keyboard.press('Escape');
    }
    await table.playOn();
  }
}

/** A name for what is being decided, the same in both languages. */
async function decision({ page, prompt, confirm }: GunrunnersTable, language: 'en' | 'pt'): Promise<string> {
  const label = (await confirm.textContent()) ?? '';
  for (let role = 1; role <= 6; role++) {
    const name = gunrunners.texts[language].terms['role']?.(role) ?? '';
    if (label.includes(name)) return `power-${gunrunners.texts.en.terms['role']?.(role).toLowerCase()}`;
  }
  if ((await page.locator('.prompt-bar.is-power').count()) > 0) return 'power-second-part';
  const clause = await prompt.locator('.clause-chip').first().textContent();
  return { 'G3.4': 'set-up', 'G5.2': 'roll', 'G8.8': 'which-bust' }[clause ?? ''] ?? `deploy-${clause?.toLowerCase()}`;
}
