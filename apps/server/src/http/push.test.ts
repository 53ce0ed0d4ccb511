import { paths } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, TestServer, verdict } from './server.fixture.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, language: 'pt' };
const KEYS = { publicKey: 'public', privateKey: 'private', contact: 'mailto:host@example.org' };

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open({ push: KEYS });
});
afterEach(() => server.close());

describe('reminders', () => {
  it('are asked for and given up by their owner', async () => {
    const [ana, bia] = [await server.guest('Ana'), await server.guest('Bia')];
    const { id } = json(await ana.get(paths.me)) as { id: string };
    expect((await ana.post(paths.push, SUBSCRIPTION)).status).toBe(204);
    expect(await server.context.store.subscriptionsOf(id)).toEqual([{ ...SUBSCRIPTION, person: id }]);
    await bia.delete(paths.push, { endpoint: SUBSCRIPTION.endpoint });
    expect(await server.context.store.subscriptionsOf(id)).toHaveLength(1);
    expect((await ana.delete(paths.push, { endpoint: SUBSCRIPTION.endpoint })).status).toBe(204);
    expect(await server.context.store.subscriptionsOf(id)).toEqual([]);
  });

  it('need somebody, and an address over https', async () => {
    expect(verdict(await server.visitor().post(paths.push, SUBSCRIPTION))).toBe('401 nobody');
    expect(verdict(await server.visitor().delete(paths.push, { endpoint: 'x' }))).toBe('401 nobody');
    const answer = await (await server.guest('Ana')).post(paths.push, {
      ...SUBSCRIPTION,
      endpoint: 'http://x.example',
    });
    expect(json(answer)).toMatchObject({ error: 'malformed', refusals: [{ field: 'endpoint' }] });
  });

  it.each([
    ['endpoint', { ...SUBSCRIPTION, endpoint: 'https://push.example/a\0b' }],
    ['keys.p256dh', { ...SUBSCRIPTION, keys: { p256dh: 'a\0b', auth: 'a' } }],
    ['keys.auth', { ...SUBSCRIPTION, keys: { p256dh: 'p', auth: '\0' } }],
    ['endpoint', { ...SUBSCRIPTION, endpoint: 'https://push.example/a b' }],
  ])('are refused with a letter in the %s that no address has', async (field, body) => {
    const ana = await server.guest('Ana');
    const answer = await ana.post(paths.push, body);
    expect(verdict(answer)).toBe('400 malformed');
    expect(json(answer)).toMatchObject({ refusals: [{ field }] });
    if (field !== 'endpoint') return;
    expect(verdict(await ana.delete(paths.push, { endpoint: body.endpoint }))).toBe('400 malformed');
  });

  it('show the public key only', async () => {
    const answer = await server.visitor().get(paths.push);
    expect(json(answer)).toEqual({ publicKey: 'public' });
  });

  it('are not to be had where they are not set up', async () => {
    const plain = await TestServer.open();
    expect(json(await plain.visitor().get(paths.push))).toEqual({ publicKey: null });
    expect(verdict(await (await plain.guest('Ana')).post(paths.push, SUBSCRIPTION))).toBe('404 notFound');
    await plain.close();
  });
});
