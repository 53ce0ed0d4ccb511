import { paths } from '@stakeout/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { TestServer, verdict } from './server.fixture.ts';

let server: TestServer;
afterEach(() => server.close());

describe('too many requests', () => {
  it('of one address are refused, with the time to wait', async () => {
    server = await TestServer.open({ requestsPerMinute: 5 });
    const ask = (url: string, address: string) => server.send({ method: 'GET', url, address });
    for (const url of [paths.games, paths.me, paths.lobby, '/api/nowhere', '/nowhere']) await ask(url, '10.0.0.1');
    for (const url of [paths.games, '/api/nowhere', '/nowhere']) {
      const answer = await ask(url, '10.0.0.1');
      expect(verdict(answer)).toBe('429 tooMany');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await ask(paths.games, '10.0.0.2')).status).toBe(200);
  });

  it('of one IPv6 network count together, and those of a mapped address as IPv4', async () => {
    server = await TestServer.open({ requestsPerMinute: 2 });
    const ask = async (address: string) => (await server.send({ method: 'GET', url: paths.games, address })).status;
    expect([await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8::f:3')]).toEqual([200, 200, 429]);
    expect(await ask('2001:db8:0:1::1')).toBe(200);
    expect([await ask('::ffff:10.0.0.1'), await ask('10.0.0.1'), await ask('10.0.0.1')]).toEqual([200, 200, 429]);
    expect(await ask('::ffff:10.0.0.2')).toBe(200);
  });

  it.each([
    [paths.me, { name: 'Ana' }, '201'],
    [paths.recover, { token: 'x'.repeat(32) }, '410 linkSpent'],
    [paths.tables, {}, '401 nobody'],
    [paths.puzzleTries('gunrunners'), { after: 0, tries: [] }, '401 nobody'],
  ])('are fewer at %s', async (path, body, usual) => {
    server = await TestServer.open({ requestsPerMinute: 20 });
    const answers: string[] = [];
    for (let count = 0; count < 3; count++) answers.push(verdict(await server.visitor().post(path, body)));
    expect(answers).toEqual([usual, usual, '429 tooMany']);
    expect((await server.visitor().get(paths.games)).status).toBe(200);
  });

  it('are counted by the address that a trusted proxy names, and only by that', async () => {
    const ask = (forwarded: string) =>
      server.send({ method: 'GET', url: paths.games, headers: { 'x-forwarded-for': forwarded } });
    server = await TestServer.open({ requestsPerMinute: 1, trustProxy: true });
    expect([(await ask('1.1.1.1')).status, (await ask('2.2.2.2')).status]).toEqual([200, 200]);
    await server.close();
    server = await TestServer.open({ requestsPerMinute: 1 });
    expect([(await ask('1.1.1.1')).status, (await ask('2.2.2.2')).status]).toEqual([200, 429]);
  });
});
