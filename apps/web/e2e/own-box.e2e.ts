import type { Page } from '@playwright/test';
import { DEFAULT_TABLE } from '@stakeout/escape-plan';
import { longRun } from '@stakeout/testkit';
import { playInTurn, sitDown } from './around-a-table.ts';
import { Chooser } from './chooser.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { savedOn } from './server-log.ts';
import { SMALL, somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

/** A box whose tiles and contacts have names of their own and whose contacts cost something else. */
const BOX = {
  ...DEFAULT_TABLE,
  tiles: Object.fromEntries(Object.entries(DEFAULT_TABLE.tiles).map(([id, tile]) => [`Q${id}`, tile])),
  contacts: DEFAULT_TABLE.contacts.map((contact) => ({ ...contact, name: `Cousin ${contact.name}`, cost: 19 })),
};
/** To the end, or for a while. */
const STEPS = longRun(8, Number.POSITIVE_INFINITY);
const FILE = { name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(BOX)) };

test('online with a box of one’s own, a bot and a stand-in, in the words of the box', async ({ browser, server }) => {
  const people = await Promise.all(
    ['Ada', 'Grace'].map((name) => somebody(browser, server.address, name, { confirm: false }, SMALL)),
  );
  const [ada, grace] = people.map(({ page }) => page) as [Page, Page];
  const id = await sitDown('escape-plan', [ada, grace], 1, async (host) => {
    await host.getByRole('link', { name: 'Make a box of our own' }).click();
    await host.locator('input[type=file]').setInputFiles(FILE);
    await host.getByRole('link', { name: 'Play with this box' }).click();
    await expect(host.getByRole('checkbox', { name: /Use my box again/ })).toBeChecked();
  });
  const table = new EscapePlanTable(ada, new Chooser(31));

  await test.step('everybody is told what is played', async () => {
    await grace.getByRole('button', { name: 'Menu' }).click();
    await grace.getByRole('button', { name: 'What is played' }).click();
    await expect(grace.getByRole('dialog')).toContainText('Cousin Boxer, cost: $19k (usual: $2k)');
    await grace.keyboard.press('Escape');
  });

  await test.step('a bot plays on for whoever resigns', async () => {
    await resign(grace);
    await grace.goto('/');
  });

  await test.step('the offer and a hint speak of the box', async () => {
    // The offer lies open where there is room for it.
    await ada.setViewportSize({ width: 1440, height: 900 });
    await expect(ada.locator('.ep-offer')).toContainText('Cousin');
    await ada.setViewportSize(SMALL);
    await table.offer();
    await ada.keyboard.press('h');
    const hints = ada.getByRole('region', { name: 'Hint' });
    await expect(hints.getByRole('button', { name: 'Choose this' }).first()).toBeVisible();
    await ada.keyboard.press('Escape');
    await expect(hints).toHaveCount(0);
  });

  await test.step('prompt and log call its tiles and contacts by their names', async () => {
    const told: string[] = [];
    const isOver = await playInTurn([table], STEPS, async () => {
      told.push(...(await ada.locator('[data-testid="prompt"], .case-log').allTextContents()));
    });
    const words = told.join('\n');
    expect(words).toMatch(/\bQ[SABCD][123]\b/);
    // In a whole match somebody takes a contact.
    if (isOver) expect(words).toContain('Cousin');
    // No tile of the usual box is named anywhere.
    expect(words).not.toMatch(/\b[SABCD][123]\b/);
  });

  await test.step('bot and stand-in have decided their part', async () => {
    const deciders = () => new Set(savedOn(server.folder, id).entries.map(({ seat }) => seat));
    await expect.poll(deciders).toEqual(new Set([0, 1, 2]));
  });
  for (const { context, faults } of people) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByText('You resigned. A bot plays your seat to the end.')).toBeVisible();
}
