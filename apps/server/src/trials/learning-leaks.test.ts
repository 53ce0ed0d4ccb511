import { dayOf, daysAfter, paths } from '@stakeout/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAILY_GAMES } from '../daily/deal.ts';
import type { TableRecord } from '../storage/records.ts';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin } from './playing.fixture.ts';
import { TestTime } from './time.fixture.ts';

const GAMES = DAILY_GAMES.map(({ game }) => game.id);

let node: TrialNode;
let time: TestTime;
beforeEach(async () => {
  time = TestTime.atNoon();
  node = await TrialNode.start({}, time);
});
afterEach(() => node.end());

/** All that the server says about deals of the day and puzzles to whoever asks, on this day. */
async function everythingTold(guest: Guest, today: string): Promise<string> {
  const told = [(await guest.get(paths.daily)).text];
  for (const game of GAMES) {
    for (const day of [-1, 0, 1]) told.push((await guest.get(paths.dailyDeal(daysAfter(today, day), game))).text);
    const tries = [{ puzzle: 1, isRight: true, rating: 1500, day: today }];
    told.push(JSON.stringify(await guest.api.puzzleTries(game, { after: 0, tries })));
  }
  return told.join('\n');
}

it('nothing secret of a running match can be learnt through deals of the day or puzzles', async () => {
  const [ana, bia, nobody] = [
    await Guest.named(node.address, 'Ana'),
    await Guest.named(node.address, 'Bia'),
    new Guest(node.address),
  ];
  const people = [ana, bia, nobody];
  const today = granted(await ana.api.daily()).today[0]?.day ?? '';
  expect(today).toBe(dayOf(time.wallTime()));
  const ordinary = await begin([ana, bia], { game: 'gunrunners', bots: 1 });
  const attempts: string[] = [];
  for (const game of GAMES) attempts.push(granted(await ana.api.playDaily(today, game)).table.id);

  const told = await Promise.all(people.map((guest) => everythingTold(guest, today)));
  await node.stop();
  const { tables, secrets } = await node.withStore(async (store) => {
    const read = await Promise.all([ordinary, ...attempts].map((id) => store.table(id)));
    const days = [daysAfter(today, -1), today, daysAfter(today, 1)];
    const of = (day: string) => Promise.all(GAMES.map((game) => store.dailySecret(day, game, 'never asked for')));
    return { tables: read.filter((one): one is TableRecord => one !== null), secrets: await Promise.all(days.map(of)) };
  });
  await node.start();
  const [before = [], now = [], next = []] = secrets;
  expect([...before, ...now, ...next]).not.toContain('never asked for');
  expect(tables.map(({ status }) => status)).toEqual(['running', 'running', 'running']);

  // What these tables and the deals to come are dealt from, and what opens a table to others, is told to nobody.
  const hidden = [...tables.flatMap(({ secret, watchKey }) => [secret, watchKey]), ...now, ...next];
  for (const text of told) expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
  // That somebody tries a deal is told to themselves alone; what yesterday's was dealt from, to everybody.
  const names = (text: string) => attempts.filter((id) => text.includes(id)).length;
  expect(told.map(names)).toEqual([attempts.length, 0, 0]);
  for (const text of told) expect(before.filter((secret) => text.includes(secret))).toEqual(before);
  // The key of a deal is never that of another table, and so never says anything about one.
  expect(secrets.flat()).not.toContain(tables[0]?.secret);
  expect(new Set(secrets.flat()).size).toBe(secrets.flat().length);
  expect(tables.slice(1).map(({ secret }) => secret)).toEqual(now);
});
