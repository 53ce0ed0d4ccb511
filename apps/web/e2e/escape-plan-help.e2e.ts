import type { Locator, Page } from '@playwright/test';
import { Chooser } from './chooser.ts';
import { expectNothingTold } from './escape-plan-secrets.ts';
import { openStage, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { untilGuided } from './first-turn.ts';
import { pressPast } from './press.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

/** Whether a tile of the city lies under a strip at the foot of the map. */
function isUnder(page: Page, strip: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const foot = document.querySelector(selector)?.getBoundingClientRect();
    if (foot === undefined) return true;
    return [...document.querySelectorAll('.ep-city .ep-tile-line')].some((tile) => {
      const { left, right, bottom } = tile.getBoundingClientRect();
      return bottom > foot.top + 1 && left < foot.right && right > foot.left;
    });
  }, strip);
}

/** Runs in the page: closes the hint in the moment in which it comes. */
function closeHint(): boolean {
  const close = document.querySelector<HTMLElement>('.ep-hint-close');
  close?.click();
  return close !== null;
}

/**
 * Runs in the page at each frame: closes the hint as soon as the map is at rest, and tells where the map was then. The map hears of a
 * strip that has grown only after the frame has begun: so it must have been as high for a frame.
 */
function closeAtRest(): string | null {
  const sheet = document.querySelector('.ep-city-sheet:not(.is-zooming)');
  const hint = document.querySelector<HTMLElement>('.ep-hint');
  const close = hint?.querySelector<HTMLElement>('.ep-hint-close') ?? null;
  if (sheet === null || hint === null || close === null) return null;
  const height = `${hint.offsetHeight}`;
  if (hint.dataset['seen'] !== height) {
    hint.dataset['seen'] = height;
    return null;
  }
  close.click();
  return sheet.getAttribute('style');
}

/** Presses a button until the table has moved on by it. */
function pressOnTable(page: Page, button: Locator): Promise<void> {
  return pressPast(button, () => page.locator('main').getAttribute('data-moment'));
}

