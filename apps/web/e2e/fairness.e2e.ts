import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { gunrunnersRules } from '@stakeout/gunrunners';
import { verifyExport } from '@stakeout/kernel';
import { withAnotherNumber } from './another-match.ts';
import { playInTurn, sitDown } from './around-a-table.ts';
import { examine } from './axe.ts';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { goWithin } from './played-match.ts';
import { playQuickly } from './second-window.ts';
import { somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';

/** A whole match is played in a second or two elsewhere; a page shows it move by move. */
const LATE = { timeout: 300_000 };
const FAIR = 'Verified: your cards were drawn fairly';
const CONSISTENT = 'Verified: the file is sound in itself';
const BROKEN = 'This is not the match you were promised: your number is not in its place';

test('the player’s browser checks an online match by itself, and names what a dishonest server changed', async ({
  browser,
  server,
}) => {
  const people = await Promise.all(['Ada', 'Grace', ''].map((name) => somebody(browser, server.address, name)));
  const [ada, grace, watcher] = people.map(({ page }) => page) as [Page, Page, Page];
  const table = new GunrunnersTable(ada, new Chooser(5));

  const id =
    await test.step('a match with people and a bot, with a visit that ends in between, is played to its end', async () => {
      const match = await sitDown('gunrunners', [ada, grace], 1);
      await playInTurn([table, new GunrunnersTable(grace, new Chooser(6))], 6);
      await ada.reload();
      await expect(table.prompt).toBeVisible();
      await Promise.all([ada, grace].map((page) => page.goto('/about')));
      await playToTheEnd(people.slice(0, 2), server.address, match);
      await Promise.all([ada, grace].map((page) => page.goto(`/table/${match}`)));
      await expect(table.end).toBeVisible(LATE);
      return match;
    });

  await test.step('the end says that the cards were fair, and what was checked', async () => {
    await expect(note(ada)).toContainText(FAIR);
    await expect(note(ada)).toContainText(
      /the commitment kept since .+, your number at seat 1 and \d+ draws made again/,
    );
    await examine(ada, 'end with a check', ['.fair-note']);
    await expect(note(grace)).toContainText(FAIR);
    await expect(note(grace)).toContainText('your number at seat 2');
  });

  await test.step('a spectator is told no more than the file can say', async () => {
    const { you } = await (await ada.request.get(`/api/tables/${id}`)).json();
    await watcher.goto(you.watchPath);
    await expect(note(watcher)).toContainText(CONSISTENT);
    await expect(note(watcher)).not.toContainText('fairly');
  });

  const downloading = ada.waitForEvent('download');
  await ada.getByRole('button', { name: 'Export' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const other = withAnotherNumber(text, 0);
  const files = { text, other };
  const choose = (page: Page, which: keyof typeof files) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(files[which]) });

  await test.step('the page about it checks files, against what was kept or noted', async () => {
    await note(ada).getByRole('link').click();
    await expect(ada).toHaveURL(/\/fairness$/);
    const found = ada.getByRole('region', { name: 'Check a match file' }).getByRole('status');
    await choose(ada, 'text');
    await expect(found).toContainText(FAIR);
    const number = ada.getByRole('textbox', { name: 'Your own number (nonce)' });
    expect(JSON.parse(text).header.nonces[0]).toBe(await number.inputValue());
    await choose(ada, 'other');
    await expect(found).toContainText(BROKEN);
    await expect(found).toContainText('header.nonces[0]');
    await examine(ada, 'a file that differs');
    await number.fill('7'.repeat(63));
    await ada.getByRole('button', { name: 'Check again' }).click();
    await expect(ada.getByRole('alert')).toContainText('64 hexadecimal digits');
    await number.fill('7'.repeat(64));
    await ada.getByRole('button', { name: 'Check again' }).click();
    await expect(found).toContainText('the commitment you gave, the number you gave');

    await watcher.goto('/fairness');
    await choose(watcher, 'other');
    await expect(watcher.getByRole('region', { name: 'Check a match file' })).toContainText(CONSISTENT);
  });

  await test.step('a server that shows another match in the end is found out', async () => {
    // In itself the other match is sound.
    expect(verifyExport(other, () => gunrunnersRules)).toMatchObject({ ok: true });
    await ada.route(`**/api/tables/${id}/export`, (route) => route.fulfill({ body: other }));
    await ada.goto(`/table/${id}`);
    await expect(note(ada)).toContainText(BROKEN);
    await expect(note(ada)).toContainText('header.nonces[0]');
    await expect(note(ada)).not.toContainText(FAIR);
  });

  await test.step('a server that gives no file is asked again', async () => {
    await ada.unrouteAll();
    await ada.route(`**/api/tables/${id}/export`, (route) => route.abort());
    await ada.reload();
    await expect(note(ada)).toContainText('could not be checked');
    await ada.unrouteAll();
    await note(ada).getByRole('button', { name: 'Try again' }).click();
    await expect(note(ada)).toContainText(FAIR);
  });
  for (const { context, faults } of people) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('a browser that stores nothing plays and checks all the same', async ({ browser, server }) => {
  const people = await Promise.all(['Ada', 'Grace'].map((name) => somebody(browser, server.address, name)));
  const pages = people.map(({ page }) => page) as [Page, Page];
  const [ada, grace] = pages;
  await people[0]?.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const id = await sitDown('gunrunners', pages);
  // Whoever looks on is shown every move. Grace’s browser has a memory; Ada’s number is known only for as long as she stays in the app.
  await Promise.all([grace.goto('/about'), goWithin(ada, '/about')]);
  await playToTheEnd(people, server.address, id);
  await goWithin(ada, `/table/${id}`);
  await expect(note(ada)).toContainText(FAIR, LATE);
  for (const { context, faults } of people) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

function note(page: Page): Locator {
  return page.getByRole('region', { name: 'Fair shuffle' });
}

async function playToTheEnd(
  people: readonly { readonly context: BrowserContext }[],
  address: string,
  id: string,
): Promise<void> {
  await Promise.all(people.map(({ context }) => playQuickly(context, address, id, gunrunnersRules)));
}
