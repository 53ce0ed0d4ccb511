import type { View } from '@stakeout/escape-plan';
import { Chooser } from './chooser.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { SMALL, somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';
import { Truth } from './truth.ts';
import { Wiretap } from './wiretap.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(400_000);

test('online: three people and a bot, a whole game; nobody learns of cash, plans, kept tiles or decks of others', async ({
  browser,
  server,
}) => {
  const people = await Promise.all(
    ['Ada', 'Grace', 'Joan'].map((name) => somebody(browser, server.address, name, { confirm: false }, SMALL)),
  );
  const [ada, ...guests] = people;
  if (ada === undefined) throw new Error('nobody came');
  const taps = people.map(({ page }, seat) => new Wiretap(page, seat));

  await test.step('a table for four, with a bot on the last seat', async () => {
    await ada.page.goto('/create/escape-plan');
    await ada.page.getByRole('radio', { name: '4', exact: true }).check();
    for (const seat of [1, 2]) await ada.page.locator(`select[name="seat-${seat}"]`).selectOption('invited');
    await ada.page.locator('select[name="seat-3"]').selectOption('easy');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(ada.page).toHaveURL(/\/table\/[\w-]+$/);
    for (const [index, { page }] of guests.entries()) {
      await ada.page.getByRole('button', { name: 'Copy invitation' }).first().click();
      const link = await ada.page.getByRole('textbox', { name: `Invitation to seat ${index + 2}` }).inputValue();
      await page.goto(link);
      await page.getByRole('button', { name: 'Take the seat' }).click();
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
    await ada.page.getByRole('button', { name: 'Start the match' }).click();
  });

  await test.step('the whole game', async () => {
    let steps = 0;
    const tables = people.map(({ page }, seat) => new EscapePlanTable(page, new Chooser(20 + seat)));
    const count = async () => void steps++;
    await Promise.all(tables.map((table) => table.playToTheEnd(count)));
    expect(steps).toBeGreaterThan(60);
  });

  await test.step('nobody was sent what they may not know', async () => {
    const id = new URL(ada.page.url()).pathname.split('/').at(-1);
    const answer = await ada.page.request.get(`/api/tables/${id}/export`);
    const truth = new Truth(await answer.text());
    for (const [seat, tap] of taps.entries()) {
      expect(tap.heardOf).toBe(truth.length);
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
