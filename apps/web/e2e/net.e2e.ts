import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { longRun } from '@stakeout/testkit';
import { build } from 'vite';
import { type LearnedMatch, learnedThoughts } from '../../../packages/bots/src/nets/learned-match.fixture.ts';
import { Chooser } from './chooser.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';
import type { TablePlayer } from './table-player.ts';

const PACKAGES = new URL('../../../packages/', import.meta.url);
const MATCHES: readonly LearnedMatch[] = [
  { game: 'gunrunners', bot: 'hard@40', seats: 3, seed: 7 },
  { game: 'gunrunners', bot: 'master@60', seats: 3, seed: 7 },
  { game: 'escape-plan', bot: 'master@12', seats: 1, seed: 7 },
  { game: 'escape-plan', bot: 'master@12', seats: 3, seed: 7 },
];
/** Where the page finds what is to be compared, and what bots have learned. */
const SCRIPT = '/learned-thoughts.js';
const NETS = '/learned-nets/';

test('bots that learned decide in Chromium what they decide in Node, and think the same of it', async ({ page }) => {
  const body = await bundled('bots/src/nets/learned-match.fixture.ts');
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(`**${NETS}*`, (route) => route.fulfill({ body: readNet(new URL(route.request().url()).pathname) }));
  await page.goto('/');
  // The policy of the page lets nets be compiled; without, they would be worked out four times as slowly.
  expect(await page.evaluate(() => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) !== null)).toBe(
    true,
  );
  for (const match of MATCHES) {
    const there = await page.evaluate(
      async ([script, nets, wanted]) => {
        const { learnedThoughts: think } = (await import(script)) as Bundle;
        return think(wanted, async (address) => {
          const answer = await fetch(`${nets}${address.split('/').at(-1)}`);
          return new Uint8Array(await answer.arrayBuffer());
        });
      },
      [SCRIPT, NETS, match] as const,
    );
    expect(there).toBe(await learnedThoughts(match, async (address) => readNet(address)));
    expect(there.length).toBeGreaterThan(1000);
  }
});

/** What a bot has learned, by the last part of its address. */
function readNet(address: string): Buffer {
  return readFileSync(new URL(`bots/nets/${address.split('/').at(-1)}`, PACKAGES));
}

/** Decisions of the person at the table: some, or the whole game. */
const STEPS = longRun(4, Number.POSITIVE_INFINITY);
const TABLES: Readonly<Record<string, (page: Page) => TablePlayer>> = {
  gunrunners: (page) => new GunrunnersTable(page, new Chooser(5)),
  'escape-plan': (page) => new EscapePlanTable(page, new Chooser(5)),
};

test.describe('stored on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [game, tableOn] of Object.entries(TABLES))
    test(`a master of ${game} plays without a network: what it has learned is on the device`, async ({
      page,
      context,
    }) => {
      test.setTimeout(longRun(120_000, 1_800_000));
      await withSettings(page, { speed: 'off' });
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(`/create/${game}`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.getByRole('radio', { name: '2', exact: true }).check();
      await page.locator('select[name="seat-1"]').selectOption('master');
      await page.locator('button[type="submit"].primary').click();
      const table = tableOn(page);
      for (let step = 0; step < STEPS && (await table.playOn()); step++);
      if (STEPS === Number.POSITIVE_INFINITY) await expect(table.end).toBeVisible();
      else await table.offer();
      // A bot that cannot read its net says so and moves by lot.
      expect(faults).toEqual([]);
    });
});

interface Bundle {
  readonly learnedThoughts: typeof learnedThoughts;
}

/** A source as one script for a page. */
async function bundled(source: string): Promise<string> {
  const entry = fileURLToPath(new URL(source, PACKAGES));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${source} could not be bundled`);
  return chunk.code;
}
