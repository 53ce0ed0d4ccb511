import * as protocol from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import { createApi, liveUrl } from './api.ts';
import { CookieFetch } from './cookie-fetch.ts';
import type { HttpRequest } from './http-call.ts';
import { type Readers, TRUSTING } from './reader.ts';
import { tableInfo, you } from './scripted-socket.fixture.ts';

const ID = 'table-of-twenty-letters';
const ME = { id: 'person-of-twenty-letters', name: 'Ada' };

/** A server that gives one answer and remembers what it was asked. */
function answering(status: number, body: unknown, readers: Readers = protocol) {
  const asked: (HttpRequest & { url: string })[] = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const api = createApi(
    async (url, request) => {
      asked.push({ url, ...request });
      return { status, text: async () => text };
    },
    'http://server',
    readers,
  );
  return { api, asked };
}

describe('the addresses', () => {
  it('are called as the protocol says', async () => {
    const { api, asked } = answering(200, {});
    await api.games();
    await api.me();
    await api.introduce('Ada');
    await api.recovery();
    await api.recovery({ keepsOthers: true });
    await api.recover('token');
    await api.sessions();
    await api.endSession('one');
    await api.endOtherSessions();
    await api.signOut();
    await api.myTables();
    await api.myTables({ id: ID, updatedAt: 5 });
    await api.lobby();
    await api.createTable({ game: 'gunrunners', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await api.table(ID);
    await api.table(ID, 'k&y');
    await api.sit(ID);
    await api.sit(ID, 2);
    await api.leave(ID);
    await api.ready(ID, 'ab');
    await api.start(ID);
    await api.start(ID, 'ab');
    await api.kick(ID, 1);
    await api.changeSeat(ID, 1, { kind: 'bot', level: 'hard' });
    await api.invite(ID, 1);
    await api.rematch(ID);
    await api.closeTable(ID);
    await api.invitation('token');
    await api.acceptInvitation('token');
    await api.history(ID);
    await api.history(ID, 4, 'k&y');
    await api.exportText(ID);
    await api.wholeText(ID, 'k&y');
    await api.pushKey();
    await api.subscribePush({ endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' }, language: 'pt' });
    await api.unsubscribePush('https://push');
    const lines = asked.map(({ method, url, body }) =>
      `${method} ${url.slice('http://server'.length)} ${body ?? ''}`.trim(),
    );
    expect(lines).toEqual([
      'GET /api/games',
      'GET /api/me',
      'POST /api/me {"name":"Ada"}',
      'POST /api/me/recovery {}',
      'POST /api/me/recovery {"keepsOthers":true}',
      'POST /api/recover {"token":"token"}',
      'GET /api/me/sessions',
      'DELETE /api/me/sessions/one',
      'DELETE /api/me/sessions',
      'POST /api/me/sign-out {}',
      'GET /api/me/tables',
      `GET /api/me/tables?before=5&id=${ID}`,
      'GET /api/lobby',
      'POST /api/tables {"game":"gunrunners","seats":[{"kind":"me"},{"kind":"open"}]}',
      `GET /api/tables/${ID}`,
      `GET /api/tables/${ID}?watch=k%26y`,
      `POST /api/tables/${ID}/sit {}`,
      `POST /api/tables/${ID}/sit {"seat":2}`,
      `POST /api/tables/${ID}/leave {}`,
      `POST /api/tables/${ID}/ready {"nonce":"ab"}`,
      `POST /api/tables/${ID}/start {}`,
      `POST /api/tables/${ID}/start {"nonce":"ab"}`,
      `POST /api/tables/${ID}/kick {"seat":1}`,
      `POST /api/tables/${ID}/seat {"seat":1,"plan":{"kind":"bot","level":"hard"}}`,
      `POST /api/tables/${ID}/invite {"seat":1}`,
      `POST /api/tables/${ID}/rematch {}`,
      `POST /api/tables/${ID}/close {}`,
      'GET /api/invitations/token',
      'POST /api/invitations/token {}',
      `GET /api/tables/${ID}/history?from=0`,
      `GET /api/tables/${ID}/history?from=4&watch=k%26y`,
      `GET /api/tables/${ID}/export`,
      `GET /api/tables/${ID}/export?whole=yes&watch=k%26y`,
      'GET /api/push',
      'POST /api/push {"endpoint":"https://push","keys":{"p256dh":"p","auth":"a"},"language":"pt"}',
      'DELETE /api/push {"endpoint":"https://push"}',
    ]);
    for (const { headers, body } of asked) {
      expect(headers['content-type']).toBe(body === undefined ? undefined : 'application/json');
    }
  });

  it('have a socket beside them', () => {
    expect(liveUrl('http://server:1', ID)).toBe(`ws://server:1/api/tables/${ID}/live`);
    expect(liveUrl('https://server', ID, 'k&y')).toBe(`wss://server/api/tables/${ID}/live?watch=k%26y`);
  });
});

describe('answers', () => {
  it('are read as the protocol says', async () => {
    expect(await answering(200, ME).api.me()).toEqual({ ok: true, value: ME });
    expect(await answering(200, null).api.me()).toEqual({ ok: true, value: null });
    const body = { table: tableInfo(), you };
    expect(await answering(201, body).api.rematch(ID)).toEqual({ ok: true, value: body });
  });

  it('of another shape are unreadable', async () => {
    const unreadable = { ok: false, error: 'unreadable', refusals: [] };
    expect(await answering(200, { ...ME, more: 1 }).api.me()).toEqual(unreadable);
    expect(await answering(200, '<html>').api.me()).toEqual(unreadable);
    expect(await answering(502, '<html>').api.me()).toEqual(unreadable);
  });

  it('may be trusted, where schemas would be too heavy, but for what no such server says', async () => {
    const body = { table: tableInfo(), you, more: 'fields of a newer server' };
    expect(await answering(200, body, TRUSTING).api.table(ID)).toEqual({ ok: true, value: body });
    expect(await answering(200, null, TRUSTING).api.me()).toEqual({ ok: true, value: null });
    const refused = { error: 'notFound', refusals: [] };
    expect(await answering(404, refused, TRUSTING).api.table(ID)).toEqual({ ok: false, ...refused });
    const unreadable = { ok: false, error: 'unreadable', refusals: [] };
    for (const [status, text] of [
      [200, '<html>'],
      [200, {}],
      [200, null],
      [502, '<html>'],
      [502, { error: 'bad gateway', refusals: [] }],
    ] as const) {
      expect(await answering(status, text, TRUSTING).api.table(ID)).toEqual(unreadable);
    }
  });

  it('may be refusals', async () => {
    const refusals = [{ clause: null, field: 'name', reason: 'tooLong', params: { most: 24 } }];
    expect(await answering(400, { error: 'malformed', refusals }).api.introduce('')).toEqual({
      ok: false,
      error: 'malformed',
      refusals,
    });
    expect(await answering(403, { error: 'notHost', refusals: [] }).api.closeTable(ID)).toMatchObject({
      error: 'notHost',
    });
  });

  it('may not come at all', async () => {
    const api = createApi(() => Promise.reject(new Error('no network')));
    expect(await api.lobby()).toEqual({ ok: false, error: 'unreachable', refusals: [] });
  });

  it('without anything to read are taken as they are', async () => {
    expect(await answering(204, '').api.unsubscribePush('https://push')).toEqual({ ok: true, value: null });
  });

  it('with a file in them stay as they are, letter by letter', async () => {
    const text = '{ "format":  1 }\n';
    expect(await answering(200, text).api.exportText(ID)).toEqual({ ok: true, value: text });
    const refused = { error: 'notFound', refusals: [] };
    expect(await answering(404, refused).api.exportText(ID)).toEqual({ ok: false, ...refused });
  });
});

describe('a person outside a browser', () => {
  it('remembers the cookie and says where the requests come from', async () => {
    const seen: Record<string, string>[] = [];
    const cookies = [['stakeout=one; Path=/; HttpOnly'], [], ['stakeout=two; Path=/']];
    const jar = new CookieFetch(async (_url, { headers }) => {
      seen.push(headers);
      const set = cookies.shift() ?? [];
      return { status: 200, text: async () => JSON.stringify(ME), headers: { getSetCookie: () => set } };
    }, 'http://server');
    const api = createApi(jar.fetch, 'http://server');
    expect(jar.headers).toEqual({ origin: 'http://server' });
    await api.introduce('Ada');
    expect(jar.headers).toEqual({ origin: 'http://server', cookie: 'stakeout=one' });
    await api.me();
    await api.me();
    expect(jar.cookie).toBe('stakeout=two');
    expect(seen.map(({ cookie, origin }) => [cookie, origin])).toEqual([
      [undefined, 'http://server'],
      ['stakeout=one', 'http://server'],
      ['stakeout=one', 'http://server'],
    ]);
  });

  it('can be the same as before', async () => {
    const jar = new CookieFetch(() => Promise.reject(new Error()), 'http://server', 'stakeout=one');
    expect(jar.headers['cookie']).toBe('stakeout=one');
  });
});
