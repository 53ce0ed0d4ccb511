import { commitmentTo, verifyExport } from '@stakeout/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findGame } from '../games.ts';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { playOn, until } from './playing.fixture.ts';
import { DAY, TestTime } from './time.fixture.ts';

const GAME = 'escape-plan';

let node: TrialNode;
let time: TestTime;
beforeEach(async () => {
  time = TestTime.atNoon();
  node = await TrialNode.start({}, time);
});
afterEach(() => node.end());

const dealOf = async (guest: Guest, game = GAME) => {
  const deals = granted(await guest.api.daily());
  const find = (list: typeof deals.today) => {
    const found = list.find((deal) => deal.game === game);
    if (found === undefined) throw new Error(`no deal of ${game}`);
    return found;
  };
  return { today: find(deals.today), before: find(deals.before), tomorrow: deals.tomorrow, endsAt: deals.endsAt };
};

/** Plays the deal by lot; gives the table. */
async function attempt(guest: Guest, day: string, seed: number): Promise<string> {
  const { table } = granted(await guest.api.playDaily(day, GAME));
  const client = guest.client(table.id, GAME);
  await playOn(client, seed);
  client.close();
  return table.id;
}

it('two people play the same deal, and see each other’s result only after their own; the next day its secret verifies', async () => {
  const [ana, bia] = [await Guest.named(node.address, 'Ana'), await Guest.named(node.address, 'Bia')];
  const { today, tomorrow } = await dealOf(ana);
  expect(today).toMatchObject({ secret: null, yours: null });
  const { day } = today;

  const first = await attempt(ana, day, 1);
  // Ana sees her own; Bia, who has not played, sees nothing, nor may she watch.
  expect(granted(await ana.api.dailyResults(day, GAME)).results.map(({ name }) => name)).toEqual(['Ana']);
  expect(await bia.api.dailyResults(day, GAME)).toMatchObject({ ok: false, error: 'playFirst' });
  expect(await bia.api.table(first)).toMatchObject({ ok: false, error: 'notFound' });

  const begun = granted(await bia.api.playDaily(day, GAME)).table;
  // Pressing twice is pressing once, and a deal that was begun tells no more than one that was not.
  expect(granted(await bia.api.playDaily(day, GAME)).table.id).toBe(begun.id);
  expect(await bia.api.dailyResults(day, GAME)).toMatchObject({ ok: false, error: 'playFirst' });
  const second = await attempt(bia, day, 2);
  expect(second).toBe(begun.id);

  const { results } = granted(await bia.api.dailyResults(day, GAME));
  expect(results.map(({ name }) => name).sort()).toEqual(['Ana', 'Bia']);
  expect(results.find(({ name }) => name === 'Bia')?.isYou).toBe(true);
  // Now she may watch what Ana did.
  const watch = new URL(results.find(({ name }) => name === 'Ana')?.watchPath ?? '', node.address);
  const spectator = bia.client(first, GAME, { watch: watch.searchParams.get('watch') ?? '' });
  expect((await until(spectator, ({ match }) => match !== null)).match?.turn.outcome).not.toBeNull();
  spectator.close();

  // The key is everybody's who has still to play: neither table nor file gives it away before the day is over.
  const answers: string[] = [];
  for (const [guest, own] of [
    [ana, first],
    [bia, second],
  ] as const) {
    expect(await guest.api.wholeText(own)).toMatchObject({ ok: false, error: 'sealed' });
    for (const path of [
      `/api/tables/${own}`,
      `/api/tables/${own}/export`,
      `/api/tables/${own}/history`,
      '/api/daily',
    ]) {
      answers.push((await guest.get(path)).text);
    }
  }

  time.set(DAY);
  const next = await dealOf(bia);
  const secret = next.before.secret ?? '';
  expect(next.before).toMatchObject({ day, commitment: commitmentTo(secret) });
  expect(next.before.commitment).toBe(today.commitment);
  for (const text of answers) expect(text).not.toContain(secret);
  // What was announced yesterday is what is dealt today.
  expect(next.today.commitment).toBe(tomorrow.find(({ game }) => game === GAME)?.commitment);
  expect(await bia.api.playDaily(day, GAME)).toMatchObject({ ok: false, error: 'notToday' });
  const files = [granted(await ana.api.wholeText(first)), granted(await bia.api.wholeText(second))];
  for (const text of files) {
    expect(verifyExport(text, findGame)).toMatchObject({ ok: true, header: { matchId: today.matchId } });
    expect(JSON.parse(text)).toMatchObject({ secret, header: { commitment: today.commitment } });
  }
  // Both were dealt the same.
  const [one, other] = files.map((text): unknown => JSON.parse(text).opening);
  expect(one).toEqual(other);
  // The day is over: everybody may look.
  const carlos = await Guest.named(node.address, 'Carlos');
  expect(granted(await carlos.api.dailyResults(day, GAME)).results).toHaveLength(2);
});

it('a deal of another day, of no game or of nobody is refused', async () => {
  const ana = await Guest.named(node.address, 'Ana');
  const { today, before, endsAt } = await dealOf(ana);
  expect(endsAt).toBe(Date.parse(today.day) + DAY);
  expect(await ana.api.playDaily(before.day, GAME)).toMatchObject({ ok: false, error: 'notToday' });
  const tomorrow = new Date(endsAt).toISOString().slice(0, 10);
  for (const [day, game] of [
    [tomorrow, GAME],
    ['yesterday', GAME],
    [today.day, 'stash'],
    [today.day, 'chess'],
  ] as const) {
    expect(await ana.api.playDaily(day, game)).toMatchObject({ ok: false, error: 'notFound' });
    expect(await ana.api.dailyResults(day, game)).toMatchObject({ ok: false, error: 'notFound' });
  }
  const nobody = new Guest(node.address);
  expect(await nobody.api.playDaily(today.day, GAME)).toMatchObject({ ok: false, error: 'nobody' });
  expect(granted(await nobody.api.daily()).today.map(({ yours }) => yours)).toEqual([null, null]);
});
