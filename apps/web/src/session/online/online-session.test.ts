import { newNonce } from '@stakeout/client';
import { verifyExport } from '@stakeout/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import type { TableChange } from '../session.ts';
import type { OnlineSession } from './online-session.ts';
import {
  begunTable,
  folded,
  granted,
  play,
  playTogether,
  TrialServer,
  until,
  Visitor,
} from './online-table.fixture.ts';

const server = new TrialServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const visitors: Visitor[] = [];
async function visitor(name: string): Promise<Visitor> {
  const made = await Visitor.named(server.base, name);
  visitors.push(made);
  return made;
}
afterEach(() => {
  for (const each of visitors.splice(0)) each.leave();
});

describe('a table online', () => {
  it('is played to the end; moves, views and the verified file agree', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui);
    const [first, second] = [await ada.open(id), await rui.open(id)];
    const changes: TableChange[] = [];
    first.subscribe((change) => changes.push(change));
    expect((await until(first, ({ status }) => status === 'running')).viewer).toBe(0);
    const beginning = granted(await ada.api.history(id)).view;

    await Promise.all([play(first, 1), play(second, 2)]);

    const table = await until(first, ({ status }) => status === 'over');
    expect(table.outcome?.scores).toHaveLength(2);
    expect(table.options).toEqual([]);
    expect(folded(first, beginning)).toEqual(table.view);
    // Every move was told on its own, after the table before it.
    const moved = changes.filter((change) => change.type === 'moved');
    expect(moved).toHaveLength(table.seq);
    expect(moved.every(({ before }, index) => before.seq === index)).toBe(true);
    expect(table.moves).toEqual(moved.map(({ move }) => move));

    const game = await loadGame('gunrunners');
    expect(verifyExport(await first.exportText(), () => game)).toMatchObject({ ok: true });
  });

  it('shows the whole story to whoever comes late, and what happens meanwhile', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui);
    const [first, second] = [await ada.open(id), await rui.open(id)];
    await playTogether([first, second], 3, 24);

    const late = await rui.open(id);
    await playTogether([first, second], 5, 10);
    const beginning = granted(await rui.api.history(id)).view;
    const { seq } = first.get();
    const table = await until(late, (shown) => shown.status === 'running' && shown.seq === seq);
    expect(table.viewer).toBe(1);
    expect(table.moves).toHaveLength(seq);
    expect(folded(late, beginning)).toEqual(table.view);
  });

  it('goes on where it was after the server was killed', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui);
    const [first, second] = [await ada.open(id), await rui.open(id)];
    await playTogether([first, second], 7, 20);

    await server.kill();
    expect((await until(first, ({ connection }) => connection === 'lost')).status).toBe('running');
    const asked = [first, second].find((session) => session.get().options.length > 0);
    // A move that is made while nobody answers is kept until somebody does.
    const answer = asked?.act(asked.get().options[0]);
    await server.start();
    expect(await answer).toEqual({ ok: true, seq: expect.any(Number), done: 1 });

    await Promise.all([play(first, 9), play(second, 10)]);
    const table = await until(first, ({ status }) => status === 'over');
    const retold = granted(await ada.api.history(id));
    expect(table.moves.map(({ events }) => events)).toEqual(retold.moves.map(({ events }) => events));
  });

  it('takes moves back, and says so', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui, { config: { edition: 'pt', start: 0 } });
    const [first, second] = [await ada.open(id), await rui.open(id)];
    const changes: TableChange[] = [];
    second.subscribe((change) => changes.push(change));
    const sessions = [first, second];
    // In the Portuguese edition a card is chosen before the flip, and can be taken back into the hand.
    const canUndo = (session: OnlineSession) => session.get().undoable > 0;
    await playTogether(sessions, 14, 200, () => sessions.some(canUndo));
    const player = sessions.find(canUndo) ?? first;
    const { seq, moves, undoable } = player.get();
    expect(await player.undo(1)).toMatchObject({ ok: true });
    expect(player.get()).toMatchObject({ seq: seq + 1, undoable: undoable - 1 });
    expect(player.get().moves).toEqual(moves.slice(0, -1));
    await until(second, (table) => table.seq === seq + 1);
    expect(second.get().moves).toHaveLength(moves.length - 1);
    expect(changes.at(-1)).toMatchObject({ type: 'undone', count: 1 });
  });

  it('says from the view alone why something is not allowed, and what could be done', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui);
    const sessions = [await ada.open(id), await rui.open(id)];
    const running = await Promise.all(sessions.map((session) => until(session, ({ status }) => status === 'running')));
    const asked = running.findIndex(({ options }) => options.length > 0);
    const [player, other] = [sessions[asked], sessions[1 - asked]];
    const [option] = running[asked]?.options ?? [];
    expect(player?.explain(option)).toEqual([]);
    expect(player?.explain({ type: 'decline' })).not.toEqual([]);
    expect(player?.explain({ type: 'nonsense' })).not.toEqual([]);
    expect(other?.explain(option)).not.toEqual([]);
    expect(await player?.hint()).toMatchObject([{ action: option }]);
    expect(await other?.hint()).toEqual([]);
    expect(await other?.outlook(0, 5)).toEqual({ escapes: 1, tries: 5 });
    expect(await other?.act(option)).toMatchObject({ ok: false, error: 'illegal' });
  });

  it('lets others watch by the link, who know nothing that is hidden', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui);
    const [first, second] = [await ada.open(id), await rui.open(id)];
    const { watchPath } = await until(first, ({ status }) => status === 'running');
    const watch = new URL(watchPath ?? '', server.base).searchParams.get('watch') ?? '';
    const stranger = new Visitor(server.base);
    visitors.push(stranger);
    expect(await stranger.api.table(id)).toMatchObject({ ok: false, error: 'notFound' });

    const watched = await stranger.open(id, watch);
    const beginning = granted(await stranger.api.history(id, 0, watch)).view;
    await playTogether([first, second], 11, 12);
    const table = await until(watched, ({ status, seq }) => status === 'running' && seq === first.get().seq);
    expect(table).toMatchObject({ viewer: null, options: [], isHost: false, watchPath: null });
    expect(folded(watched, beginning)).toEqual(table.view);
    const view = table.view as { hands: number[][] };
    expect(view.hands.flat().every((card) => card % 100 === 0)).toBe(true);
    expect((await until(first, ({ watchers }) => watchers === 1)).watchers).toBe(1);
    expect(watched.explain({ type: 'roll' })).toEqual([]);
    // Whoever has no name cannot speak.
    expect(await watched.say('Hello')).toMatchObject({ ok: false, error: 'nobody' });
  });

  it('carries what people say to each other, and who is there', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui);
    const [first, second] = [await ada.open(id), await rui.open(id)];
    await until(first, ({ seats }) => seats[1]?.isPresent === true);
    expect(await second.say('Boa sorte!')).toMatchObject({ ok: true });
    const { chat } = await until(first, (table) => table.chat.length === 1);
    expect(chat[0]).toMatchObject({ seat: 1, name: 'Rui', text: 'Boa sorte!' });
    second.close();
    await until(first, ({ seats }) => seats[1]?.isPresent === false);
    const again = await rui.open(id);
    expect((await until(again, (table) => table.chat.length === 1)).chat).toEqual(chat);
  });

  it('waits for everybody: seats, bots, readiness, and somebody sent away', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const made = granted(
      await ada.api.createTable({ game: 'gunrunners', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }] }),
    );
    const host = await ada.open(made.table.id);
    expect(await until(host, ({ connection }) => connection === 'open')).toMatchObject({
      status: 'waiting',
      isHost: true,
      view: null,
      online: { host: 0, commitment: made.table.commitment, isClosed: false },
    });
    expect(await host.room.start()).toMatchObject({ ok: false, error: 'notReady' });
    expect(await host.room.changeSeat(1, { kind: 'bot', level: 'easy' })).toMatchObject({ ok: true });
    await until(host, ({ seats }) => seats[1]?.kind === 'bot' && seats[1].name !== '' && seats[1].isPresent);

    const invitation = await host.room.invite(2);
    const token = invitation.ok ? (invitation.path.split('/').at(-1) ?? '') : '';
    granted(await rui.api.acceptInvitation(token));
    const guest = await rui.open(made.table.id);
    await until(host, ({ seats }) => seats[2]?.name === 'Rui' && seats[2].isPresent);
    expect(await host.room.kick(2)).toMatchObject({ ok: true });
    expect(await until(guest, ({ status }) => status === 'failed')).toMatchObject({
      failure: 'notFound',
      online: { hasLostSeat: true },
    });

    const second = granted(await ada.api.invite(made.table.id, 2));
    granted(await rui.api.acceptInvitation(second.token));
    granted(await rui.api.ready(made.table.id, newNonce()));
    await until(host, ({ seats }) => seats[2]?.isReady === true);
    expect(await host.room.start()).toMatchObject({ ok: true });
    const table = await until(host, ({ status }) => status === 'running');
    expect(table.moves.length).toBe(table.seq);
  });

  it('lets somebody give up, and offers a rematch to those who stayed', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui);
    const [first, second] = [await ada.open(id), await rui.open(id)];
    await until(second, ({ status }) => status === 'running');
    expect(await second.resign()).toMatchObject({ ok: true });
    await until(first, ({ seats }) => seats[1]?.resigned === true);
    await play(first, 13);
    const next = await first.rematch();
    expect(next).not.toBeNull();
    expect((await until(second, (table) => table.next !== null)).next).toBe(next);
    expect(await second.rematch()).toBe(next);
  });

  it('plays for whoever is out of time until they take their seat back', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const id = await begunTable(ada, rui, { clock: { kind: 'live', perMove: 5_000, bank: 0 } });
    const first = await ada.open(id);
    const { times, toAct } = await until(first, ({ status }) => status === 'running');
    expect(toAct).toEqual([0]);
    expect(times?.[0]?.left).toBeGreaterThan(3_000);
    expect(times?.[1]?.left).toBeNull();
    await until(first, ({ seats }) => seats[0]?.standIn === true);
    expect(await first.takeBackSeat()).toMatchObject({ ok: true });
    await until(first, ({ seats }) => seats[0]?.standIn === false);
  });

  it('belongs to its host, with a seat or without, until they close it', async () => {
    const [ada, rui] = [await visitor('Ada'), await visitor('Rui')];
    const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
    const made = granted(await ada.api.createTable({ game: 'gunrunners', seats: [...seats], visibility: 'public' }));
    const host = await ada.open(made.table.id);
    const guest = await rui.open(made.table.id);
    await until(host, ({ connection }) => connection === 'open');
    await until(guest, ({ connection }) => connection === 'open');
    expect(await guest.room.sit(1)).toMatchObject({ ok: true });
    expect((await until(guest, ({ viewer }) => viewer === 1)).isHost).toBe(false);
    // Hosts without a seat are told of changes as spectators are.
    expect(await until(host, (table) => table.seats[1]?.name === 'Rui')).toMatchObject({ isHost: true, viewer: null });
    expect(await guest.room.kick(0)).toMatchObject({ ok: false, error: 'notHost' });
    expect(await host.room.kick(1)).toMatchObject({ ok: true });
    expect(await until(guest, ({ viewer }) => viewer === null)).toMatchObject({
      status: 'waiting',
      online: { hasLostSeat: true, isClosed: false },
    });
    expect(await host.room.closeTable()).toMatchObject({ ok: true });
    await until(guest, ({ online }) => online.isClosed);
  });
});
