import type { Page } from '@playwright/test';
import type { State } from '@stakeout/escape-plan';
import { longRun } from '@stakeout/testkit';
import { Chooser } from './chooser.ts';
import { disorderOfTable } from './escape-plan-layout.ts';
import { openStage, type Stage, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { faultsOf } from './measured-page.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

// Lines are as wide as they are drawn.
test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1 });

/** From the smallest phone to a large screen, phones held sideways, low laptops, tablets, and pages at 200 %. */
const ALL_SIZES: readonly (readonly [width: number, height: number])[] = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [720, 450],
  [1024, 768],
  [1280, 600],
  [1366, 625],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
];
/** Some of them, or all. */
const SIZES = ALL_SIZES.filter((_, index) => index % longRun(4, 1) === 1 % longRun(4, 1));

/** The city of 14 tiles with five players is what has the least room. */
const STATES: readonly (readonly [name: string, stage: () => Stage])[] = [
  ['the first turn', () => stageWhere(3, (state) => kindOf(state) === 'action')],
  ['five players on day 3', () => stageWhere(5, (state) => state.day === 3 && kindOf(state) === 'action')],
  ['the police has moved', () => stageWhere(1, (state) => state.day === 2 && kindOf(state) === 'action')],
];

/** All sizes are told of, not only the first that is wrong. */
const softly = expect.configure({ soft: true });
/** The longest the table takes to lie still, on a busy machine. */
const SETTLED = 5000;

/**
 * The map is moved under its glass, and lists may lie over it; on the badges of cops the shape speaks, not the letter. The head of
 * the places is only heard where there is little room.
 */
const MAP = '.ep-city-view, .ep-tomorrow, .ep-cop, .ep-places > .ep-panel-head';

test('Escape Plan at every size: nothing lies over anything else, is cut or too small to read', async ({ page }) => {
  await withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off' });
  const table = new EscapePlanTable(page, new Chooser(51));
  for (const [name, stage] of STATES) {
    await openStage(page, stage());
    await table.offer();
    await measure(page, name);
  }
  await test.step('the end', async () => {
    await openStage(
      page,
      stageWhere(3, (state) => state.day === 3 && state.part === 4),
    );
    await table.playToTheEnd();
    await expect(table.end.getByRole('table').first()).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect.soft(await faultsOf(page), `the end, ${width}×${height}`).toEqual([]);
    }
  });
});

async function measure(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const screen = `${name}, ${width}×${height}`;
    // The table lays itself out anew, and the map moves to its place.
    await softly.poll(() => page.evaluate(disorderOfTable), { message: screen, timeout: SETTLED }).toEqual([]);
    expect.soft(await faultsOf(page, { ignore: MAP }), screen).toEqual([]);
  }
}

function kindOf(state: State): string | undefined {
  return state.frames.at(-1)?.kind;
}
