import { DECISION_KINDS } from '@stakeout/escape-plan';
import { shoot } from './camera.ts';
import { Chooser } from './chooser.ts';
import { openStage, stageOf, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(600_000);

for (const language of ['en', 'pt'] as const) {
  test.describe(`Escape Plan in ${language}`, () => {
    test.beforeEach(({ page }) => withSettings(page, { name: 'Ana', speed: 'off', theme: 'night', language }));

    test('every decision, with nothing and with something chosen', async ({ page }) => {
      const table = new EscapePlanTable(page, new Chooser(51));
      for (const kind of DECISION_KINDS) {
        await openStage(page, stageOf(kind, kind === 'placeTile' ? 1 : 2));
        const { legal } = await table.offer();
        await shoot(page, `escape-plan-${kind}`, language);
        const chosen = legal.find((target) => /^(node|stack|cop|display|contact|item)/.test(target));
        if (chosen === undefined) continue;
        await table.touch(chosen);
        await shoot(page, `escape-plan-${kind}-chosen`, language);
      }
    });

    for (const seats of [1, 2, 3, 4, 5]) {
      test(`${seats} players on the last day`, async ({ page }) => {
        const table = new EscapePlanTable(page, new Chooser(52));
        const isLate = (day: number, part: number) => day === 3 && part >= 1;
        await openStage(
          page,
          stageWhere(seats, ({ day, part, frames }) => isLate(day, part) && frames.at(-1)?.kind === 'action'),
        );
        await table.offer();
        await shoot(page, `escape-plan-${seats}-players`, language);
        if (seats === 3) await sheets(table, language);
        await table.playToTheEnd();
        await expect(table.end.getByRole('table').first()).toBeVisible();
        await shoot(page, `escape-plan-end-${seats}-players`, language);
      });
    }
  });
}

/** Whatever lies over the table. */
async function sheets({ page }: EscapePlanTable, language: string): Promise<void> {
  for (const [key, name] of [
    ['?', 'keys'],
    ['t', 'turn'],
    ['l', 'log'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator('dialog')).toBeVisible();
    await shoot(page, `escape-plan-sheet-${name}`, language);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('h');
  await expect(page.locator('.ep-hint-options')).toBeVisible();
  await shoot(page, 'escape-plan-hint', language);
  await page.keyboard.press('Escape');
  await page.locator('.ep-plates button').first().click();
  await shoot(page, 'escape-plan-sheet-board', language);
  await page.keyboard.press('Escape');
}
