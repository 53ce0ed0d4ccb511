import type { TableClient } from '@stakeout/client';
import { newNonce } from '@stakeout/client';
import { FastChance } from '@stakeout/kernel';
import { CHAT_ALLOWANCE, CLOSE_CODES, CROWD_CHAT_ALLOWANCE } from '@stakeout/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, playOn, until } from './playing.fixture.ts';
import type { RawSocket } from './raw-socket.fixture.ts';

let node: TrialNode;
let ana: Guest;
let bia: Guest;
let caio: Guest;
const clients: TableClient[] = [];
const sockets: RawSocket[] = [];

beforeAll(async () => {
  node = await TrialNode.start();
  [ana, bia, caio] = (await Promise.all(['Ana', 'Bia', 'Caio'].map((name) => Guest.named(node.address, name)))) as [
    Guest,
    Guest,
    Guest,
  ];
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});
afterAll(() => node.end());

async function open(guest: Guest, table: string, watch?: string): Promise<RawSocket> {
  const socket = await guest.socket(table, watch);
  sockets.push(socket);
  return socket;
}

/** The key of the page for spectators. */
async function watchKey(table: string): Promise<string> {
  const path = granted(await ana.api.table(table)).you.watchPath ?? '';
  return new URL(path, node.address).searchParams.get('watch') ?? '';
}

describe('spectators', () => {
  it('see what everybody sees, and nothing else', async () => {
    const game = 'escape-plan';
    const table = await begin([ana, bia], { game });
    const key = await watchKey(table);
    const players = [ana, bia].map((guest) => guest.client(table, game));
    const watcher = caio.client(table, game, { watch: key });
    clients.push(...players, watcher);
    await Promise.all(players.map((client, seat) => playOn(client, seat, 15)));
    const { seq } = granted(await ana.api.table(table)).table;
    const seen = await until(watcher, ({ match }) => match?.seq === seq);
    expect(seen.you).toEqual({ seat: null, isHost: false, watchPath: null });
    expect(seen.match?.turn).toMatchObject({ options: [], undoable: 0 });
    expect(seen.match?.view).toMatchObject({ own: null });
    const fresh = await (await open(caio, table, key)).next('state');
    // What a game adds to a view it follows is no part of what is sent.
    expect(fresh.view).toEqual(structuredClone(seen.match?.view));
    expect(granted(await caio.api.history(table, 0, key))).toMatchObject({ viewer: null, seq });
  });

  it('cannot act, take back or give up', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const socket = await open(caio, table, await watchKey(table));
    await socket.next('state');
    const requests = [
      { type: 'act', seq: 0, actions: [{ type: 'roll' }] },
      { type: 'undo', seq: 0, count: 1 },
      { type: 'resign' },
      { type: 'return' },
    ];
    for (const [index, request] of requests.entries()) {
      socket.say({ ...request, key: `request-${index}` });
      expect(await socket.answerTo(`request-${index}`)).toMatchObject({ type: 'refused', error: 'notSeated' });
    }
  });

  it('need the key of a table by link', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    for (const key of [undefined, 'A'.repeat(32), 'short']) {
      const socket = await caio.socket(table, key);
      expect(await socket.closed).toBe(CLOSE_CODES.notFound);
      expect(socket.frames).toEqual([]);
    }
    for (const path of ['', '/history', '/export']) {
      expect((await caio.get(`/api/tables/${table}${path}`)).status).toBe(404);
    }
  });

  it('are told of again when the host of a table does not sit there', async () => {
    const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
    const { table } = granted(
      await ana.api.createTable({ game: 'gunrunners', seats: [...seats], visibility: 'public' }),
    );
    const host = await open(ana, table.id);
    const other = await open(caio, table.id);
    expect((await host.next('table')).you.isHost).toBe(true);
    await other.next('presence');
    granted(await bia.api.sit(table.id));
    expect(await host.next('table')).toMatchObject({ you: { seat: null, isHost: true, watchPath: null } });
    await other.next('table').then(({ you }) => expect(you.isHost).toBe(false));
  });
});

