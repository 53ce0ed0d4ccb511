import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { expect, test } from './stakeout.ts';

test('first visit: a whole game against three bots, by clicking what is offered, then its replay', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article', { name: 'Gunrunners' }).getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page).toHaveURL(/\/local\/\w+$/);
  const table = new GunrunnersTable(page, new Chooser(1));
  await table.offer();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Speed of the others' }).getByRole('radio', { name: 'Off' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const t0 = Date.now();
  const steps = await table.playToTheEnd();
  console.log(steps, 'steps', Date.now() - t0);
});
