import type { Page } from '@playwright/test';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

test('language and theme change in mid-game, at once, and the game stays as it is', async ({ page }) => {
  await withSettings(page, { speed: 'off', theme: 'night' });
  const table = await startGame(page);
  for (let step = 0; step < 5; step++) await table.playOn();
  await table.offer();
  const html = page.locator('html');
  const log = page.getByRole('region', { name: /Case log|Registro do caso/ });
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-theme', 'night');
  const before = await piecesOn(page);
  const line = await log.getByRole('listitem').first().textContent();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Português' }).click();
  await expect(html).toHaveAttribute('lang', 'pt-BR');
  await page.getByRole('radio', { name: 'Dia' }).check();
  await expect(html).toHaveAttribute('data-theme', 'day');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Fechar' }).click();

  await expect(table.confirm).toHaveText(/^(Confirmar|Rolar|Usar [oa] .+)$/);
  await expect(page.getByRole('region', { name: 'Sua mão' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Registro do caso' })).toBeVisible();
  expect(await log.getByRole('listitem').first().textContent()).not.toBe(line);
  expect(await log.textContent()).not.toMatch(/\b(rolled|flipped|placed|crate)\b/);
  expect(await piecesOn(page)).toEqual(before);

  await test.step('and it is remembered', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Sua mão' })).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'day');
    await table.offer();
    expect(await piecesOn(page)).toEqual(before);
    for (let step = 0; step < 2; step++) await table.playOn();
  });
});

test.describe('stored on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network, after the first visit: the page loads, the game goes on, a new one begins', async ({
    page,
    context,
  }) => {
    await withSettings(page, { speed: 'off' });
    const table = await startGame(page);
    for (let step = 0; step < 3; step++) await table.playOn();
    await table.offer();
    const before = await piecesOn(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

    await context.setOffline(true);
    await page.reload();
    await table.offer();
    expect(await piecesOn(page)).toEqual(before);
    for (let step = 0; step < 4; step++) await table.playOn();

    await test.step('other pages, never visited before', async () => {
      await page.goto('/rules/gunrunners');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('G8.5').first()).toBeVisible();
      await page.goto('/fairness');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // It has the frame of every page, and its typefaces.
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(
        await page.evaluate(() =>
          document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === 'loaded')),
        ),
      ).toBe(true);
      await page.goto('/lobby');
      await expect(page.getByText(/need a connection|out of reach/).first()).toBeVisible();
    });

    await test.step('a new game', async () => {
      const again = await startGame(page);
      for (let step = 0; step < 3; step++) await again.playOn();
      await expect(again.prompt).toBeVisible();
    });
  });
});

async function startGame(page: Page): Promise<GunrunnersTable> {
  await page.goto('/');
  const game = page.getByRole('article', { name: 'Gunrunners' });
  await game.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page).toHaveURL(/\/local\/[\w-]+\/\w+$/);
  return new GunrunnersTable(page, new Chooser(5));
}

/** How the table lies: what is where, without any words. */
function piecesOn(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    cards: [...document.querySelectorAll<HTMLElement>('main [data-card]')].map(({ dataset }) => [
      dataset['target'],
      dataset['card'],
    ]),
    numbers: [...document.querySelectorAll('.gr-plate .numeral, .gr-dossier .numeral')].map(({ textContent }) =>
      Number.parseInt(textContent ?? '', 10),
    ),
  }));
}