describe('a match that runs', () => {
  it('is exported as the reader has seen it', async () => {
    const game = 'gunrunners';
    const table = await begin([ana, bia], { game });
    const players = [ana, bia].map((guest) => guest.client(table, game));
    clients.push(...players);
    await Promise.all(players.map((client, seat) => playOn(client, seat, 15)));
    const texts = await Promise.all(
      [ana, bia].map(async (guest) => (await guest.get(`/api/tables/${table}/export`)).text),
    );
    for (const [seat, text] of texts.entries()) {
      const file = JSON.parse(text);
      expect(file).toMatchObject({ format: 'stakeout-view/1', viewer: seat, from: 0, outcome: null });
      expect(text).not.toMatch(/secret|nonce|"hash"|draws/);
      const history = granted(await (seat === 0 ? ana : bia).api.history(table));
      expect(file.moves).toEqual(history.moves);
    }
    expect(texts[0]).not.toBe(texts[1]);
  });
});

describe('chat', () => {
  it('says every line once, to everybody', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const key = await watchKey(table);
    const [speaker, listener, watcher] = await Promise.all([
      open(ana, table),
      open(bia, table),
      open(caio, table, key),
    ]);
    for (const socket of [speaker, listener, watcher]) await socket.next('chat');
    for (let count = 0; count < 3; count++)
      speaker.say({ type: 'say', key: 'one-and-the-same', text: 'Boa  sorte!\u202e' });
    for (let count = 0; count < 3; count++)
      expect(await speaker.next('ack')).toMatchObject({ key: 'one-and-the-same' });
    speaker.say({ type: 'say', key: 'another-line', text: 'Ready?' });
    const texts = async (socket: RawSocket) => {
      const lines = (await socket.next('chat')).lines;
      return (lines.length < 2 ? [...lines, ...(await socket.next('chat')).lines] : lines).map(({ seat, text }) => [
        seat,
        text,
      ]);
    };
    for (const socket of [listener, watcher]) {
      expect(await texts(socket)).toEqual([
        [0, 'Boa sorte!'],
        [0, 'Ready?'],
      ]);
    }
    const late = await open(bia, table);
    expect((await late.next('chat')).lines.map(({ name, text }) => [name, text])).toEqual([
      ['Ana', 'Boa sorte!'],
      ['Ana', 'Ready?'],
    ]);
  });

  it('carries the name of the seat, whatever the speaker is called since', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const before = await open(bia, table);
    granted(await bia.api.introduce('Ana'));
    const after = await open(bia, table);
    before.say({ type: 'say', key: 'before-the-change', text: 'one' });
    expect(await before.answerTo('before-the-change')).toMatchObject({ type: 'ack' });
    after.say({ type: 'say', key: 'after-the-change', text: 'two' });
    expect(await after.answerTo('after-the-change')).toMatchObject({ type: 'ack' });
    const late = await open(caio, table, await watchKey(table));
    expect((await late.next('chat')).lines.map(({ seat, name, text }) => [seat, name, text])).toEqual([
      [1, 'Bia', 'one'],
      [1, 'Bia', 'two'],
    ]);
    granted(await bia.api.introduce('Bia'));
  });

  it('is limited for each socket, and what is refused is not said', async () => {
    const dora = await Guest.named(node.address, 'Dora');
    const table = await begin([dora, bia], { game: 'gunrunners' });
    const socket = await open(dora, table);
    const most = CHAT_ALLOWANCE.messages;
    for (let count = 0; count < most + 3; count++)
      socket.say({ type: 'say', key: `line-number-${count}`, text: `${count}` });
    for (let count = 0; count < most; count++) {
      expect(await socket.answerTo(`line-number-${count}`)).toMatchObject({ type: 'ack' });
    }
    expect(await socket.answerTo(`line-number-${most + 2}`)).toMatchObject({ type: 'refused', error: 'tooMany' });
    const late = await open(bia, table);
    expect((await late.next('chat')).lines).toHaveLength(most);
  });
});

