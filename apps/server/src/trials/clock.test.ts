import type { TableClient } from '@stakeout/client';
import { DEFAULT_TABLE } from '@stakeout/escape-plan';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../storage/store.ts';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { beginAfterBot, expectVerified, isAsked, isOver, playOn, until } from './playing.fixture.ts';
import { addPeople, known, type Prepared, preparedTable } from './prepared.fixture.ts';
import { TestTime } from './time.fixture.ts';

const ANA = known('Ana');
const BIA = known('Bia');
const SHORT = { kind: 'live', perMove: 2000, bank: 500 } as const;

/** Time goes by in such steps, in milliseconds, each of which really takes half as long. */
const STEP = 100;
const HOUR = 3_600_000;

const clients: TableClient[] = [];
let node: TrialNode | null = null;
let time: TestTime;

// The time of day stands still too: a match begins at the very moment at which service time does.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  time = new TestTime();
});

afterEach(async () => {
  vi.useRealTimers();
  for (const client of clients.splice(0)) client.close();
  await node?.end();
  node = null;
});

async function nodeWith(more: Partial<Prepared>) {
  const table = preparedTable({ game: 'gunrunners', people: [ANA, BIA], config: { start: 0 }, seed: 'clock', ...more });
  const prepare = async (store: Store) => {
    await addPeople(store, [ANA, BIA]);
    await store.addTable(table);
  };
  node = await TrialNode.prepared(prepare, {}, time);
  const guests = [new Guest(node.address, ANA.cookie), new Guest(node.address, BIA.cookie)] as const;
  return { node, table: table.id, guests };
}

function sit(guest: Guest, table: string, game = 'gunrunners'): TableClient {
  // Clocks this short are not in the protocol.
  const client = guest.client(table, game, { isChecked: false });
  clients.push(client);
  return client;
}

/** Lets time pass until something has come about; in steps, because the server takes a leap for a time when it was down. */
async function whileTimePasses<T>(event: Promise<T>): Promise<T> {
  const steps = setInterval(() => time.pass(STEP), STEP / 2);
  return event.finally(() => clearInterval(steps));
}

const standsIn = (seat: number) => (now: TableClient['snapshot']) => now.table?.seats[seat]?.standIn === true;

describe('a clock that runs out', () => {
  it('lets a bot stand in until the player returns', async () => {
    const { guests, table } = await nodeWith({ clock: SHORT });
    const [ana, bia] = guests.map((guest) => sit(guest, table)) as [TableClient, TableClient];
    const first = await until(ana, isAsked);
    expect(first.match?.turn.clocks?.[1]).toEqual({ bank: SHORT.bank, left: null });
    expect(first.match?.turn.clocks?.[0]?.left).toBe(SHORT.perMove + SHORT.bank);

    // Ana does nothing. Everybody is told of the bot, and it plays what she owes.
    await whileTimePasses(until(bia, standsIn(0)));
    const gone = await until(ana, standsIn(0));
    expect(gone.match?.turn.options).toEqual([]);
    const action = first.match?.turn.options[0];
    expect(await ana.act(action)).toMatchObject({ ok: false });
    await until(bia, isAsked);
    expect(bia.snapshot.match?.seq).toBeGreaterThan(0);

    expect(await ana.takeBackSeat()).toMatchObject({ ok: true });
    await until(bia, (now) => !standsIn(0)(now));
    const outcomes = Promise.all([playOn(ana, 1), playOn(bia, 2)]);
    // Taking it back when nobody stands in changes nothing.
    expect(await ana.takeBackSeat()).toMatchObject({ ok: true });
    expect((await outcomes)[0]).not.toBeNull();
    await expectVerified(guests[0], table);
  });

  it('refuses whoever has not returned, and says why', async () => {
    const { guests, table } = await nodeWith({ clock: { ...SHORT, bank: 0 } });
    const socket = await guests[0].socket(table);
    const { turn } = await socket.next('state');
    await whileTimePasses(
      socket.saw((frame) => frame.startsWith('{"type":"table"') && frame.includes('"standIn":true')),
    );
    socket.say({ type: 'act', key: 'too-late-now', seq: 0, actions: [turn.options[0]] });
    expect(await socket.answerTo('too-late-now')).toMatchObject({ type: 'refused', error: 'standIn' });
    await socket.close();
  });

  it.each([
    { game: 'gunrunners', config: { start: 0 } },
    { game: 'escape-plan', config: { table: { ...DEFAULT_TABLE, start_cash: 41 } } },
  ])('plays the match to its end though nobody is there: $game', async (wish) => {
    const { guests, table, node } = await nodeWith({ ...wish, clock: { ...SHORT, perMove: 50, bank: 0 } });
    const client = sit(guests[1], table, wish.game);
    const over = await whileTimePasses(until(client, isOver));
    expect(over.table?.seats.map(({ standIn }) => standIn)).toEqual([true, true]);
    await expectVerified(guests[0], table);
    await node.stop();
    const entries = await node.withStore((store) => store.entries(table, 0));
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(['standIn']));
  });
});

