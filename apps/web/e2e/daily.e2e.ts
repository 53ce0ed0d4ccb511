import { escapePlanRules } from '@stakeout/escape-plan';
import { examine } from './axe.ts';
import { playQuickly } from './second-window.ts';
import { withSettings } from './settings.ts';
import { somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';

test('the deal of the day: played once, compared afterwards, and told to nobody who has not played', async ({
  browser,
  server,
}) => {
  const [ada, grace] = await Promise.all([
    somebody(browser, server.address, 'Ada'),
    somebody(browser, server.address, 'Grace', { language: 'pt' }, { width: 390, height: 844 }),
  ]);
  const play = (page: typeof ada.page, word: string) => page.getByRole('button', { name: `${word}: Escape Plan` });

  await ada.page.goto('/daily');
  await expect(ada.page.getByText('You have one attempt.')).toHaveCount(2);
  await play(ada.page, 'Play it').click();
  await expect(ada.page.getByTestId('prompt')).toBeVisible();
  const id = new URL(ada.page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('whoever leaves goes on with the same table', async () => {
    await ada.page.goto('/daily');
    await play(ada.page, 'Go on with it').click();
    await expect(ada.page).toHaveURL(new RegExp(`/table/${id}$`));
  });

  await test.step('at the end the results are next; what would give the cards away is not offered', async () => {
    // A page that looks on would draw every move.
    await ada.page.goto('/daily');
    await playQuickly(ada.context, server.address, id, escapePlanRules);
    await ada.page.goto(`/table/${id}`);
    const results = ada.page.getByRole('link', { name: 'Results of the day' });
    await expect(results).toBeVisible();
    await expect(ada.page.getByText('The cards can be checked when the day is over')).toBeVisible();
    await expect(ada.page.getByRole('link', { name: 'Review' })).toHaveCount(0);
    await expect(ada.page.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await results.click();
    await expect(ada.page.getByRole('row', { name: /1 You/ })).toBeVisible();
    await examine(ada.page, 'the deal of the day');
  });

  await test.step('her replay is what she saw', async () => {
    await ada.page.getByRole('link', { name: 'Replay of You' }).click();
    await expect(ada.page.getByRole('slider')).toBeVisible();
  });

  await test.step('somebody else has their own attempt, and learns nothing of hers', async () => {
    await grace.page.goto('/daily');
    await expect(play(grace.page, 'Jogar')).toBeVisible();
    await expect(grace.page.getByText('Ada', { exact: true })).toHaveCount(0);
    const answer = await grace.page.request.get(`/api/tables/${id}`);
    expect(answer.status()).toBe(404);
  });
  for (const { context, faults } of [ada, grace]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' });

  test('yesterday’s deal is played on the device; today’s says why not, and comes by itself', async ({
    page,
    context,
  }) => {
    await withSettings(page, { speed: 'off' });
    const today = page.getByRole('button', { name: 'Play it: Escape Plan' });
    const here = (word: string) => page.getByRole('button', { name: `${word}: Escape Plan` });
    await page.goto('/daily');
    await expect(today).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(today).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Today’s deal needs a connection')).toBeVisible();
    await expect(today).toHaveCount(0);
    await examine(page, 'the deal of the day without a connection');
    await here('Play it here').click();
    await expect(page).toHaveURL(/\/local\/[\w-]+\/\w+$/);
    await expect(page.getByTestId('prompt')).toBeVisible();
    await page.goto('/daily');
    await here('Go on with it').click();
    await expect(page.getByTestId('prompt')).toBeVisible();

    await page.goto('/daily');
    await expect(page.getByText('Today’s deal needs a connection')).toBeVisible();
    await context.setOffline(false);
    await expect(today).toBeVisible();
    await expect(page.getByText('Today’s deal needs a connection')).toHaveCount(0);
  });
});