describe('what spectators say', () => {
  it('is heard by spectators, and by players who want to', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const key = await watchKey(table);
    const [player, watcher, another] = await Promise.all([
      open(ana, table),
      open(caio, table, key),
      open(await Guest.named(node.address, 'Dora'), table, key),
    ]);
    for (const socket of [player, watcher, another]) await socket.next('chat');
    const say = async (socket: RawSocket, text: string) => {
      socket.say({ type: 'say', key: `saying-${text}`, text });
      expect(await socket.answerTo(`saying-${text}`)).toMatchObject({ type: 'ack' });
    };
    const heard = async (socket: RawSocket) =>
      (await socket.next('chat')).lines.map(({ seat, name, text }) => [seat, name, text]);
    await say(watcher, 'first');
    expect(await heard(another)).toEqual([[null, 'Caio', 'first']]);
    await say(player, 'second');
    expect(await heard(player)).toEqual([[0, 'Ana', 'second']]);
    expect(await heard(another)).toEqual([[0, 'Ana', 'second']]);
    // Whoever comes to a seat is told the players' lines alone.
    expect(await heard(await open(bia, table))).toEqual([[0, 'Ana', 'second']]);
    player.say({ type: 'hear', spectators: true });
    expect(await heard(player)).toEqual([
      [null, 'Caio', 'first'],
      [0, 'Ana', 'second'],
    ]);
    await say(watcher, 'third');
    expect(await heard(player)).toEqual([[null, 'Caio', 'third']]);
    player.say({ type: 'hear', spectators: false });
    await say(watcher, 'fourth');
    await say(player, 'fifth');
    expect(await heard(player)).toEqual([[0, 'Ana', 'fifth']]);
  });

  it('has a name, and a limit for all of them together', async () => {
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const key = await watchKey(table);
    const stranger = new Guest(node.address);
    const nameless = await open(stranger, table, key);
    nameless.say({ type: 'say', key: 'without-a-name', text: 'Boo' });
    expect(await nameless.answerTo('without-a-name')).toMatchObject({ type: 'refused', error: 'nobody' });
    const most = CROWD_CHAT_ALLOWANCE.messages;
    const share = CHAT_ALLOWANCE.messages;
    const answers: unknown[] = [];
    for (let person = 0; person * share <= most; person++) {
      const socket = await open(await Guest.named(node.address, `Fan ${person}`), table, key);
      for (let count = 0; count < share; count++) {
        socket.say({ type: 'say', key: `crowd-${person}-${count}`, text: 'Boo' });
        answers.push(await socket.answerTo(`crowd-${person}-${count}`));
      }
    }
    expect(answers).toContainEqual(expect.objectContaining({ type: 'refused', error: 'tooMany' }));
    // Players speak on, whatever the crowd does.
    const player = await open(ana, table);
    player.say({ type: 'say', key: 'above-the-noise', text: 'Quiet' });
    expect(await player.answerTo('above-the-noise')).toMatchObject({ type: 'ack' });
  });
});

describe('whoever is asked to leave', () => {
  it('watches on at a public table, and is sent away from another', async () => {
    for (const visibility of ['public', 'link'] as const) {
      const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
      const { table } = granted(await ana.api.createTable({ game: 'gunrunners', seats: [...seats], visibility }));
      const { token } = granted(await ana.api.invite(table.id, 1));
      granted(await bia.api.acceptInvitation(token));
      const socket = await open(bia, table.id);
      expect((await socket.next('table')).you.seat).toBe(1);
      granted(await ana.api.kick(table.id, 1));
      if (visibility === 'link') {
        expect(await socket.closed).toBe(CLOSE_CODES.notFound);
        continue;
      }
      expect((await socket.next('table')).you).toEqual({ seat: null, isHost: false, watchPath: null });
      socket.say({ type: 'say', key: 'still-here', text: 'But why?' });
      expect(await socket.answerTo('still-here')).toMatchObject({ error: 'sentAway' });
      // The match begins without them, and they see it as spectators do.
      granted(await caio.api.sit(table.id));
      granted(await caio.api.ready(table.id, newNonce()));
      granted(await ana.api.start(table.id, newNonce()));
      const { view, turn } = await socket.next('state');
      const { view: own } = await (await open(caio, table.id)).next('state');
      expect(turn.options).toEqual([]);
      expect(JSON.stringify(view)).not.toBe(JSON.stringify(own));
    }
  });

  it('may come back while the others play on', async () => {
    const dice = new FastChance(1);
    const table = await begin([ana, bia], { game: 'gunrunners' });
    const [one, other] = await Promise.all([open(ana, table), open(bia, table)]);
    for (let count = 0; count < 6; count++) {
      const again = await open(dice.pick(2) === 0 ? ana : bia, table);
      const { turn, seq } = await again.next('state');
      if (turn.options.length === 0) continue;
      again.say({ type: 'act', key: `action-${count}`, seq, actions: [turn.options[0]] });
      expect(await again.answerTo(`action-${count}`)).toMatchObject({ type: 'ack', seq: seq + 1 });
    }
    const [seen, also] = [await one.next('entry'), await other.next('entry')];
    expect(seen.seq).toBe(also.seq);
  });
});
