import { readFileSync } from 'node:fs';
import { gunrunners } from '@stakeout/gunrunners';
import { examine } from './axe.ts';
import { matchByLot } from './match-by-lot.ts';
import { openPlayed } from './played-match.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

test('a match counts, is reviewed from the page, and goes out as CSV', async ({ page }) => {
  await withSettings(page, { name: 'Ana', speed: 'off' });
  const id = await openPlayed(page, matchByLot(gunrunners, 2, 3));
  await page.goto('/replays');
  await page.getByRole('link', { name: 'Your statistics' }).click();
  await expect(page.getByText('1 match has not been reviewed.')).toBeVisible();

  // Few imagined games are quick, and the review says so.
  await page.goto('/statistics?playouts=10');
  await page.getByRole('button', { name: 'Review all' }).click();
  await expect(page.getByText('1 reviewed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review all' })).toHaveCount(0);
  await page.getByText('As a table').first().click();
  await examine(page, 'statistics');

  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Gunrunners' });
  await expect(page).toHaveURL(/game=gunrunners/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(3);
  expect(file).toContain(`,gunrunners,device,${id},2,1,easy,Bot 1 (easy),`);
  expect(file).toContain(',race/3@10,');

  await page.getByRole('link', { name: /^Review:/ }).click();
  await expect(page).toHaveURL(`/review/local/${id}?seat=1`);
});
