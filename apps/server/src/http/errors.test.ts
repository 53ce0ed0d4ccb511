import { CREATE_TABLE_BYTES, ErrorBody, FRAME_BYTES, paths } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, NONCE, TestServer, type Visitor, verdict } from './server.fixture.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }];

function noTiles(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [index, {}]));
}

let server: TestServer;
let ana: Visitor;
const SECRET = 'a password in a message';
beforeEach(async () => {
  server = await TestServer.open({}, (app) => {
    app.get('/api/broken', async () => {
      throw new Error(SECRET);
    });
    app.get('/api/odd', () => Promise.reject(SECRET));
  });
  ana = await server.guest('Ana');
});
afterEach(() => server.close());

describe('a body with more faults than anybody reads', () => {
  it.each<[string, unknown, number]>([
    ['a deck of nothing', { game: 'gunrunners', config: { deck: Array(20_000).fill({}) }, seats: SEATS }, 422],
    ['a box of nothing', { game: 'escape-plan', config: { table: { tiles: noTiles(5000) } }, seats: SEATS }, 422],
    ['a name without end', { game: 'gunrunners', config: { ['x'.repeat(60_000)]: 1 }, seats: SEATS }, 422],
    ['seats without end', { game: 'gunrunners', seats: Array(20_000).fill({}) }, 400],
  ])('is refused in few words: %s', async (_name, body, status) => {
    const answer = await ana.post(paths.tables, body);
    expect(answer.status).toBe(status);
    expect(answer.text.length).toBeLessThan(8_000);
    const { refusals } = ErrorBody.parse(json(answer));
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.length).toBeLessThanOrEqual(20);
  });
});

describe('a body of the wrong shape', () => {
  it.each<[string, string, unknown, string]>([
    ['a missing name', paths.me, {}, 'name'],
    ['an empty name', paths.me, { name: ' \u200b ' }, 'name'],
    ['a long name', paths.me, { name: 'x'.repeat(25) }, 'name'],
    ['a name that is none', paths.me, { name: 7 }, 'name'],
    ['something else besides', paths.me, { name: 'Ana', admin: true }, 'body'],
    ['a list', paths.me, [], 'body'],
    ['a text', paths.me, '"x"', 'body'],
    ['a token that is none', paths.recover, { token: 'x' }, 'token'],
    [
      'an unknown plan',
      paths.tables,
      { game: 'gunrunners', seats: [{ kind: 'me' }, { kind: 'you' }] },
      'seats[1].kind',
    ],
    ['an unknown level', paths.tables, { game: 'x', seats: [{ kind: 'bot', level: 'god' }] }, 'seats[0].level'],
    ['no seats', paths.tables, { game: 'gunrunners', seats: [] }, 'seats'],
    [
      'a clock too fast',
      paths.tables,
      { game: 'x', seats: SEATS, clock: { kind: 'live', perMove: 1, bank: 0 } },
      'clock.perMove',
    ],
    ['a short nonce', paths.tableStep('t'.repeat(32), 'ready'), { nonce: 'abc' }, 'nonce'],
    ['no nonce', paths.tableStep('t'.repeat(32), 'ready'), {}, 'nonce'],
    ['a seat that cannot be', paths.tableStep('t'.repeat(32), 'sit'), { seat: -1 }, 'seat'],
    ['something where nothing is wanted', paths.tableStep('t'.repeat(32), 'close'), { now: true }, 'body'],
  ])('is refused with the field: %s', async (_name, path, body, field) => {
    const answer = await ana.post(path, body);
    expect(verdict(answer)).toBe('400 malformed');
    expect(json(answer)['refusals']).toMatchObject([{ clause: null, field, reason: expect.stringMatching(/^body\./) }]);
  });

  it('is not repeated', async () => {
    const answer = await ana.post(paths.me, { name: 7, [SECRET]: 1, more: SECRET });
    expect(verdict(answer)).toBe('400 malformed');
    expect(answer.text).not.toContain(SECRET);
  });

  it.each([
    ['{', 'application/json', '400 malformed'],
    ['{"name":"Ana","__proto__":{"x":1}}', 'application/json', '400 malformed'],
    ['name=Ana', 'application/x-www-form-urlencoded', '415 malformed'],
    ['{"name":"Ana"}', 'text/plain', '415 malformed'],
  ])('or that cannot be read is refused: %s as %s', async (body, type, expected) => {
    const answer = await ana.post(paths.me, body, { 'content-type': type });
    expect(verdict(answer)).toBe(expected);
    expect(json(answer)['refusals']).toMatchObject([{ field: 'body' }]);
  });

  it('may be missing where nothing is wanted', async () => {
    const id = await ana.table(['me', 'open']);
    const url = paths.tableStep(id, 'close');
    expect((await ana.ask({ method: 'POST', url, headers: { 'content-type': 'application/json' } })).status).toBe(200);
    expect(verdict(await ana.ask({ method: 'POST', url }))).toBe('409 over');
  });
});

describe('a body that is too large', () => {
  it('is refused at once', async () => {
    for (const path of [paths.me, paths.tableStep('t'.repeat(32), 'ready')]) {
      const answer = await ana.post(path, { name: 'Ana', nonce: NONCE, more: 'x'.repeat(FRAME_BYTES) });
      expect(verdict(answer)).toBe('413 malformed');
      expect(json(answer)['refusals']).toMatchObject([{ field: 'body', reason: 'body.tooLarge' }]);
    }
  });

  it('may be larger for a new table, and no larger than that', async () => {
    const make = (bytes: number) =>
      ana.post(paths.tables, { game: 'x', seats: [], config: { deck: 'x'.repeat(bytes) } });
    expect(verdict(await make(FRAME_BYTES * 2))).toBe('400 malformed');
    expect(verdict(await make(CREATE_TABLE_BYTES))).toBe('413 malformed');
  });
});

describe('a fault of the server', () => {
  it.each(['/api/broken', '/api/odd'])('at %s tells nothing about itself', async (url) => {
    const answer = await ana.get(url);
    expect([verdict(answer), answer.text]).toEqual(['500 internal', '{"error":"internal","refusals":[]}']);
  });

  it('may be the store’s', async () => {
    const broken = await TestServer.open();
    const visitor = await broken.guest('Ana');
    await broken.context.store.close();
    expect(verdict(await visitor.get(paths.me))).toBe('500 internal');
    expect(verdict(await broken.visitor().get(paths.lobby))).toBe('500 internal');
    await broken.close();
  });
});

describe('an unknown address', () => {
  it.each(['/api', '/api/', '/api/nowhere', '/api/me/x', '/api/tables/a/b/c', '/nowhere'])('%s', async (url) => {
    expect(verdict(await ana.get(url))).toBe('404 notFound');
    expect(verdict(await ana.post(url))).toBe('404 notFound');
  });

  it('may be a known one asked in another way', async () => {
    expect(
      verdict(
        await ana.ask({ method: 'PUT', url: paths.me, body: '{}', headers: { 'content-type': 'application/json' } }),
      ),
    ).toBe('404 notFound');
  });

  it.each(['/api/tables/%zz', `/api/tables/${'x'.repeat(200)}`])('may be no address at all: %s', async (url) => {
    const answer = await ana.get(url);
    expect(answer.text).toBe('{"error":"notFound","refusals":[]}');
  });
});
