import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@stakeout/testkit';
import { Chooser } from './chooser.ts';
import { ExampleTable } from './example-table.ts';
import { withSettings } from './settings.ts';
import { expect, Server, test, WEB } from './stakeout.ts';

const SET_UP = fileURLToPath(new URL('../../../scripts/set-up.mjs', import.meta.url));
const WITH_EXAMPLES = fileURLToPath(new URL('../dist-examples', import.meta.url));

/** A server and pages with the example in them, made for this alone. */
const tried = test.extend<object, { server: Server }>({
  server: [
    async ({ browserName: _ }, use) => {
      const { status } = spawnSync(process.execPath, [SET_UP, '--examples'], { stdio: 'inherit' });
      expect(status).toBe(0);
      const server = new Server(await freePort(), WITH_EXAMPLES, { STAKEOUT_EXAMPLES: '1' });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

tried('the example: from the first page to the end against bots, and its replay', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  const table = new ExampleTable(page, new Chooser(3));

  await tried.step('to the table', async () => {
    await page.goto('/');
    const card = page.getByRole('article', { name: 'Stash' });
    await card.getByRole('button', { name: 'Play now against bots' }).click();
    await expect(page).toHaveTitle('Stash · Stakeout');
    await expect(page.getByRole('region', { name: 'The street' }).locator('.stash-house')).toHaveCount(5);
  });

  await tried.step('the rules say why not, with the clause', async () => {
    await table.offer();
    const own = page.locator('.stash-house', { has: page.locator('[data-target="loot"]') });
    await own.locator('[data-target^="house:"]').click();
    const refusal = page.getByTestId('refusal');
    await expect(refusal).toContainText('Your own loot lies there');
    await expect(refusal).toContainText('S2.4');
    await page.keyboard.press('Escape');
    await expect(refusal).toHaveCount(0);
  });

  await tried.step('a hint, the summary of a turn and the log', async () => {
    await page.keyboard.press('h');
    const hint = page.getByRole('dialog', { name: 'What a strong player would do' });
    await expect(hint).toContainText('% to win');
    await hint.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog', { name: 'A turn of Stash' })).toContainText('Patrol');
    await page.keyboard.press('Escape');
  });

  await tried.step('to the end', async () => {
    await table.playToTheEnd();
    await expect(table.end.getByRole('heading', { name: 'Ranking' })).toBeVisible();
    await expect(table.end.locator('.plain-ranking li')).toHaveCount(3);
    await table.end.getByRole('button', { name: 'Back to the table' }).click();
    await expect(page.getByRole('region', { name: 'Case log' })).toContainText('The patrol came by');
    await page.getByRole('button', { name: 'Result' }).click();
  });

  await tried.step('its replay, with everything open', async () => {
    await table.end.getByRole('link', { name: 'Replay' }).click();
    const line = page.getByRole('slider', { name: 'Move' });
    await expect(line).toHaveAttribute('max', '15');
    await page.keyboard.press('End');
    await expect(line).toHaveValue('15');
    await expect(page.getByRole('list', { name: 'Where the loot lies' }).getByRole('listitem')).toHaveCount(3);
  });
});

tried('the example: its table is made by the form, its rules are in the rulebook', async ({ page }) => {
  await withSettings(page, { language: 'pt', speed: 'off' });
  await page.goto('/create/stash');
  await page.getByRole('group', { name: 'Casas' }).getByRole('radio', { name: '6' }).check();
  await page.getByRole('group', { name: 'Noites' }).getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.locator('.stash-house')).toHaveCount(6);
  await expect(page.getByTestId('prompt')).toContainText('Noite 1 de 3');
  await page.goto('/rules/stash#S2.3');
  await expect(page.getByRole('heading', { name: 'A patrulha' })).toBeVisible();
});

test('the example: players are not offered it, nor is anything of it in their pages', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/rules/stash');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Stash');
  const scripts = readdirSync(join(WEB, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect(readFileSync(join(WEB, 'assets', name), 'utf8'), name).not.toMatch(/pawnshop|\.stash-/);
});
