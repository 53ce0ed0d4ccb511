import { longRun } from '@stakeout/testkit';
import { Chooser } from './chooser.ts';
import { expectNothingTold } from './escape-plan-secrets.ts';
import { openStage, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { exported } from './exported.ts';
import { matchOf, savedIn } from './saved.ts';
import { withSettings } from './settings.ts';
import { SMALL } from './somebody.ts';
import { expect, test } from './stakeout.ts';
import { Truth } from './truth.ts';
import { WorkerTap } from './worker-tap.ts';

test.use({ reducedMotion: 'reduce', viewport: SMALL });
test.describe.configure({ mode: 'parallel' });

/** The last day, or all of them. */
const BEGINNING = longRun(3, 1);
/** Hand-overs and steps: for a part of a game, or all of it. */
const CHANGES = longRun(5, Number.POSITIVE_INFINITY);
const STEPS = longRun(15, Number.POSITIVE_INFINITY);

test('alone against Costa and Sandra: to the score sheet and the replay', async ({ page }) => {
  await withSettings(page, { name: 'Ada', speed: 'off' });
  await openStage(
    page,
    stageWhere(1, ({ day }) => day >= BEGINNING),
  );
  await expect(page).toHaveTitle('Escape Plan · Stakeout');
  const table = new EscapePlanTable(page, new Chooser(11));
  let told = 0;
  await table.playToTheEnd(async () => {
    told += await page.locator('.ep-automa').count();
  });
  expect(told, 'what Sandra and Costa did was told').toBeGreaterThan(longRun(1, 5));
  await expectScoreSheet(table);
  expect(new Truth(await exported(page)).length, 'the file plays again').toBeGreaterThan(50);

  await table.end.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/\/replay\/local\/\w+/);
  const line = page.getByRole('slider', { name: 'Move' });
  await line.fill('30');
  await expect(page.locator('.ep-city')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveValue('31');
});

test('two on one device with Sandra: no cash, plan or kept tiles are in the page for the other, or while they are covered', async ({
  page,
}) => {
  await withSettings(page, { name: 'Ada', speed: 'off', confirm: false });
  await WorkerTap.tap(page);
  await page.goto('/create/escape-plan?seats=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('textbox', { name: 'Name of the person on seat 2' }).fill('Grace');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const table = new EscapePlanTable(page, new Chooser(12));
  const tap = new WorkerTap(page);
  let changes = 0;
  let covered = 0;
  for (let offer = await table.offer(); !offer.isOver && changes < CHANGES; offer = await table.offer()) {
    await tap.listen();
    if (!offer.hasCurtain) {
      if ((await page.locator('.ep-keep-open[aria-pressed="true"]').count()) === 0) {
        await expectNothingTold(page);
        covered++;
      }
      await table.playOn();
      continue;
    }
    changes++;
    await expect(page.locator('.ep-own, .ep-plan, .ep-city')).toHaveCount(0);
    await page.locator('.curtain button').click();
    await expect(page.locator('.curtain')).toHaveCount(0);
  }
  expect(changes).toBeGreaterThan(longRun(4, 10));
  expect(covered).toBeGreaterThan(longRun(12, 100));
  if ((await table.offer()).isOver) await expectScoreSheet(table);
  await tap.listen();
  tap.judge(new Truth(await savedIn(page, matchOf(page))));
});

test('four with three bots: somebody’s turns go by between one’s own', async ({ page }) => {
  await withSettings(page, { name: 'Ada', speed: 'off', confirm: false });
  await page.goto('/create/escape-plan');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (let seat = 1; seat < 4; seat++) await page.locator(`select[name="seat-${seat}"]`).selectOption('easy');
  await page.locator('button[type="submit"].primary').click();
  const table = new EscapePlanTable(page, new Chooser(13));
  for (let step = 0; step < STEPS && (await table.playOn()); step++);
  const { entries } = await savedIn(page, matchOf(page));
  expect(new Set(entries.map(({ seat }) => seat)), 'who has done something').toEqual(new Set([0, 1, 2, 3]));
  if ((await table.offer()).isOver) await expectScoreSheet(table);
});

/** All nine lines for every player, and the total. */
async function expectScoreSheet({ end }: EscapePlanTable): Promise<void> {
  const sheet = end.getByRole('table', { name: 'Score sheet' });
  await expect(sheet).toBeVisible();
  expect(await sheet.getByRole('row').count()).toBeGreaterThanOrEqual(11);
  for (const name of ['Rematch', 'Export', 'Share']) await expect(end.getByRole('button', { name })).toBeVisible();
}
