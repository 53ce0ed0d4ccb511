import type { Page } from '@playwright/test';
import { Chooser } from './chooser.ts';
import { openLateInGunrunners } from './gunrunners-stage.ts';
import { openBeforeBust } from './gunrunners-states.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { playNow } from './play-now.ts';
import { playUntil } from './screens.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

const button = (page: Page, name: string) => page.locator('.telling').getByRole('button', { name, exact: true });

const TOLD = 'main[data-moment$="told"]:not(:has(.telling-next))';

/** Presses something and waits until a move is told because of it, however short that is. */
function tellsAfter(page: Page, press: string): Promise<void> {
  return page.evaluate(
    ([selector, told]) =>
      new Promise<void>((resolve) => {
        const look = () => document.querySelector(told) !== null && resolve();
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLElement>(selector)?.click();
      }),
    [press, TOLD] as const,
  );
}

/** Runs in the page: how dark the words on a button are, from 0 to 255. */
function darkestOfColour(button: Element): number {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(button).color.match(/[\d.]+/g) ?? []).map(Number);
  return Math.min(red, green, blue);
}

test('a first game waits for its reader after each turn of the others, and tells it again', async ({ page }) => {
  await withSettings(page, { finished: [] });
  await playNow(page, 'Gunrunners');
  const table = new GunrunnersTable(page, new Chooser(5));
  await table.touch((await table.offer()).legal[0] ?? '');
  await table.confirm.click();
  const next = button(page, 'Next');
  await expect(next).toBeVisible();
  // What leads on is written in light on dark at every size: on a phone on its side the other buttons are not.
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await next.evaluate(darkestOfColour)).toBeGreaterThan(128);
  if (desk !== null) await page.setViewportSize(desk);
  const played = await table.asked();
  expect(played).toMatch(/^\S.* stationed a 1 .*\. Go on when you are ready\.$/);
  await tellsAfter(page, '.telling .button');
  await expect(next).toBeVisible();
  expect(await table.asked()).toBe(played);
  // Space leads on to somebody else's turn, which is told once the sheet over it is gone.
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => table.asked()).toMatch(/ Go on when you are ready\.$/);
  expect(await table.asked()).not.toBe(played);
  // Another speed lets go at once, and what the others did can be read before one's own decision.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Speed of the others' }).getByRole('radio', { name: 'Slower' }).check();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
  await expect(next).toHaveCount(0);
  await button(page, 'Skip').click();
  await table.offer();
  await expect(page.getByTestId('recap')).toContainText('Stationed a 1');
  await expect(button(page, 'Skip')).toHaveCount(0);
});

test('whoever comes back to a match is told what the others did since their last turn, line by line', async ({
  page,
}) => {
  await withSettings(page, { speed: 'fast' });
  await openLateInGunrunners(page, 4, 6);
  const table = new GunrunnersTable(page, new Chooser(6));
  const recap = page.getByTestId('recap');
  await expect(recap).toBeVisible();
  const confirm = await table.confirm.boundingBox();
  await tellsAfter(page, '.recap-line');
  // Nothing can be decided while it is shown, and nothing dangerous stands where Skip does.
  await expect(recap.locator('.recap-line.is-shown')).toHaveCount(1);
  const skip = await button(page, 'Skip').boundingBox();
  if (skip !== null && confirm !== null) expect(skip.x + skip.width).toBeLessThan(confirm.x);
  await table.offer();
  await expect(recap).toBeVisible();
  // Where there is room for one line, it says who did it.
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const current = recap.locator('.recap-group.has-current');
  await expect(current).toContainText(/Bot \d/, { useInnerText: true });
  while ((await current.and(page.locator('.is-to-me')).count()) > 0) {
    await tellsAfter(page, '.recap-next');
    await table.offer();
  }
  await expect(current).toContainText(/Bot \d/, { useInnerText: true });
  if (desk !== null) await page.setViewportSize(desk);
  await tellsAfter(page, '.recap-line');
  await page.keyboard.press('Escape');
  const { legal, atOnce } = await table.offer();
  if (legal.length > 0) await table.touch(legal[0] ?? '');
  else await table.atOnce(atOnce[0] ?? '').click();
  await expect(recap).toHaveCount(0);
});

test('a bust that is told has one Skip: its own', async ({ page }) => {
  await withSettings(page, { speed: 'slow' });
  const table = await openBeforeBust(page);
  expect(await playUntil(table, '[data-testid="bust"] .gr-stage-skip')).toBe(true);
  // While one's own move is told for longer, the prompt has the buttons of what is told as well.
  const told = page.locator('.gr-table:has(.gr-stage-skip)');
  await expect(told.locator('.telling-skip')).toBeAttached();
  await expect(told.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(1);
  await expect(table.skip).toBeVisible();
});
