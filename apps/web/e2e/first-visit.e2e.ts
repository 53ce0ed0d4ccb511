import { longRun } from '@stakeout/testkit';
import { Chooser } from './chooser.ts';
import { untilGuided } from './first-turn.ts';
import { openLateInGunrunners } from './gunrunners-stage.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { expect, test } from './stakeout.ts';

/** Some turns and then the last ones of another match, or a whole game. */
const STEPS = longRun(4, Number.POSITIVE_INFINITY);

test('first visit: a game against three bots, by clicking what is offered; its end, its replay', async ({
  page,
  context,
}) => {
  const table = new GunrunnersTable(page, new Chooser(1));

  await test.step('from the first page to the first card in two clicks', async () => {
    await page.goto('/');
    const game = page.getByRole('article', { name: 'Gunrunners' });
    await game.getByRole('button', { name: 'Play now against bots' }).click();
    await expect(page).toHaveURL(/\/local\/[\w-]+\/\w+$/);
    await expect(page).toHaveTitle('Gunrunners · Stakeout');
    // The first game on a device begins with a guide; it leads on, and goes when it is not wanted.
    const guide = await untilGuided(page);
    await guide.getByRole('button', { name: 'Next' }).click();
    await expect(guide).toContainText('Step 2');
    // Nor does it begin anew, or stay away, when the page is loaded again.
    await page.reload();
    await expect(guide).toContainText('Step 2');
    await guide.getByRole('button', { name: 'Skip the guide' }).click();
    await expect(guide).toHaveCount(0);
    await table.touch((await table.offer()).legal[0] ?? '');
    await table.confirm.click();
  });

  await test.step('the others are told to hurry', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('group', { name: 'Speed of the others' }).getByRole('radio', { name: 'Off' }).check();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: 'Players' })).toContainText('You');
  });

  await test.step('to the end', async () => {
    for (let step = 0; step < STEPS && (await table.playOn()); step++);
    if (STEPS < Number.POSITIVE_INFINITY) await openLateInGunrunners(page, 4, 2);
    await table.playToTheEnd();
    await expect(table.end.getByRole('heading', { name: 'Ranking' })).toBeVisible();
    await expect(table.end.getByRole('heading', { name: 'Crates over time' })).toBeVisible();
    await expect(table.end.locator('.end-chart svg').first()).toBeVisible();
    expect(await table.end.locator('.end-bust').count()).toBeGreaterThanOrEqual(4);
    for (const name of ['Rematch', 'Export', 'Share']) {
      await expect(table.end.getByRole('button', { name })).toBeVisible();
    }
  });

  await test.step('the replay: step, scrub, and a link to a move', async () => {
    await table.end.getByRole('link', { name: 'Replay' }).click();
    await expect(page).toHaveURL(/\/replay\/local\/\w+/);
    const line = page.getByRole('slider', { name: 'Move' });
    await expect(line).toHaveValue('0');
    await page.getByRole('button', { name: 'One move on' }).click();
    await expect(line).toHaveValue('1');
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveValue('2');
    await page.getByRole('button', { name: 'One move back' }).click();
    await expect(line).toHaveValue('1');
    const length = Number(await line.getAttribute('max'));
    expect(length).toBeGreaterThan(60);
    await line.fill(String(length - 20));
    await expect(line).toHaveAttribute('aria-valuetext', new RegExp(`^Move ${length - 20} of ${length}\\b`));
    await expect(page).toHaveURL(new RegExp(`#move=${length - 20}$`));
    await page.keyboard.press('End');
    await expect(line).toHaveValue(String(length));
    const link = page.url().replace(/#.*/, `#move=40`);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('slider', { name: 'Move' })).toHaveValue('40');
    await expect(other.getByTestId('prompt')).toBeVisible();
  });
});
