import { longRun } from '@stakeout/testkit';
import { examine, ON_TOP } from './axe.ts';
import { stateNamed } from './gunrunners-states.ts';
import { openPage, PLAIN_PAGES } from './screens.ts';
import { withFixedChance, withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await withSettings(page, { name: 'Ada', speed: 'off', theme: 'night', confirm: false });
  await withFixedChance(page, 11);
});

test('axe finds nothing on pages without a table', async ({ page }) => {
  for (const [name, path] of PLAIN_PAGES.filter((_, index) => index % longRun(4, 1) === 0)) {
    await openPage(page, path);
    await examine(page, name);
  }
});

test('axe finds nothing on a form with faults', async ({ page }) => {
  await openPage(page, '/box/gunrunners');
  await page.getByRole('textbox', { name: 'Spy' }).fill('9');
  await expect(page.getByRole('heading', { name: 'It does not fit the rules yet' })).toBeVisible();
  await examine(page, 'box');
  await page.getByRole('button', { name: 'Text (JSON)' }).click();
  await examine(page, 'box as a text', ['.own-box']);
  await page.goto('/create/gunrunners');
  await page.getByRole('checkbox', { name: /Use my box again/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('alert')).toContainText('needs a look');
  await examine(page, 'create');
});

test('axe finds nothing at the table, nor on what lies over it', async ({ page }) => {
  await stateNamed('set-up').open(page);
  await examine(page, 'set-up');
  for (const [button, dialog] of [
    ['Case log', 'Case log'],
    ['Hint', 'What a strong player would do'],
    ['Keyboard', 'Keyboard'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    if (button === 'Case log') await examine(page, 'menu', ON_TOP);
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    if (button === 'Hint') await expect(page.getByRole('button', { name: 'Choose this' }).first()).toBeVisible();
    await examine(page, dialog, ON_TOP);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByTestId('prompt').getByRole('button', { name: /^Rule/ }).first().click();
  await examine(page, 'clause slip', ['.clause-slip:popover-open']);
});

test('axe finds nothing in mid-game, at a bust, at an operation, in a replay and at the end', async ({ page }) => {
  // Of the rest nothing is new.
  for (const [name, parts] of [
    ['deploying', []],
    ['power player', ['.prompt-bar.is-power']],
    ['bust', ['[data-testid="bust"]']],
    ['replay', []],
    ['end', []],
  ] as const) {
    await stateNamed(name).open(page);
    await examine(page, name, parts);
  }
});

test('axe finds nothing on the curtain', async ({ page }) => {
  await page.goto('/create/gunrunners?seats=here');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('button', { name: /show my cards/ })).toBeVisible();
  await examine(page);
});

test('axe finds nothing in the waiting room, on an invitation and at an online table', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/create/gunrunners');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('combobox', { name: 'Who has seat 2' }).selectOption({ label: 'By invitation' });
  await page.getByRole('combobox', { name: 'Who has seat 3' }).selectOption({ label: 'Open to anyone' });
  await examine(page, 'create, online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Put a bot here' }).last().click();
  await page.getByRole('button', { name: 'Copy invitation' }).first().click();
  const link = await page.getByRole('textbox', { name: 'Invitation to seat 2' }).inputValue();
  await examine(page, 'waiting room');
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-US', reducedMotion: 'reduce' });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('button', { name: 'Take the seat' })).toBeVisible();
  await examine(guest, 'invitation');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await page.getByRole('button', { name: 'Chat' }).click();
  await examine(page, 'online table with chat');
  await context.close();
});
