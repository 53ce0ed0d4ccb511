import { tabTo } from './by-keyboard.ts';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

const UNKNOWN = 'M1RHiRE451slh1PsUFUHL5_1Tuaq3aCT';

/** Addresses that lead nowhere: what the page is called, and one of the ways on. */
const BAD_LINKS: readonly (readonly [path: string, title: string, way: string])[] = [
  ['/nowhere', 'Nobody at this address', 'Home'],
  ['/create/chess', 'No such game', 'Home'],
  ['/local/0123456789abcdef', 'No such table', 'To the first page'],
  ['/local/escape-plan/0123456789abcdef', 'No such table', 'To the first page'],
  [`/table/${UNKNOWN}`, 'No such table', 'See open tables'],
  [`/join/${UNKNOWN}`, 'This invitation is used up', 'See open tables'],
  ['/recover', 'Move to this device', 'Settings'],
  ['/replay/local/0123456789abcdef', 'There is nothing to replay', 'All replays'],
  [`/replay/online/${UNKNOWN}`, 'There is nothing to replay', 'All replays'],
  ['/again/local/0123456789abcdef', 'There is nothing to play again', 'All replays'],
];

test('addresses that lead nowhere have pages of their own, with a way on', async ({ page }) => {
  for (const [path, title, way] of BAD_LINKS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
    const main = page.getByRole('main');
    const leads = main.getByRole('link', { name: way }).or(main.getByRole('button', { name: way }));
    await expect(leads.first(), path).toBeVisible();
  }
});

for (const [id, title] of [
  ['gunrunners', 'Gunrunners'],
  ['escape-plan', 'Escape Plan'],
] as const) {
  test(`the keyboard leads from the first page to ${title} round one device`, async ({ page }) => {
    await page.goto('/');
    const ways = page.getByRole('navigation', { name: 'More ways to play' });
    const link = ways.getByRole('link', { name: `${title}: pass and play` });
    await expect(link).toBeVisible();
    await tabTo<string>(
      page,
      (path) => document.activeElement?.getAttribute('href') === path,
      `/create/${id}?seats=here`,
    );
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText(title);
    await expect(page.getByRole('textbox', { name: 'Name of the person on seat 2' })).toBeVisible();
  });
}

test('both games round one device are offered in Portuguese too', async ({ page }) => {
  await withSettings(page, { language: 'pt' });
  await page.goto('/');
  for (const title of ['Gunrunners', 'Escape Plan'])
    await expect(page.getByRole('link', { name: `${title}: todos no mesmo aparelho` })).toBeVisible();
});

test('a link pasted on the first page that leads nowhere is refused in its field', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Link to a table' });
  await field.fill('https://example.com/table/1');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/another site/);
});

test('an invitation works once; a full table says so; a closed one too', async ({ page, browser, server }) => {
  await withSettings(page, { name: 'Ada' });
  await page.goto('/create/gunrunners');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Who has seat 2' }).selectOption({ label: 'By invitation' });
  await page.getByRole('radio', { name: 'Everybody' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Copy invitation' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation to seat 2' }).inputValue();

  const guest = await browser.newContext({ baseURL: server.address, locale: 'en-US' });
  const grace = await guest.newPage();
  await grace.goto(link);
  await grace.getByRole('textbox', { name: 'Your name' }).fill('Grace');
  await grace.getByRole('button', { name: 'Take the seat' }).click();
  await expect(grace.getByRole('heading', { name: 'Seats' })).toBeVisible();

  const late = await browser.newContext({ baseURL: server.address, locale: 'en-US' });
  const bob = await late.newPage();
  await bob.goto(link);
  await expect(bob.getByRole('heading', { level: 1, name: 'This invitation is used up' })).toBeVisible();
  await bob.goto(page.url());
  await expect(bob.getByText('Every seat is taken or promised', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('button', { name: 'Yes, close it' }).click();
  await expect(grace.getByRole('heading', { level: 1, name: 'The table was closed' })).toBeVisible();
  await expect(grace.getByRole('link', { name: 'See open tables' })).toBeVisible();
  await Promise.all([guest.close(), late.close()]);
});

test('a match open in two tabs is played in one of them, and can be taken over', async ({ page, context }) => {
  await withSettings(context, { speed: 'off' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  const table = new GunrunnersTable(page, new Chooser(7));
  await table.playOn();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'Open in another tab' })).toBeVisible();
  await other.getByRole('button', { name: 'Play here' }).click();
  await new GunrunnersTable(other, new Chooser(7)).playOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Open in another tab' })).toBeVisible();
});

test('a server that does not answer is looked for again, and the table opens when it is back', async ({
  page,
  server,
}) => {
  await withSettings(page, { name: 'Ada', speed: 'off' });
  await page.goto('/create/gunrunners');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Who has seat 2' }).selectOption({ label: 'Open to anyone' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Put a bot here' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await new GunrunnersTable(page, new Chooser(7)).offer();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await server.kill();
  await expect(page.getByTestId('connection-strip')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'The server does not answer' })).toBeVisible();
  await server.start();
  await new GunrunnersTable(page, new Chooser(7)).playOn();
});
