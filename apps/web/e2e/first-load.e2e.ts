import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './stakeout.ts';

test.use({ serviceWorkers: 'block' });

/** Of JavaScript, compressed, for whatever page comes first. */
const FIRST_LOAD = 230_000;

test('what a first visit loads stays small', async ({ page, context }) => {
  const load = new Load(page);
  await page.goto('/');
  const play = page.getByRole('article', { name: 'Gunrunners' }).getByRole('button', { name: 'Play now against bots' });
  await expect(play).toBeVisible();
  await page.waitForLoadState('networkidle');
  const home = await load.total('page');
  await play.click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const table = await load.total('page');
  const worker = await load.total('worker');
  const direct = await context.newPage();
  const directLoad = new Load(direct);
  await direct.goto('/rules/gunrunners');
  await expect(direct.getByRole('heading', { level: 1 })).toBeVisible();
  await direct.waitForLoadState('networkidle');
  const rules = await directLoad.total('page');
  console.log(
    `      JavaScript, gzip: home ${kB(home)}, home and table ${kB(table)}, its worker ${kB(worker)}, rulebook ${kB(rules)}`,
  );
  for (const size of [home, table, rules]) expect(size).toBeLessThanOrEqual(FIRST_LOAD);
});

/** Adds up the scripts a page loads, compressed, apart for the page and its worker. */
class Load {
  private readonly sizes: Promise<readonly [by: 'page' | 'worker', size: number]>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      const by = /worker/.test(pathname) ? 'worker' : 'page';
      this.sizes.push(response.body().then((body) => [by, gzipSync(body, { level: 9 }).length] as const));
    });
  }

  async total(of: 'page' | 'worker'): Promise<number> {
    const sizes = await Promise.all(this.sizes);
    return sizes.filter(([by]) => by === of).reduce((sum, [, size]) => sum + size, 0);
  }
}

function kB(size: number): string {
  return `${(size / 1000).toFixed(1)} kB`;
}
