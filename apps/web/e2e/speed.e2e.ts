import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startAgainstBots } from './screens.ts';
import { withFixedChance, withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ serviceWorkers: 'block' });

/** Of JavaScript, compressed, for whatever page comes first. */
const FIRST_LOAD = 230_000;
/** Milliseconds from a press to the next picture, for 95 of 100 presses. */
const PRESS_TO_PICTURE = 100;

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
  report(
    `JavaScript, gzip: home ${kB(home)}, home and table ${kB(table)}, its worker ${kB(worker)}, rulebook ${kB(rules)}`,
  );
  for (const size of [home, table, rules]) expect(size).toBeLessThanOrEqual(FIRST_LOAD);
});

test('a press shows at once', async ({ page }) => {
  await withSettings(page, { speed: 'fast' });
  await withFixedChance(page, 31);
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') waits.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const table = await startAgainstBots(page, 2, 32);
  const presses = 32;
  for (let press = 0; press < presses; press++) if (!(await table.playOn())) break;
  const slow = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  // Presses that took less than 16 ms are not reported: they count as 16.
  const waits = [...slow, ...Array.from({ length: Math.max(0, presses - slow.length) }, () => 16)].sort(
    (a, b) => a - b,
  );
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  report(`press to picture: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${waits.at(-1)} ms`);
  expect(at(0.95)).toBeLessThan(PRESS_TO_PICTURE);
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

function report(line: string): void {
  test.info().annotations.push({ type: 'measured', description: line });
  console.log(`      ${line}`);
}
