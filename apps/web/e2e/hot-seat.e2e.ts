import { longRun } from '@stakeout/testkit';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { matchOf, savedIn } from './saved.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';
import { Truth } from './truth.ts';
import { WorkerTap } from './worker-tap.ts';

test.use({ reducedMotion: 'reduce' });

/** How often the device is handed over: for a part of a game, or all of it. */
const CHANGES = longRun(6, Number.POSITIVE_INFINITY);

const NAMES_A_CARD = /\byour (agent \d|Director|Informer|Saboteur|Spy|Manager|Runner)\b/;

test('hot seat: nobody’s hand is in the page while somebody else plays, nor while the device is handed over', async ({
  page,
}) => {
  await withSettings(page, { name: 'Ada', speed: 'off' });
  await WorkerTap.tap(page);
  await page.goto('/create/gunrunners?seats=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('textbox', { name: 'Name of the person on seat 2' }).fill('Grace');
  await page.getByRole('button', { name: 'Start the match' }).click();

  const table = new GunrunnersTable(page, new Chooser(2));
  const watch = new WorkerTap(page);
  /** What each of them was told to do, naming a card that only they know. */
  const secrets: [Set<string>, Set<string>] = [new Set(), new Set()];
  let changes = 0;
  while (changes < CHANGES) {
    const offer = await table.offer();
    if (offer.isOver) break;
    const sight = await watch.look();
    expect(sight.hasCurtain).toBe(offer.hasCurtain);
    const asked = offer.hasCurtain ? '' : await table.asked();
    if (watch.viewer !== null && NAMES_A_CARD.test(asked)) secrets[watch.viewer === 0 ? 0 : 1].add(asked);
    for (const [seat, own] of secrets.entries()) {
      if (seat === watch.viewer) continue;
      // Both have the same kinds of cards, so one may be asked what the other was asked before.
      const others = watch.viewer === null ? null : secrets[seat === 0 ? 1 : 0];
      for (const secret of own) {
        if (others?.has(secret) !== true) expect(sight.words, `what ${seat} was asked`).not.toContain(secret);
      }
    }
    if (offer.hasCurtain) {
      changes++;
      await expect(table.hand).toHaveCount(0);
      await expect(page.locator('[data-card]')).toHaveCount(0);
      await page.getByRole('button', { name: /show my cards/ }).click();
      await expect(page.locator('.curtain')).toHaveCount(0);
      continue;
    }
    await table.playOn();
  }
  expect(changes).toBeGreaterThan(longRun(5, 20));
  expect(secrets[0].size + secrets[1].size).toBeGreaterThan(longRun(2, 10));

  const truth = new Truth(await savedIn(page, matchOf(page)));
  await watch.look();
  watch.judge(truth);
});
