import { longRun } from '@stakeout/testkit';
import { playInTurn, sitDown } from './around-a-table.ts';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { savedOn } from './server-log.ts';
import { somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';
import { Truth } from './truth.ts';
import { Wiretap } from './wiretap.ts';

test.use({ reducedMotion: 'reduce' });

/** The first half of a game, or all of it; and after how many steps the server is killed. */
const STEPS = longRun(12, Number.POSITIVE_INFINITY);
const CRASH = 12;

test('online: two people and a spectator, through a crash of the server; nobody learns too much', async ({
  browser,
  server,
}) => {
  const [ada, grace, watcher] = await Promise.all([
    somebody(browser, server.address, 'Ada'),
    somebody(browser, server.address, 'Grace'),
    somebody(browser, server.address, ''),
  ]);
  const taps = [new Wiretap(ada.page, 0), new Wiretap(grace.page, 1), new Wiretap(watcher.page, null)];

  const id = await sitDown('gunrunners', [ada.page, grace.page]);
  await test.step('a spectator comes by the link for spectators', async () => {
    const answer = await ada.page.request.get(`/api/tables/${id}`);
    await watcher.page.goto((await answer.json()).you.watchPath);
    await expect(watcher.page.getByTestId('prompt')).toBeVisible();
    await expect(watcher.page.getByText('You are watching', { exact: true })).toBeVisible();
    await expect(ada.page.getByText('1 spectator', { exact: true })).toBeAttached();
  });

  await test.step('they play, and the server is killed in the middle', async () => {
    let crash: Promise<void> | null = null;
    const afterEach = async (step: number) => {
      if (step % 5 === 0) await Promise.all(taps.map((tap) => tap.look()));
      if (step === CRASH) crash = server.kill().then(() => server.start());
    };
    const played = [new GunrunnersTable(ada.page, new Chooser(3)), new GunrunnersTable(grace.page, new Chooser(4))];
    const isOver = await playInTurn(played, STEPS, afterEach);
    expect(crash).not.toBeNull();
    await crash;
    if (isOver) await expect(new GunrunnersTable(watcher.page, new Chooser(0)).end).toBeVisible();
  });

  await test.step('nobody was sent, and no page held, what they may not know', async () => {
    const truth = new Truth(savedOn(server.folder, id));
    for (const tap of taps) {
      await expect.poll(() => tap.heardOf).toBe(truth.length);
      expect(tap.judge(truth).compared).toBeGreaterThan(truth.length / 2);
    }
  });
  for (const { context, faults } of [ada, grace, watcher]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
