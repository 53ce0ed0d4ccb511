import { longRun } from '@stakeout/testkit';
import { tabTo } from './by-keyboard.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

/** More presses than any lesson needs. */
const MOST_PRESSES = 40;

test('a lesson by keyboard alone', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  for (const path of longRun(['escape-plan/cops'], ['escape-plan/cops', 'gunrunners/flip'])) {
    await page.goto(`/learn/${path}`);
    const slip = page.getByTestId('lesson');
    await expect(slip).toBeVisible();
    for (let press = 0; press < MOST_PRESSES && (await slip.getAttribute('data-stage')) !== 'done'; press++) {
      const before = await page.evaluate(standing);
      await expect.poll(() => page.evaluate(leadsOn, false)).toBe(true);
      await tabTo(page, leadsOn, true);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(standing)).not.toBe(before);
    }
    await expect(slip).toHaveAttribute('data-stage', 'done');
  }
});

test('a puzzle of each game by keyboard alone', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  for (const path of ['gunrunners/1', 'escape-plan/1']) {
    await page.goto(`/puzzles/${path}`);
    await expect(page.locator('.puzzle-option').first()).toBeVisible();
    await tabTo(page, () => document.activeElement?.matches('.puzzle-option') === true);
    await page.keyboard.press('Enter');
    await tabTo(page, () => document.activeElement?.matches('.puzzle-acts .primary') === true);
    await page.keyboard.press('Enter');
    await expect(page.locator('.puzzle-stamp')).toBeVisible();
  }
});

/** Runs in the page: whether there is something that leads on, and with `isFocused` whether the focus is on it. */
function leadsOn(isFocused?: boolean): boolean {
  const here = document.querySelector('[data-lesson="here"]');
  const target = here?.getAttribute('data-target') ?? null;
  const own = [...document.querySelectorAll('[data-testid="lesson"] .button')];
  // What is pointed at, in the list as on the table; or else what goes on reading, or asks for the arrow.
  const ways =
    here === null
      ? own.filter((button) => ['Next', 'Show me'].includes(button.textContent ?? ''))
      : [here, ...(target === null ? [] : document.querySelectorAll(`[data-target="${target}"]`))];
  return isFocused === true ? ways.some((way) => way === document.activeElement) : ways.length > 0;
}

/** Runs in the page: what tells one moment of a lesson from the next. */
function standing(): string {
  const slip = document.querySelector('[data-testid="lesson"]');
  const here = document.querySelector('[data-lesson="here"]');
  return [
    slip?.getAttribute('data-stage'),
    slip?.textContent,
    here?.getAttribute('data-target') ?? here?.textContent,
  ].join();
}
