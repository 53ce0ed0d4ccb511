import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { Chooser } from './chooser.ts';
import { openStage, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { startAgainstBots } from './screens.ts';
import { withFixedChance, withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ serviceWorkers: 'block' });

/** Of JavaScript, compressed, for whatever page comes first. */
const FIRST_LOAD = 230_000;
/** Milliseconds from a press to the next picture, for 95 of 100 presses. */
const PRESS_TO_PICTURE = 100;
/** Milliseconds of work for one picture while the map is dragged, so that sixty of them fit into a second. */
const WORK_PER_PICTURE = 16;

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
  await takeWaits(page);
  const table = await startAgainstBots(page, 2, 32);
  const presses = 32;
  for (let press = 0; press < presses; press++) if (!(await table.playOn())) break;
  await expectQuick(page, presses);
});

test('choosing a destination at Escape Plan shows the way at once', async ({ page }) => {
  const table = await openLateEscapePlan(page, takeWaits);
  await table.offer();
  const rows = table.panel.locator('[data-target^="node:"]');
  const destinations = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-target') ?? ''));
  let presses = 0;
  const isNew = async (destination: string) => {
    await expect(page.locator('.ep-way')).toHaveCount(1);
    await expect(page.locator(`.ep-city .is-chosen[data-target="${destination}"]`)).toHaveCount(1);
    presses++;
    await stillness(page);
  };
  // On the map first, then the other way round in the list beside it.
  for (const destination of destinations) if (await table.touchOnMap(destination)) await isNew(destination);
  for (const destination of destinations.toReversed().slice(1)) {
    await table.panel.locator(`[data-target="${destination}"]`).first().click();
    await isNew(destination);
  }
  expect(presses).toBeGreaterThanOrEqual(20);
  await expectQuick(page, presses);
});

test('dragging the map of Escape Plan draws nothing anew', async ({ page }) => {
  const table = await openLateEscapePlan(page);
  await table.offer();
  await stillness(page);
  const sheet = page.locator('.ep-city-sheet');
  const before = await sheet.getAttribute('style');
  const view = await page.locator('.ep-city-view').boundingBox();
  if (view === null) throw new Error('there is no map');
  const [x, y] = [view.x + view.width * 0.3, view.y + view.height * 0.5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const work = new Work(page);
  await work.begin();
  const steps = 60;
  const perPicture: number[] = [];
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x + 3 * step, y + Math.sin(step / 8) * 40);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    perPicture.push(await work.sinceLast());
  }
  await page.mouse.up();
  expect(await sheet.getAttribute('style')).not.toBe(before);
  const at = shares(perPicture);
  report(`work per picture while dragging: median ${at(0.5).toFixed(1)} ms, 95th percentile ${at(0.95).toFixed(1)} ms`);
  expect(at(0.5)).toBeLessThan(WORK_PER_PICTURE);
});

/** A full table on the third day, the first player about to move. */
async function openLateEscapePlan(
  page: Page,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<EscapePlanTable> {
  await withSettings(page, { speed: 'off' });
  await prepare(page);
  await openStage(
    page,
    stageWhere(5, ({ day, frames }) => day >= 3 && frames.at(-1)?.kind === 'action'),
  );
  return new EscapePlanTable(page, new Chooser(33));
}

/** Notes how long presses take until the next picture. */
async function takeWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') waits.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function expectQuick(page: Page, presses: number): Promise<void> {
  const slow = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  // Presses that took less than 16 ms are not reported: they count as 16.
  const waits = [...slow, ...Array.from({ length: Math.max(0, presses - slow.length) }, () => 16)];
  const at = shares(waits);
  report(`press to picture: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${Math.max(...waits)} ms`);
  expect(at(0.95)).toBeLessThan(PRESS_TO_PICTURE);
}

/** The value that this share of the values does not exceed. */
function shares(values: readonly number[]): (share: number) => number {
  const sorted = [...values].sort((a, b) => a - b);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Waits until the map has glided to its place. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = document.querySelector('.ep-city-sheet');
    for (let pictures = 0, last = ''; pictures < 6; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = `${sheet?.getAttribute('style')} ${sheet?.className}`;
      pictures = now === last && !now.includes('is-zooming') ? pictures + 1 : 0;
      last = now;
    }
  });
}

/** What the main thread of a page works: scripts, styles and layout. Putting pictures together is not counted. */
class Work {
  private readonly page: Page;
  private session: CDPSession | null = null;
  private last = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async begin(): Promise<void> {
    this.session = await this.page.context().newCDPSession(this.page);
    await this.session.send('Performance.enable');
    this.last = await this.total();
  }

  /** Milliseconds since this was asked last. */
  async sinceLast(): Promise<number> {
    const before = this.last;
    this.last = await this.total();
    return this.last - before;
  }

  private async total(): Promise<number> {
    const { metrics } = (await this.session?.send('Performance.getMetrics')) ?? { metrics: [] };
    const seconds = metrics
      .filter(({ name }) => ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].includes(name))
      .reduce((sum, { value }) => sum + value, 0);
    return seconds * 1000;
  }
}

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
