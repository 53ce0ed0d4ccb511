import { paths } from '@stakeout/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { isSameOrigin } from './origin.ts';
import { TestServer, verdict } from './server.fixture.ts';

let server: TestServer;

const introduce = (headers: Record<string, string | undefined>) =>
  server.visitor().post(paths.me, { name: 'Ana' }, headers);

describe('without a public address', () => {
  afterEach(() => server.close());

  it('a request from the host that was asked is taken', async () => {
    server = await TestServer.open();
    expect((await introduce({ origin: 'http://stakeout.test' })).status).toBe(201);
    expect((await introduce({ host: 'stakeout.test:8080', origin: 'http://stakeout.test:8080' })).status).toBe(201);
  });

  it.each([
    undefined,
    '',
    'null',
    'http://evil.test',
    'https://stakeout.test',
    'http://stakeout.test:8080',
    'http://stakeout.test.evil.test',
    'http://stakeout.test/',
  ])('a request from %j is refused', async (origin) => {
    server = await TestServer.open();
    const answer = await introduce({ origin });
    expect(verdict(answer)).toBe('403 badOrigin');
    expect(answer.cookie).toBeNull();
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(verdict(await server.send({ method, url: '/api/nowhere', headers: { origin } }))).toBe('403 badOrigin');
    }
  });

  it('a request for a host that is none is refused', async () => {
    server = await TestServer.open();
    expect(verdict(await introduce({ host: 'a b', origin: 'http://a b' }))).toBe('421 badHost');
  });

  it('reading needs no origin, opening a socket does', async () => {
    server = await TestServer.open();
    const read = { method: 'GET', url: paths.games, headers: { origin: 'http://evil.test' } } as const;
    expect((await server.send(read)).status).toBe(200);
    const upgrade = { ...read, url: paths.live('x'.repeat(32)) };
    const headers = { connection: 'upgrade', upgrade: 'websocket' };
    for (const origin of ['http://evil.test', undefined]) {
      expect(verdict(await server.send({ ...upgrade, headers: { ...headers, origin } }))).toBe('403 badOrigin');
    }
    expect(verdict(await server.send({ ...upgrade, headers }))).toBe('404 notFound');
  });
});

describe('with a public address', () => {
  afterEach(() => server.close());

  it('that one counts, whatever the request says of its host', async () => {
    server = await TestServer.open({ publicUrl: 'https://play.example/stakeout' });
    expect((await introduce({ origin: 'https://play.example' })).status).toBe(201);
    expect(verdict(await introduce({ origin: 'http://stakeout.test' }))).toBe('403 badOrigin');
    expect(verdict(await introduce({ origin: 'https://evil.test', host: 'evil.test' }))).toBe('403 badOrigin');
  });
});

describe('the origin of a request', () => {
  it.each([
    ['https', 'play.example', 'https://play.example', true],
    ['https', 'play.example:443', 'https://play.example', true],
    ['https', 'PLAY.example', 'https://play.example', true],
    ['http', '[::1]:3000', 'http://[::1]:3000', true],
    ['https', 'play.example', 'http://play.example', false],
    ['http', 'play.example', 'http://play.example:3000', false],
    ['http', '', 'http://', false],
    ['http', 'a b', 'null', false],
  ] as const)('%s, host %j, from %j', (protocol, host, origin, same) => {
    expect(isSameOrigin({ protocol, host, headers: { origin } }, { publicUrl: null })).toBe(same);
  });
});
