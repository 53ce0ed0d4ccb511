import { forcedAction } from '@stakeout/escape-plan';
import { longRun } from '@stakeout/testkit';
import { choicesOf } from '../src/games/escape-plan/play/choices.ts';
import { Chooser } from './chooser.ts';
import { ALL_DEEDS, type Deed } from './escape-plan-deeds.ts';
import { openStage, type Stage, savedActions, stagesFor, viewOfStage } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** Each test has its share of the deeds; one share of them is done every day, and all of them in the long run. */
const SHARES = 16;
const DONE = longRun(1, SHARES);

const stages = stagesFor(ALL_DEEDS);

test('games come to every kind of place, travel, executive action and interrupt', () => {
  expect(ALL_DEEDS.filter((deed) => !stages.has(deed))).toEqual([]);
});

for (let share = 0; share < DONE; share++) {
  test(`what can be done is done on the page, part ${share + 1} of ${SHARES}`, async ({ page }) => {
    await withSettings(page, { name: 'Ana', speed: 'off' });
    for (const [deed, stage] of [...stages].filter((_, index) => index % SHARES === share)) {
      await test.step(deed, () => doIt(new EscapePlanTable(page, new Chooser(share)), deed, stage));
    }
  });
}

/** Comes to the stage, touches what the deed takes, confirms, and finds it done and saved. */
async function doIt(table: EscapePlanTable, deed: Deed, stage: Stage): Promise<void> {
  const { page } = table;
  const id = await openStage(page, stage);
  await table.offer();
  const { view, options } = viewOfStage(stage);
  const name = JSON.stringify(stage.action);
  const { action } = stage;
  const ways = choicesOf(view, options)
    .filter(({ plan }) => plan.length === 1 && JSON.stringify(plan[0]) === name)
    .flatMap((choice) => choice.ways);
  expect(ways, `${deed} can be chosen`).not.toEqual([]);
  const saved = () => savedActions(page, id, stage.played.length);
  // What cannot but be done happens by itself.
  if (forcedAction(view, 0) !== null) return expect.poll(saved, deed).toContainEqual(action);
  const atOnce = table.prompt.locator(`[data-at-once="${action.type}"]`);
  // A single step has a row of its own in the list; a location of the map is the whole trip to it.
  if (action.type === 'step' || action.type === 'ride' || action.type === 'fly') {
    await table.touch(`${action.type}:${action.to}`);
  } else if ((await atOnce.count()) > 0) await atOnce.click();
  else for (const target of ways[0] ?? []) await table.touch(target);
  if (await isToBeConfirmed(table, saved)) await table.confirm.click();
  await expect.poll(saved, deed).toContainEqual(stage.action);
}

/** Waits until what was touched has been done, or the button that confirms it can be pressed. */
async function isToBeConfirmed(
  table: EscapePlanTable,
  saved: () => Promise<readonly unknown[]>,
): Promise<boolean | undefined> {
  let isAsked: boolean | undefined;
  const look = async () => {
    // In this order: everything is saved before the page goes on, so that the button is not yet that of the next decision.
    const canConfirm = await table.confirm.getAttribute('aria-disabled', { timeout: 1000 }).catch(() => null);
    if ((await saved()).length > 0) isAsked = false;
    else if (canConfirm === 'false') isAsked = true;
    return isAsked;
  };
  await expect.poll(look).toBeDefined();
  return isAsked;
}
