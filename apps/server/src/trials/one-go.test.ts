import { newKey, type TableClient } from '@stakeout/client';
import { type Action, travelsOf, type View } from '@stakeout/escape-plan';
import type { ServerMessage } from '@stakeout/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, isAsked, playOn, until } from './playing.fixture.ts';

let node: TrialNode;
let ana: Guest;
const clients: TableClient[] = [];

beforeAll(async () => {
  node = await TrialNode.start();
  ana = await Guest.named(node.address, 'Ana');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => node.end());

function sit(table: string, game = 'escape-plan'): TableClient {
  const client = ana.client(table, game);
  clients.push(client);
  return client;
}

/** The first steps of some trip, none of which brings anything to light: `move`, and a step or more. */
function stepsIn(client: TableClient): readonly Action[] {
  const { view, turn } = client.snapshot.match ?? {};
  if (view === undefined || !turn?.options.some((option) => (option as Action).type === 'move')) return [];
  const trips = travelsOf(view as View).plans.map(({ actions }) => actions.slice(0, -1));
  return trips.find(({ length }) => length >= 3) ?? [];
}

/** A match of Ana and a bot, at the first decision where she can set out on a trip. */
async function beforeTrip() {
  const table = await begin([ana], { game: 'escape-plan', bots: 1 });
  const client = sit(table);
  for (let seed = 1; ; seed++) {
    const { match } = await until(client, isAsked);
    if (match === null || match.turn.outcome !== null) throw new Error('there was no trip to make');
    const steps = stepsIn(client);
    if (steps.length > 0) return { table, client, steps, seq: match.seq };
    await playOn(client, seed, match.seq + 1);
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Entry = Extract<ServerMessage, { type: 'entry' }>;

describe('several actions in one request', () => {
  it('are acknowledged once, told once to everybody in their own form, and taken back as one', async () => {
    const { table, client, steps, seq } = await beforeTrip();
    const before = client.snapshot.match;
    const socket = await ana.socket(table);
    await socket.next('state');
    const changes: number[] = [];
    client.subscribe((change) => change.type === 'entry' && changes.push(change.match.seq));
    expect(await client.act(...steps)).toEqual({ ok: true, seq: seq + steps.length, done: steps.length });
    expect(changes).toEqual(steps.map((_, index) => seq + index + 1));
    const told: Entry = await socket.next('entry');
    expect(told).toMatchObject({ seq: seq + steps.length, seat: 0, by: 'person' });
    expect(told.moves).toHaveLength(steps.length);
    // What was folded on the way is what the server would show anybody who comes now.
    const later = await until(sit(table), ({ match }) => match !== null);
    expect(later.match?.view).toEqual(client.snapshot.match?.view);
    expect(client.snapshot.match?.turn.undoable).toBe((before?.turn.undoable ?? 0) + 1);
    expect(await client.undo(1)).toMatchObject({ ok: true, done: 1 });
    expect(await socket.next('undone')).toMatchObject({ count: steps.length, seq: seq + steps.length + 1 });
    expect(client.snapshot.match?.view).toEqual(before?.view);
    await socket.close();
  });

  it('are one also after a restart and for another client of the seat, and their resend gets the same answer', async () => {
    const { table, client, steps, seq } = await beforeTrip();
    const { view } = client.snapshot.match ?? {};
    const act = { type: 'act', key: newKey(), seq, actions: steps };
    const socket = await ana.socket(table);
    socket.say(act);
    const answer = await socket.answerTo(act.key);
    expect(answer).toMatchObject({ type: 'ack', seq: seq + steps.length, done: steps.length });
    socket.say(act);
    const ack = JSON.stringify(answer);
    await socket.caughtUp(1);
    expect(socket.frames.filter((frame) => frame.startsWith('{"type":"ack"'))).toEqual([ack, ack]);
    await socket.close();
    client.close();
    // All that the node had in mind is lost; what it stored is enough for the same answer.
    await node.stop();
    await node.start();
    const again = await ana.socket(table);
    again.say(act);
    expect(await again.answerTo(act.key)).toEqual(answer);
    await again.close();
    const other = sit(table);
    await until(other, isAsked);
    expect(other.snapshot.match?.seq).toBe(seq + steps.length);
    expect(await other.undo(1)).toMatchObject({ ok: true });
    expect(other.snapshot.match).toMatchObject({ seq: seq + steps.length + 1, view });
  });

  it('end before one that is not legal any more', async () => {
    const { client, steps, seq } = await beforeTrip();
    const [move] = steps;
    // Whoever has set out cannot set out again.
    expect(await client.act(move, move, move)).toEqual({ ok: true, seq: seq + 1, done: 1 });
    expect(await client.undo(1)).toMatchObject({ ok: true });
  });

  it('end where something comes to light, also when what was planned next could still be done', async () => {
    const client = sit(await begin([ana], { game: 'gunrunners', bots: 1 }), 'gunrunners');
    const roll = { type: 'roll' };
    // What was asked after an earlier roll is planned for the next one, and is often legal again.
    let planned: unknown = roll;
    for (let seed = 1; ; seed++) {
      const { match } = await until(client, isAsked);
      if (match === null || match.turn.outcome !== null) throw new Error('the plan was never legal after a roll');
      if (!match.turn.options.some((option) => isSame(option, roll))) {
        await playOn(client, seed, match.seq + 1);
        continue;
      }
      expect(await client.act(roll, planned)).toEqual({ ok: true, seq: match.seq + 1, done: 1 });
      const { options = [], undoable } = client.snapshot.match?.turn ?? {};
      expect(undoable).toBe(0);
      if (options.some((option) => isSame(option, planned))) break;
      [planned] = options;
    }
    expect(await client.act(planned)).toMatchObject({ ok: true, done: 1 });
  });

  it('are refused as a whole when the first is not legal, and nothing has changed', async () => {
    const { client, steps, seq } = await beforeTrip();
    const before = client.snapshot.match;
    expect(await client.act(...steps.slice(1))).toMatchObject({ ok: false, error: 'illegal' });
    expect(await client.act({ type: 'fly' }, ...steps)).toMatchObject({ ok: false, error: 'illegal' });
    expect(client.snapshot.match).toBe(before);
    expect(await client.act(...steps)).toMatchObject({ ok: true, seq: seq + steps.length });
  });
});
