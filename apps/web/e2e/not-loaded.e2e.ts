import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test('a table that did not load can be tried again; the notice goes with the page, and once it loads', async ({
  page,
}) => {
  await withSettings(page, {});
  await page.goto('/');
  let isRefused = true;
  await page.route(/local-play|worker.*\.js/, (route) =>
    isRefused ? route.fulfill({ status: 429 }) : route.continue(),
  );
  const game = page.getByRole('article', { name: 'Gunrunners' });
  const play = game.getByRole('button', { name: /^Play now/ }).first();
  const again = page.getByRole('button', { name: 'Try again' });
  await play.click();
  await expect(again).toBeVisible();
  await page.getByRole('link', { name: 'Open tables' }).first().click();
  await expect(again).toHaveCount(0);
  await page.goBack();
  await play.click();
  await expect(again).toBeVisible();
  isRefused = false;
  await again.click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('icons that did not load come when they can', async ({ page }) => {
  await withSettings(page, {});
  let isRefused = true;
  await page.route('/icons.svg', (route) => (isRefused ? route.fulfill({ status: 429 }) : route.continue()));
  await page.goto('/');
  const drawn = page.locator('svg.icon:visible use').last();
  const width = () => drawn.evaluate((use: SVGUseElement) => use.getBBox().width);
  expect(await width()).toBe(0);
  isRefused = false;
  await expect.poll(width).toBeGreaterThan(0);
});
