import type { Page } from '@playwright/test';
import { Chooser } from './chooser.ts';
import { pressOn } from './eager-player.ts';
import { exported } from './exported.ts';
import { faultsOf } from './meant.ts';
import { withSettings } from './settings.ts';
import { SMALL, somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';
import { Truth } from './truth.ts';
import { witness, witnessed } from './witness.ts';

test.use({ viewport: SMALL });
test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);

const GAMES = [
  { game: 'gunrunners', seats: 2 },
  { game: 'escape-plan', seats: 1 },
] as const;

for (const { game, seats } of GAMES) {
  for (const confirm of [true, false]) {
    test(`${game} on one device, pressed as fast as can be, confirming ${confirm ? 'on' : 'off'}: everything done was shown and meant`, async ({
      page,
    }) => {
      await withSettings(page, { name: 'Ada', speed: 'fast', confirm });
      await witness(page);
      await page.goto(`/create/${game}`);
      await page.getByRole('radio', { name: String(seats), exact: true }).check();
      await page.locator('button[type="submit"].primary').click();
      await expect(page.getByTestId('prompt')).toBeVisible();
      await pressOn(page, new Chooser(confirm ? 71 : 72));
      await judge(page, await exported(page), 0);
    });
  }
}

for (const { game } of GAMES) {
  test(`${game} online over a slow line, pressed as fast as can be: everything done was shown and meant`, async ({
    browser,
    server,
  }) => {
    const { page, faults, context } = await somebody(browser, server.address, 'Ada', { speed: 'fast' }, SMALL);
    await slowLine(page, new Chooser(73));
    await witness(page);
    await page.goto(`/create/${game}`);
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.locator('select[name="seat-1"]').selectOption('online-bot');
    await page.locator('button[type="submit"].primary').click();
    await expect(page.getByTestId('prompt')).toBeVisible();
    await pressOn(page, new Chooser(74));
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const answer = await page.request.get(`/api/tables/${id}/export`);
    await judge(page, await answer.text(), 0);
    expect(faults).toEqual([]);
    await context.close();
  });
}

/** Every frame takes its time, and none overtakes another. */
async function slowLine(page: Page, chooser: Chooser): Promise<void> {
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    const line = () => {
      let last = Promise.resolve();
      return (pass: () => void) => {
        const delay = chooser.below(400);
        last = last.then(() => new Promise((resolve) => setTimeout(resolve, delay))).then(pass);
      };
    };
    const [there, back] = [line(), line()];
    socket.onMessage((message) => there(() => server.send(message)));
    server.onMessage((message) => back(() => socket.send(message)));
  });
}

/** Nothing is done but what was shown and meant, and much is done. */
async function judge(page: Page, file: string, seat: number): Promise<void> {
  const { deeds, moved } = await witnessed(page);
  expect(deeds.length).toBeGreaterThan(20);
  expect(faultsOf(deeds, new Truth(file), seat)).toEqual([]);
  expect(moved, 'what stood where Confirm had just been').toEqual([]);
}
