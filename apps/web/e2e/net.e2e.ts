import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type LearnedMatch, learnedThoughts } from '../../../packages/bots/src/nets/net-match.fixture.ts';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

const PACKAGES = new URL('../../../packages/', import.meta.url);
const MATCHES: readonly LearnedMatch[] = [
  { game: 'gunrunners', bot: 'hard@40', seats: 3, seed: 7 },
  { game: 'gunrunners', bot: 'master@60', seats: 3, seed: 7 },
  { game: 'escape-plan', bot: 'hard@40', seats: 2, seed: 7 },
];
/** Where the page finds what is to be compared. */
const SCRIPT = '/learned-thoughts.js';

test('bots that learned decide in Chromium what they decide in Node, and think the same of it', async ({ page }) => {
  const body = await bundled('bots/src/nets/net-match.fixture.ts');
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/');
  // The policy of the page lets nets be compiled; without, they would be worked out four times as slowly.
  expect(await page.evaluate(() => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) !== null)).toBe(
    true,
  );
  for (const match of MATCHES) {
    const net = readFileSync(new URL(`bots/nets/${match.game}.net`, PACKAGES));
    const there = await page.evaluate(
      async ([script, played, bytes]) => {
        const { learnedThoughts: think } = (await import(script)) as Bundle;
        return think(played, async () => Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
      },
      [SCRIPT, match, net.toString('base64')] as const,
    );
    expect(there).toBe(await learnedThoughts(match, async () => net));
    expect(there.length).toBeGreaterThan(1000);
  }
});

test.describe('stored on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what a bot has learned is fetched when it sits at a table, and is there without a network', async ({
    page,
    context,
  }) => {
    await withSettings(page, { speed: 'off' });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto('/create/gunrunners');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.locator('select[name="seat-1"]').selectOption('hard');
    await page.locator('button[type="submit"].primary').click();
    const table = new GunrunnersTable(page, new Chooser(5));
    for (let step = 0; step < 4; step++) await table.playOn();
    await table.offer();
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
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      // What bots load when they are prepared is in it, too.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${source} could not be bundled`);
  return chunk.code;
}
