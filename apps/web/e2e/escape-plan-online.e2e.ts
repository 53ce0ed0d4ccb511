import type { View } from '@stakeout/escape-plan';
import { longRun } from '@stakeout/testkit';
import { playInTurn, sitDown } from './around-a-table.ts';
import { Chooser } from './chooser.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { savedOn } from './server-log.ts';
import { SMALL, somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';
import { Truth } from './truth.ts';
import { Wiretap } from './wiretap.ts';

test.use({ reducedMotion: 'reduce' });

/** The beginning of a game, or all of it. */
const STEPS = longRun(12, Number.POSITIVE_INFINITY);

test('online: two people and a bot; nobody learns of cash, plans, kept tiles or decks of others', async ({
  browser,
  server,
}) => {
  const people = await Promise.all(
    ['Ada', 'Grace'].map((name) => somebody(browser, server.address, name, { confirm: false }, SMALL)),
  );
  const taps = people.map(({ page }, seat) => new Wiretap(page, seat));

  const id = await sitDown(
    'escape-plan',
    people.map(({ page }) => page),
    1,
  );

  await test.step('they play', async () => {
    const tables = people.map(({ page }, seat) => new EscapePlanTable(page, new Chooser(20 + seat)));
    await playInTurn(tables, STEPS);
  });

  await test.step('nobody was sent what they may not know', async () => {
    const truth = new Truth(savedOn(server.folder, id));
    for (const [seat, tap] of taps.entries()) {
      await expect.poll(() => tap.heardOf).toBe(truth.length);
      expect(tap.judgeFrames(truth)).toBeGreaterThan(truth.length / 2);
      // What the rules show a seat has its own secrets in it, and nobody else's.
      const view = truth.viewAt(Math.floor(truth.length / 2), seat) as View;
      expect(view.own).not.toBeNull();
      expect(JSON.stringify(view.table)).not.toMatch(/"(cash|plan|patrol|contactDeck|exitStacks|lockers|stacks)":/);
    }
  });
  for (const { context, faults } of people) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
