import { readFileSync } from 'node:fs';
import { matchLink } from '../src/session/match-link.ts';
import { expect, test } from './stakeout.ts';

const GOLDEN = new URL('../../../packages/gunrunners/golden/two-players-en.json', import.meta.url);

test('a match in a link is verified and shown, on a device that never had it', async ({ page }) => {
  await page.goto(await matchLink(readFileSync(GOLDEN, 'utf8')));
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Move' })).toHaveValue('1');
  await expect(page, 'the match stays in the address').toHaveURL(/\/replay\/link#match=[\w-]{500,}&move=1$/);

  await page.goto('/about');
  await page.goto('/replay/link#match=abc');
  await expect(page.getByText('The link is cut off or was changed.')).toBeVisible();
});

test('a match file is verified, and can be watched from there', async ({ page }) => {
  await page.goto('/replays');
  await page.getByRole('main').getByRole('link', { name: 'How shuffles are kept fair' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: readFileSync(GOLDEN) });
  await expect(page.getByText('Verified: the file is sound in itself')).toBeVisible();
  await page.getByRole('button', { name: 'Watch this match' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});