describe('a restart in the middle', () => {
  it('goes on where the match stood, and charges nobody for it', async () => {
    const { node, guests, table } = await nodeWith({ clock: { kind: 'live', perMove: 60_000, bank: 5_000 } });
    const [ana, bia] = guests.map((guest) => sit(guest, table)) as [TableClient, TableClient];
    const playing = () => Promise.all([playOn(ana, 3, 9), playOn(bia, 4, 9)]);
    await playing();
    const seat = granted(await guests[0].api.table(table)).table.toAct[0] ?? 0;
    const socket = await guests[0].socket(table);
    const before = await socket.next('state');
    const leftBefore = before.turn.clocks?.[seat]?.left;
    expect(leftBefore).toBe(65_000);

    await node.stop();
    expect(await socket.closed).toBe(1012);
    time.pass(HOUR);
    time.set(HOUR);
    await node.start();

    const again = await guests[0].socket(table);
    const after = await again.next('state');
    expect(after).toMatchObject({ seq: before.seq, view: before.view });
    expect(after.turn.clocks?.[seat]?.left).toBe(leftBefore);
    await again.close();

    // Both clients find the node again by themselves.
    const [outcome] = await Promise.all([playOn(ana, 5), playOn(bia, 6)]);
    expect(outcome).not.toBeNull();
    await expectVerified(guests[0], table);
  });

  it('finds a bot whose turn it was', async () => {
    node = await TrialNode.start({ botPace: 300 }, time);
    const guest = await Guest.named(node.address, 'Caio');
    const table = await beginAfterBot(guest);
    await node.stop();
    const seq = await node.withStore(async (store) => (await store.table(table))?.seq);
    expect(seq).toBe(0);
    await node.start();
    const client = sit(guest, table);
    await whileTimePasses(until(client, isAsked));
    expect(client.snapshot.match?.seq).toBeGreaterThan(0);
  });
});

describe('a bad time', () => {
  /** Forward and forward, back and back. */
  const leap = (count: number) => (count % 40 < 20 ? HOUR : -HOUR);

  it.each([
    { name: 'of sleeps', happen: () => time.pass(2 * HOUR) },
    { name: 'of a clock that is set, far forward and far back', happen: (count: number) => time.set(leap(count)) },
  ])('$name costs nobody their seat, and stops no bot', async ({ happen }) => {
    node = await TrialNode.start({ botPace: 50 }, time);
    time.flow();
    const guest = await Guest.named(node.address, 'Caio');
    const table = await beginAfterBot(guest, { kind: 'live', perMove: HOUR, bank: 0 });
    const client = sit(guest, table);
    let lost = 0;
    client.subscribe((_, now) => {
      if (standsIn(1)(now)) lost++;
    });
    let count = 0;
    const mishaps = setInterval(() => happen(++count), 5);
    const outcome = await playOn(client, 7);
    await expect.poll(() => count).toBeGreaterThanOrEqual(200);
    clearInterval(mishaps);
    expect(outcome).not.toBeNull();
    expect(lost).toBe(0);
  });
});