test('help at the Escape Plan table: hint, summary of a turn, outlook, undo of a whole trip, language and theme', async ({
  page,
}) => {
  await withSettings(page, { name: 'Ana', speed: 'off', theme: 'night' });
  const table = new EscapePlanTable(page, new Chooser(61));
  const isWanted = (day: number, part: number, kind: string | undefined) => day === 3 && part < 2 && kind === 'action';
  await openStage(
    page,
    stageWhere(4, ({ day, part, frames, boards }) => {
      return isWanted(day, part, frames.at(-1)?.kind) && (boards[0]?.cash ?? 0) > 5;
    }),
  );
  await table.offer();
  const asked = await table.prompt.locator('p').textContent();

  await test.step('a hint stands at the foot of the map, and the map shows the whole trip', async () => {
    const view = page.locator('.ep-city-sheet');
    const frame = await page.locator('.ep-city').boundingBox();
    // What the others did lies over the map, which keeps its frame; whoever asks for advice has read it.
    await expect(page.locator('.recap')).toBeVisible();
    await expect.poll(() => isUnder(page, '.recap')).toBe(false);
    const hint = page.getByRole('region', { name: 'Hint' });
    // Advice that is laid aside at once was asked for all the same.
    await page.keyboard.press('h');
    await page.waitForFunction(closeHint);
    await expect(hint).toHaveCount(0);
    await expect(page.locator('.recap')).toHaveCount(0);
    await page.locator('.ep-city').getByRole('button', { name: 'Hint' }).click();
    const trips = hint.getByRole('tab', { name: /^(Go to|Leave by)/ });
    await trips.first().click();
    await expect(hint).toContainText(/(Brings|Costs) in all/);
    await expect(page.locator('.ep-way')).toBeVisible();
    await expect.poll(() => isUnder(page, '.ep-hint')).toBe(false);
    expect(await page.locator('.ep-city').boundingBox()).toEqual(frame);
    // Advice may still have grown by a line: the map is looked at when it is at rest and the strip goes, in one moment.
    const before = await (await page.waitForFunction(closeAtRest)).jsonValue();
    await expect(page.locator('.ep-way')).toHaveCount(0);
    // What goes away moves nothing under the hand.
    await expect(view).toHaveAttribute('style', before ?? '');
  });

  await test.step('a hint is chosen, and only needs to be confirmed', async () => {
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint.getByRole('button', { name: 'Choose this' }).click();
    await expect(hint).toHaveCount(0);
    await expect(table.confirm).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Backspace');
  });

  await test.step('a hint is given with something half chosen, which is laid down again', async () => {
    await page.keyboard.press('d');
    await table.panel.locator('[data-target^="node:"].is-legal').first().click();
    await expect(table.confirm).toHaveAttribute('aria-disabled', 'false');
    await page.locator('.ep-city').getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await expect(hint.getByRole('button', { name: 'Choose this' })).toBeVisible();
    await expect(table.prompt.locator('p')).toHaveText(asked ?? '');
    await hint.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('d');
  });

  await test.step('a turn on one page, with its clauses', async () => {
    await page.keyboard.press('t');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: /^Rule E/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('the bot says how often it would escape from here', async () => {
    await page.getByRole('button', { name: 'Unfold the escape outlook' }).click();
    await page.getByRole('button', { name: 'Ask the bot' }).click();
    await expect(page.getByText(/From here the bot escapes in \d+% of \d+ tries\./)).toBeVisible();
  });

  await test.step('routes show, the trip is made, and one Undo takes all of it back', async () => {
    await page.keyboard.press('d');
    const row = table.panel.locator('[data-target^="node:"].is-legal').first();
    await row.click();
    await expect(page.locator('.ep-city')).toContainText(/[0-3]/);
    await expect(table.confirm).toHaveAttribute('aria-disabled', 'false');
    const isFinal = await table.prompt.getByText('cannot be taken back').count();
    await pressOnTable(page, table.confirm);
    await table.offer();
    if (isFinal > 0) return;
    await pressOnTable(page, table.prompt.getByRole('button', { name: 'Undo', exact: true }));
    await expect(table.prompt.locator('p')).toHaveText(asked ?? '');
  });

  await test.step('language and theme change at once', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Português' }).check();
    await page.getByRole('radio', { name: 'Dia' }).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ep-day-strip')).toContainText('Dia');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
    await expect(page.locator('.ep-rail')).toContainText('Contatos da oferta');
  });
});

test('two on one device: cash, plan and kept tiles are covered until somebody looks', async ({ page }) => {
  await withSettings(page, { name: 'Ada', speed: 'off' });
  await page.goto('/create/escape-plan?seats=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.curtain button').click();
  const own = page.locator('.ep-own');
  const table = new EscapePlanTable(page, new Chooser(62));
  await table.offer();
  const isCovered = async () => {
    await expect(own).not.toContainText('Cash$');
    await expect(own).not.toContainText('So far');
    await expectNothingTold(page);
  };
  const isOpen = async () => {
    await expect(own).toContainText('Cash$9k');
    await expect(own).toContainText('So far');
    await expect(page.locator('.ep-outlook')).toContainText('you have $9k');
  };
  await isCovered();
  await page.keyboard.down('v');
  await isOpen();
  await page.keyboard.up('v');
  await isCovered();
  await table.keepOpen.click();
  await isOpen();
  await table.keepOpen.click();
  await isCovered();
  await page.keyboard.press('h');
  const hints = page.getByRole('region', { name: 'Hint' });
  await expect(hints).toContainText('covered');
  await expect(page.locator('.ep-plan-flag, .ep-plan-tick, .ep-way')).toHaveCount(0);
  await expect(hints.getByRole('button', { name: 'Choose this' })).toHaveCount(0);
  await hints.getByRole('button', { name: 'Keep open' }).click();
  await expect(hints.getByRole('button', { name: 'Choose this' }).first()).toBeVisible();
});

test('the guide leads through a first turn of Escape Plan, and goes when it is not wanted', async ({ page }) => {
  await withSettings(page, { guided: [], speed: 'fast' });
  await page.goto('/');
  const game = page.getByRole('article', { name: 'Escape Plan' });
  await game
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/local\/[\w-]+\/\w+$/);
  const guide = await untilGuided(page);
  await expect(guide).toContainText('Step 1');
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect(guide).toContainText('Step 2');
  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show me a turn' }).click();
  await expect(guide).toContainText('Step 1');
});
