import { DECISION_KINDS } from '@stakeout/escape-plan';
import { longRun } from '@stakeout/testkit';
import { examine, ON_TOP } from './axe.ts';
import { Chooser } from './chooser.ts';
import { openFinished, openStage, stageOf, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** Those in which most of the table takes part. */
const WHOLE: ReadonlySet<string> = new Set(['placeTile', 'action']);

/** Their lists are made of the same rows, so few are looked at, or all. */
const LOOKED_AT = DECISION_KINDS.filter((kind, index) => WHOLE.has(kind) || index % longRun(15, 1) === 0);

for (const half of [0, 1]) {
  test(`axe finds nothing at a decision, half ${half + 1}`, async ({ page }) => {
    await withSettings(page, { name: 'Ada', speed: 'off', theme: 'night' });
    const table = new EscapePlanTable(page, new Chooser(41));
    for (const kind of LOOKED_AT.filter((_, index) => index % 2 === half)) {
      await openStage(page, stageOf(kind));
      const { legal } = await table.offer();
      // The rest of the table is the same in most of them, and takes long to look through.
      await examine(page, kind, WHOLE.has(kind) ? [] : ['.ep-decide', '.ep-prompt']);
      if (legal[0] === undefined || !WHOLE.has(kind)) continue;
      await table.touch(legal[0]);
      await examine(page, `${kind}, with something chosen`, ['.ep-stage', '.ep-prompt']);
    }
  });
}

test('axe finds nothing on what lies over the table, nor at its end', async ({ page }) => {
  await withSettings(page, { name: 'Ada', speed: 'off', theme: 'night' });
  const table = new EscapePlanTable(page, new Chooser(42));
  await openStage(
    page,
    stageWhere(2, ({ day, frames }) => day === 2 && frames.at(-1)?.kind === 'action'),
  );
  await table.offer();
  for (const key of ['?', 't', 'l']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, `key ${key}`, ON_TOP);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('.ep-plates button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await examine(page, 'somebody’s board', ON_TOP);
  await page.keyboard.press('Escape');
  await openFinished(page, 1);
  await expect(table.end.getByRole('table', { name: 'Score sheet' })).toBeVisible();
  await examine(page, 'end');
});
