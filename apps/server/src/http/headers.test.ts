import { paths } from '@stakeout/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { TestServer } from './server.fixture.ts';

let server: TestServer;
afterEach(() => server.close());

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' ws://stakeout.test wss://stakeout.test",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join(';');

describe('headers', () => {
  it.each([paths.games, paths.me, '/api/nowhere', '/nowhere'])('of %s are strict', async (url) => {
    server = await TestServer.open();
    const { headers } = await server.visitor().get(url);
    expect(headers).toMatchObject({
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('of the API say that nothing is to be stored', async () => {
    server = await TestServer.open();
    expect((await server.visitor().get(paths.me)).headers['cache-control']).toBe('no-store');
  });

  it('over https say that it stays so', async () => {
    server = await TestServer.open({ publicUrl: 'https://play.example' });
    const { headers } = await server.visitor().get(paths.games);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain('wss://play.example');
  });

  it.each(['a;script-src *', 'a b', "x'y"])('are not bent by the host %j', async (host) => {
    server = await TestServer.open();
    const answer = await server.visitor().get(paths.games, { host });
    expect(answer.status).toBe(421);
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self' 'self';");
  });
});
