import { type Action, escapePlan, forcedAction, type State, warningsOf } from '@stakeout/escape-plan';
import { Chooser } from './chooser.ts';
import { openStage, savedActions, stageWhere, stateOf } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

/** After it the exit is out of reach. */
const REST: Action = { type: 'rest' };

function isRestTooLate(state: State): boolean {
  const { day, part, frames } = state;
  if (day !== 3 || part !== 2 || frames.at(-1)?.kind !== 'action') return false;
  const canRest = escapePlan.legal(state, 0).some(({ type }) => type === 'rest');
  return canRest && warningsOf(escapePlan.view(state, 0), 0, [REST]).some(({ kind }) => kind === 'late');
}

test('a warning comes with the choice that does the harm, and goes with it', async ({ page }) => {
  await withSettings(page, { name: 'Ana', speed: 'off' });
  const table = new EscapePlanTable(page, new Chooser(91));
  await openStage(page, stageWhere(4, isRestTooLate));
  await table.offer();
  const warnings = page.getByTestId('warnings');
  await expect(warnings).toHaveCount(0);
  await table.touch('rest');
  await expect(warnings).toContainText(/Exit \d is \d turns? away, and you have \d\./);
  await expect(warnings.getByRole('button', { name: 'Rule E21.6' })).toBeVisible();
  // It asks nothing: the choice can be confirmed as before.
  await expect(table.confirm).toHaveAttribute('aria-disabled', 'false');
  await table.prompt.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(warnings).toHaveCount(0);
});

test('what cannot but be done happens by itself', async ({ page }) => {
  await withSettings(page, { name: 'Ana', speed: 'off' });
  const table = new EscapePlanTable(page, new Chooser(92));
  const isForced = (state: State) => forcedAction(escapePlan.view(state, 0), 0)?.type === 'pass';
  const stage = stageWhere(3, isForced);
  const id = await openStage(page, stage);
  const forced = forcedAction(escapePlan.view(stateOf(stage), 0), 0);
  await expect.poll(() => savedActions(page, id, stage.played.length)).toContainEqual(forced);
  await table.offer();
});
