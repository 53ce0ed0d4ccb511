import type { CDPSession, Locator, Page } from '@playwright/test';
import { escapePlan } from '../src/games/escape-plan/game.ts';
import { logEntries } from '../src/games/escape-plan/log/log-entries.ts';
import { logLines } from '../src/games/escape-plan/log/log-lines.ts';
import { randomMoves } from '../src/games/escape-plan/motion/random-moves.fixture.ts';
import { Chooser } from './chooser.ts';
import { openStage, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { startAgainstBots } from './screens.ts';
import { withFixedChance, withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';
import { measured } from './times.ts';

/** How a table opened: see `noteFrame`. */
interface Opened {
  readonly frameAfter: number;
  readonly blank: number;
}

const PRESS = { share: 0.95, wanted: 100 };
/** So that sixty pictures fit into a second. */
const PICTURE = { share: 0.5, wanted: 16 };
const LOG = { share: 0.5, wanted: 200 };
/** Until the frame of a table stands, with nothing on it yet. */
const FRAME = { share: 0.95, wanted: 500 };
/** Until the card of a lesson speaks and its table stands. */
const LESSON = { share: 0.95, wanted: 1000 };
/** Nothing of a table in sight: not even for one picture. */
const BLANK = { share: 1, wanted: 16 };

test('a press shows at once', async ({ page }) => {
  await withSettings(page, { speed: 'fast' });
  await withFixedChance(page, 31);
  await takeWaits(page);
  const table = await startAgainstBots(page, 2, 32);
  const presses = 32;
  for (let press = 0; press < presses; press++) if (!(await table.playOn())) break;
  measured({ name: 'Gunrunners: press to picture', values: await waitsIn(page, presses), ...PRESS });
});

test('the frame of a table stands as soon as Play now was pressed', async ({ browser, server }) => {
  for (const game of ['Gunrunners', 'Escape Plan']) {
    const values: number[] = [];
    const blanks: number[] = [];
    for (let visit = 0; visit < 5; visit++) {
      // Every visit is somebody's first: nothing is in the browser's memory.
      const context = await browser.newContext({ baseURL: server.address });
      const page = await context.newPage();
      await page.addInitScript(noteFrame);
      await page.goto('/');
      await page
        .getByRole('article', { name: game })
        .getByRole('button', { name: /^Play now/ })
        .click();
      await expect(page.getByTestId('prompt')).toBeVisible();
      const opened = await page.evaluate(() => (window as unknown as { opened: Opened }).opened);
      values.push(opened.frameAfter);
      blanks.push(opened.blank);
      await context.close();
    }
    measured({ name: `${game}: Play now to the frame of the table`, values, ...FRAME });
    measured({ name: `${game}: nothing in sight from there to the table`, values: blanks, ...BLANK });
  }
});

test('a lesson opens within a second of the press', async ({ browser, server }) => {
  for (const game of ['Gunrunners', 'Escape Plan']) {
    const values: number[] = [];
    for (let visit = 0; visit < 5; visit++) {
      const context = await browser.newContext({ baseURL: server.address });
      await withSettings(context, {});
      const page = await context.newPage();
      await page.addInitScript(noteLesson);
      await page.goto('/learn');
      await page.getByRole('article', { name: game }).getByRole('link', { name: 'Begin', exact: true }).click();
      await expect(page.getByTestId('lesson')).toBeVisible();
      const opened = () => page.evaluate(() => (window as unknown as { lessonAfter: number }).lessonAfter);
      await expect.poll(opened).toBeGreaterThan(0);
      values.push(await opened());
      await context.close();
    }
    measured({ name: `${game}: press to the first lesson, first visit`, values, ...LESSON });
  }
});

/** Runs in the page: how long after the first press a picture with the card of a lesson and its table was drawn. */
function noteLesson(): void {
  let pressedAt = 0;
  let hasStood = false;
  Object.assign(window, { lessonAfter: 0 });
  addEventListener('pointerdown', ({ timeStamp }) => {
    pressedAt ||= timeStamp;
  });
  const look = (time: number) => {
    if (hasStood) Object.assign(window, { lessonAfter: time - pressedAt });
    else requestAnimationFrame(look);
    const parts = ['[data-testid="lesson"]', '.lesson [data-testid="prompt"]'];
    hasStood ||= parts.every((part) => document.querySelector(part) !== null);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page: how long after the first press a picture with the frame of a table, or the table itself, was drawn, and
 * how long after that there was neither.
 */
function noteFrame(): void {
  let pressedAt = 0;
  let hasStood = false;
  const opened = { frameAfter: 0, blank: 0 };
  let last = 0;
  Object.assign(window, { opened });
  addEventListener('pointerdown', ({ timeStamp }) => {
    pressedAt ||= timeStamp;
  });
  const look = (time: number) => {
    const stands = document.querySelector('.table-skeleton, [data-testid="prompt"]') !== null;
    // The picture of a frame is there when the next one begins.
    if (hasStood) opened.frameAfter ||= time - pressedAt;
    if (hasStood && !stands) opened.blank += time - last;
    last = time;
    hasStood ||= stands;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('choosing a destination at Escape Plan shows the way at once', async ({ page }) => {
  const table = await openLateEscapePlan(page, takeWaits);
  await table.offer();
  const rows = table.panel.locator('[data-target^="node:"]');
  const namesOf = (all: Locator) => all.evaluateAll((each) => each.map((row) => row.getAttribute('data-target') ?? ''));
  let presses = 0;
  const isNew = async (destination: string) => {
    await expect(page.locator('.ep-way')).toHaveCount(1);
    await expect(page.locator(`.ep-city .is-chosen[data-target="${destination}"]`)).toHaveCount(1);
    presses++;
    await stillness(page);
  };
  // On the map first, then to and fro in the list that opens beside it; those without a visit lie in a fold of it.
  for (const destination of await namesOf(rows)) if (await table.touchOnMap(destination)) await isNew(destination);
  await page.keyboard.press('d');
  await expect(rows.filter({ visible: true }).first()).toBeVisible();
  const destinations = await namesOf(rows.filter({ visible: true }));
  expect(destinations.length).toBeGreaterThan(2);
  for (let round = 0; presses < 20; round++) {
    const order = round % 2 === 0 ? destinations.toReversed() : destinations;
    for (const destination of order.slice(1)) {
      await table.panel.locator(`[data-target="${destination}"]`).first().click();
      await isNew(destination);
    }
  }
  measured({ name: 'Escape Plan: destination to way', values: await waitsIn(page, presses), ...PRESS });
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
  measured({ name: 'Escape Plan: work per picture while the map is dragged', values: perPicture, ...PICTURE });
});

test('the log of a long game is written quickly', async () => {
  await escapePlan.ready();
  const moves = [randomMoves(4, 1), randomMoves(4, 2)].flat().slice(0, 600);
  const view = moves.at(-1)?.after;
  if (view === undefined) throw new Error('no move was made');
  const values = Array.from({ length: 10 }, () => {
    const start = performance.now();
    logLines(logEntries(moves, view), view, 'en');
    return performance.now() - start;
  });
  measured({ name: 'Escape Plan: log of 600 moves, in Node', values, ...LOG });
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

/** Presses that took less than 16 ms are not reported: they count as 16. */
async function waitsIn(page: Page, presses: number): Promise<readonly number[]> {
  const slow = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  return [...slow, ...Array.from({ length: Math.max(0, presses - slow.length) }, () => 16)];
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
