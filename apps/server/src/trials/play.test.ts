import type { TableClient } from '@stakeout/client';
import { newKey } from '@stakeout/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, expectVerified, isAsked, isOver, playOn, until } from './playing.fixture.ts';

let node: TrialNode;
let ana: Guest;
let bia: Guest;
const clients: TableClient[] = [];

beforeAll(async () => {
  node = await TrialNode.start();
  ana = await Guest.named(node.address, 'Ana');
  bia = await Guest.named(node.address, 'Bia');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => node.end());

function sit(guest: Guest, table: string, game: string): TableClient {
  const client = guest.client(table, game);
  clients.push(client);
  return client;
}

/** Whose turn it is, and the other. */
async function byTurn(table: string): Promise<[Guest, Guest]> {
  const { toAct } = granted(await ana.api.table(table)).table;
  return toAct.includes(0) ? [ana, bia] : [bia, ana];
}

describe('a match online', () => {
  for (const game of ['gunrunners', 'escape-plan']) {
    it(`of ${game} is played from the table to the verified export`, async () => {
      const table = await begin([ana, bia], { game });
      const outcomes = await Promise.all([playOn(sit(ana, table, game), 1), playOn(sit(bia, table, game), 2)]);
      expect(outcomes[0]).not.toBeNull();
      expect(outcomes[1]).toEqual(outcomes[0]);
      await expectVerified(ana, table);
      const told = granted(await bia.api.table(table)).table;
      expect(told).toMatchObject({ status: 'over', outcome: outcomes[0] });
      expect(told.secret).toMatch(/^[0-9a-f]{64}$/);
      expect(granted(await bia.api.history(table)).viewer).toBe(1);
    });

    it(`of ${game} is played with a bot`, async () => {
      const table = await begin([ana], { game, bots: 1 });
      expect(await playOn(sit(ana, table, game), 3)).not.toBeNull();
      await expectVerified(ana, table);
    });
  }

  it('shows everybody the same as reading it anew does', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const clients = [sit(ana, table, 'gunrunners'), sit(bia, table, 'gunrunners')];
    await Promise.all(clients.map((client, seat) => playOn(client, seat, 12)));
    const { seq } = granted(await ana.api.table(table)).table;
    for (const [seat, guest] of [ana, bia].entries()) {
      const followed = await until(clients[seat] as TableClient, ({ match }) => match?.seq === seq);
      const fresh = await until(sit(guest, table, 'gunrunners'), ({ match }) => match !== null);
      expect(fresh.match?.view).toEqual(followed.match?.view);
      expect(fresh.match?.turn.options).toEqual(followed.match?.turn.options);
    }
  });
});

describe('a request', () => {
  it('that is sent again gets the same answer, and is done once', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const [first, second] = await byTurn(table);
    const socket = await first.socket(table);
    const other = await second.socket(table);
    const { turn } = await socket.next('state');
    const act = { type: 'act', key: newKey(), seq: 0, actions: [turn.options[0]] };
    for (let count = 0; count < 3; count++) socket.say(act);
    const acks = [await socket.next('ack'), await socket.next('ack'), await socket.next('ack')];
    expect(acks).toEqual(acks.map(() => ({ type: 'ack', key: act.key, seq: 1, done: 1 })));
    await other.next('entry');
    // Nor on another connection, nor after more of the match has been played.
    const again = await first.socket(table);
    again.say(act);
    expect(await again.next('ack')).toMatchObject({ seq: 1 });
    // The key is the seat's own: the other seat may use the same.
    other.say({ ...act, seq: 99 });
    expect(await other.next('refused')).toMatchObject({ error: 'stale' });
    expect(granted(await first.api.history(table))).toMatchObject({ seq: 1 });
    await Promise.all([socket.close(), other.close(), again.close()]);
  });

  it('on an old picture of the table is refused, and brings the new one', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const [first] = await byTurn(table);
    const socket = await first.socket(table);
    const { turn } = await socket.next('state');
    const [action] = turn.options;
    socket.say({ type: 'act', key: newKey(), seq: 0, actions: [action] });
    await socket.next('ack');
    socket.say({ type: 'act', key: newKey(), seq: 0, actions: [action] });
    expect(await socket.next('refused')).toMatchObject({ error: 'stale', refusals: [] });
    expect(await socket.next('state')).toMatchObject({ seq: 1 });
    await socket.close();
  });

  it('is taken back as far as nobody has learned anything', async () => {
    const table = await begin([ana, bia], { game: 'escape-plan' });
    const clients = [sit(ana, table, 'escape-plan'), sit(bia, table, 'escape-plan')];
    let undone = 0;
    for (let count = 0; count < 40; count++) {
      const client = await Promise.race(clients.map((one) => until(one, isAsked).then(() => one)));
      const { match } = client.snapshot;
      if (match === null) throw new Error('no match');
      const { options, undoable } = match.turn;
      if (undoable > 0 && undone < 3) {
        const tooFar = await client.undo(undoable + 1);
        expect(tooFar).toMatchObject({ ok: false, error: 'illegal' });
        expect(await client.undo(undoable)).toMatchObject({ ok: true });
        expect(client.snapshot.match?.turn.undoable).toBe(0);
        undone++;
        continue;
      }
      expect(await client.act(options[count % options.length])).toMatchObject({ ok: true });
      await Promise.all(clients.map((one) => until(one, (now) => (now.match?.seq ?? 0) > match.seq)));
    }
    expect(undone).toBe(3);
    const [one, other] = clients.map(({ snapshot }) => snapshot.match?.seq);
    expect(one).toBe(other);
  });
});

describe('whoever gives up', () => {
  it('sees a bot play on to the end, and has no say any more', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const [anas, bias] = [sit(ana, table, 'gunrunners'), sit(bia, table, 'gunrunners')];
    await until(bias, ({ match }) => match !== null);
    expect(await bias.resign()).toMatchObject({ ok: true });
    await until(anas, (now) => now.table?.seats[1]?.resigned === true);
    const played = await playOn(anas, 5);
    expect(played).not.toBeNull();
    const seen = await until(bias, isOver);
    expect(seen.match?.turn.options).toEqual([]);
    await expectVerified(ana, table);
  });

  it('cannot act, nor take the seat back', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const [first] = await byTurn(table);
    const socket = await first.socket(table);
    const { turn } = await socket.next('state');
    socket.say({ type: 'resign', key: 'resignation' });
    socket.say({ type: 'resign', key: 'resignation' });
    socket.say({ type: 'act', key: 'action-key', seq: 0, actions: [turn.options[0]] });
    socket.say({ type: 'return', key: 'return-key' });
    expect(await socket.next('ack')).toMatchObject({ key: 'resignation' });
    expect(await socket.next('ack')).toMatchObject({ key: 'resignation' });
    expect(await socket.answerTo('action-key')).toMatchObject({ type: 'refused', error: 'resigned' });
    expect(await socket.answerTo('return-key')).toMatchObject({ type: 'refused', error: 'resigned' });
    await socket.close();
  });
});
