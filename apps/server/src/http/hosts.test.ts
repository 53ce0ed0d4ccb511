import { paths } from '@stakeout/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { isOwnHost } from './hosts.ts';
import { json, TestServer, verdict } from './server.fixture.ts';

describe('without a public address', () => {
  const config = { host: 'Table.Example' };

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.:3000',
    'stakeout.localhost',
    '127.0.0.1:3000',
    '127.3.2.1',
    '[::1]:3000',
    '192.168.1.7:3000',
    '10.0.0.1',
    '[fe80::1]',
    'table.example:80',
  ])('%s is one of its own', (host) => {
    expect(isOwnHost(host, config)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'evil.test',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'evil.test:3000',
    'table.example.evil.test',
    'evil-localhost',
    '203.0.113.9',
    '[2001:db8::1]',
    'a b',
    'evil.test@localhost',
  ])('%s is not', (host) => {
    expect(isOwnHost(host, config)).toBe(false);
  });
});

describe('a request under a name of somebody else', () => {
  let server: TestServer;
  afterEach(() => server.close());
  const evil = { host: 'evil.test', origin: 'http://evil.test' };

  it('is answered by nothing at all', async () => {
    const asked: string[] = [];
    server = await TestServer.open({}, (app) => {
      app.get('/metrics', async () => asked.push('metrics'));
    });
    for (const url of [paths.games, paths.me, paths.lobby, '/metrics', '/', '/nowhere']) {
      const answer = await server.send({ method: 'GET', url, headers: evil });
      expect(verdict(answer)).toBe('421 badHost');
      expect(json(answer)['refusals']).toMatchObject([{ field: 'host', params: { setting: 'STAKEOUT_URL' } }]);
    }
    const answer = await server.visitor().post(paths.me, { name: 'Ana' }, evil);
    expect(verdict(answer)).toBe('421 badHost');
    expect(answer.cookie).toBeNull();
    const upgrade = { ...evil, connection: 'upgrade', upgrade: 'websocket' };
    const socket = await server.send({ method: 'GET', url: paths.live('x'.repeat(32)), headers: upgrade });
    expect(verdict(socket)).toBe('421 badHost');
    expect(asked).toEqual([]);
  });

  it('is answered when the public address is set, which decides the rest', async () => {
    server = await TestServer.open({ publicUrl: 'https://stakeout.example' });
    expect((await server.send({ method: 'GET', url: paths.games, headers: evil })).status).toBe(200);
    expect(verdict(await server.visitor().post(paths.me, { name: 'Ana' }, evil))).toBe('403 badOrigin');
  });
});
