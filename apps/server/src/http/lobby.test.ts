import { LEVELS } from '@stakeout/bots';
import { GameList, paths, TableRows } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { forYou, json, NONCE, PUBLIC, TestServer, type Visitor, verdict } from './server.fixture.ts';

let server: TestServer;
let ana: Visitor;
let bia: Visitor;
beforeEach(async () => {
  server = await TestServer.open();
  [ana, bia] = [await server.guest('Ana'), await server.guest('Bia')];
});
afterEach(() => server.close());

const rows = async (visitor: Visitor, path: string) => TableRows.parse(json(await visitor.get(path))).tables;

describe('the lobby', () => {
  it('shows everybody the public tables that wait or run, and no others', async () => {
    const waiting = await ana.table(['me', 'open'], PUBLIC);
    const running = await ana.table(['me', 'easy'], PUBLIC);
    await ana.step(running, 'start', { nonce: NONCE });
    await ana.table(['me', 'open']);
    const closed = await ana.table(['me', 'open'], PUBLIC);
    await ana.step(closed, 'close');
    for (const visitor of [ana, bia, server.visitor()]) {
      const seen = await rows(visitor, paths.lobby);
      expect(new Set(seen.map(({ id }) => id))).toEqual(new Set([waiting, running]));
      expect(seen.map(({ yourSeat }) => yourSeat)).toEqual(visitor === ana ? [0, 0] : [null, null]);
    }
  });

  it('shows a rematch when somebody has come to it', async () => {
    const id = await ana.table(['me', 'open'], PUBLIC);
    await bia.step(id, 'sit');
    await bia.step(id, 'ready', { nonce: NONCE });
    await ana.step(id, 'start', { nonce: NONCE });
    await server.finish(id);
    const next = forYou(await ana.step(id, 'rematch')).table.id;
    server.remember(next);
    expect(await rows(server.visitor(), paths.lobby)).toEqual([]);
    await bia.step(next, 'ready', { nonce: NONCE });
    await expect.poll(async () => (await rows(server.visitor(), paths.lobby)).map((row) => row.id)).toEqual([next]);
  });

  it('costs nothing to ask again while nothing changes', async () => {
    await ana.table(['me', 'open'], PUBLIC);
    const first = await bia.get(paths.lobby);
    const etag = String(first.headers['etag']);
    const again = await bia.get(paths.lobby, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    // What Ana sees is another list: she sits at the table.
    expect((await ana.get(paths.lobby, { 'if-none-match': etag })).status).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });
});

describe('my tables', () => {
  it('are those where I sit or which I host, with whose turn it is', async () => {
    const id = await ana.table(['me', 'invited']);
    await bia.post(paths.invitation(await ana.invite(id, 1)));
    const mine = await bia.table(['easy', 'open']);
    expect((await rows(ana, paths.myTables)).map((row) => row.id)).toEqual([id]);
    expect(new Set((await rows(bia, paths.myTables)).map((row) => row.id))).toEqual(new Set([id, mine]));
    await bia.step(id, 'ready', { nonce: NONCE });
    await ana.step(id, 'start', { nonce: NONCE });
    const { toAct } = await server.record(id);
    for (const [seat, visitor] of [ana, bia].entries()) {
      const row = (await rows(visitor, paths.myTables)).find((one) => one.id === id);
      expect(row).toMatchObject({ status: 'running', yourSeat: seat, yourTurn: toAct.includes(seat) });
    }
  });

  it('do not include closed ones, and are nobody else’s', async () => {
    const id = await ana.table(['me', 'open'], PUBLIC);
    await ana.step(id, 'close');
    expect(await rows(ana, paths.myTables)).toEqual([]);
    expect(verdict(await server.visitor().get(paths.myTables))).toBe('401 nobody');
  });

  it('are told in parts: those that come after a row one has', async () => {
    const [first, second] = [await ana.table(['me', 'open']), await ana.table(['me', 'open'])];
    const [latest] = await rows(ana, paths.myTables);
    const rest = await rows(ana, `${paths.myTables}?before=${latest?.updatedAt}&id=${latest?.id}`);
    expect(new Set([latest?.id, ...rest.map(({ id }) => id)])).toEqual(new Set([first, second]));
    expect(rest).toHaveLength(1);
    // They are one's own still, whosever row is named.
    expect(await rows(bia, `${paths.myTables}?before=${latest?.updatedAt}&id=${latest?.id}`)).toEqual([]);
    expect(verdict(await ana.get(`${paths.myTables}?before=soon&id=${first}`))).toBe('400 malformed');
  });

  it('have an ETag as well', async () => {
    const etag = String((await ana.get(paths.myTables)).headers['etag']);
    expect((await ana.get(paths.myTables, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    await ana.table(['me', 'open']);
    expect((await ana.get(paths.myTables, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('the list of games', () => {
  it('has every game, for everybody', async () => {
    const { games } = GameList.parse(json(await server.visitor().get(paths.games)));
    expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const { levels } of games) expect(levels).toEqual(LEVELS);
  });
});
