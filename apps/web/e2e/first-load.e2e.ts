import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isData } from './data-files.ts';
import { playNow } from './play-now.ts';
import { expect, test, WEB } from './stakeout.ts';

/** The most JavaScript, compressed, that a first use may load, scripts of workers included. */
const BARS = { home: 60_000, Gunrunners: 140_000, 'Escape Plan': 250_000 };
/** And in how many files: each is asked for, over connections that a phone has few of. */
const FILES = { home: 20, Gunrunners: 42, 'Escape Plan': 46 };

/** What tells of others' turns comes once they have had one: by the lot that is before the reader's first turn or after it. */
const TOLD_LATER = /\/(?:recap|recap-strip|scene)-[\w-]+\.js$/;

test('the first page loads little', async ({ page }) => {
  const load = new Load(page);
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(2);
  await load.staysWithin('home');
});

for (const game of ['Gunrunners', 'Escape Plan'] as const) {
  test(`a first table of ${game}, from the first page on, loads no more than it needs`, async ({ page }) => {
    const load = new Load(page);
    await playNow(page, game);
    await expect(page.getByTestId('prompt')).toBeVisible();
    await load.staysWithin(game);
  });
}

test('a table shows its frame before it asks for its pieces, and asks before its match is found', async ({
  page,
  request,
}) => {
  await playNow(page, 'Gunrunners');
  await expect(page).toHaveURL(/\/local\/gunrunners\/\w+$/);
  const { link = '' } = (await request.get(page.url())).headers();
  expect(link).toMatch(/local-play-[\w-]+\.js>; rel=modulepreload/);
  expect(link).not.toMatch(/gunrunners|escape-plan/);
  // The address names the game, and nothing of the match is needed to know what its table is made of.
  const unknown = page.url().replace(/\w+$/, 'nosuchmatch');
  const pieces = page.waitForRequest(/gunrunners-table-[\w-]+\.js$/);
  await page.goto(unknown);
  await pieces;
});

/** The scripts that a page and its workers load. One that both need comes once. */
class Load {
  private readonly page: Page;
  private readonly loaded = new Set<string>();

  constructor(page: Page) {
    this.page = page;
    page.on('response', (response) => this.loaded.add(response.url()));
  }

  async staysWithin(name: keyof typeof BARS): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    // What a worker imports is known to the worker alone.
    for (const worker of this.page.workers()) {
      this.loaded.add(worker.url());
      for (const url of await worker.evaluate(resources)) this.loaded.add(url);
    }
    // Puzzles are data, which nobody needs who has not asked for one.
    expect([...this.loaded].filter(isData)).toEqual([]);
    const paths = [...this.loaded].map((url) => new URL(url).pathname);
    const scripts = paths.filter((path) => path.endsWith('.js') && !TOLD_LATER.test(path));
    const sizes = scripts.map((path) => gzipSync(readFileSync(join(WEB, path)), { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`      ${name}: ${(total / 1000).toFixed(1)} kB of JavaScript in ${scripts.length} files`);
    expect(total).toBeLessThanOrEqual(BARS[name]);
    expect(scripts.length).toBeLessThanOrEqual(FILES[name]);
  }
}

function resources(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
