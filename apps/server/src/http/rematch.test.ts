import { paths } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forYou, NONCE, TestServer, type Visitor, verdict } from './server.fixture.ts';

let server: TestServer;
let ana: Visitor;
let bia: Visitor;
let caio: Visitor;
beforeEach(async () => {
  server = await TestServer.open();
  [ana, bia, caio] = [await server.guest('Ana'), await server.guest('Bia'), await server.guest('Caio')];
});
afterEach(() => server.close());

/** A match of Ana's and Bia's that is over. */
async function played(): Promise<string> {
  const id = await ana.table(['me', 'invited', 'easy'], { visibility: 'link' });
  await bia.post(paths.invitation(await ana.invite(id, 1)));
  await bia.step(id, 'ready', { nonce: NONCE });
  await ana.step(id, 'start', { nonce: NONCE });
  expect(verdict(await ana.step(id, 'rematch'))).toBe('409 notOver');
  await server.finish(id);
  return id;
}

describe('a rematch', () => {
  it('is one table for all, however many ask for it', async () => {
    const id = await played();
    const answers = (await Promise.all([ana, bia, ana, bia].map((visitor) => visitor.step(id, 'rematch')))).map(forYou);
    const [next] = answers.map(({ table }) => table.id);
    expect(next).not.toBe(id);
    server.remember(next ?? '');
    expect(answers.every(({ table }) => table.id === next && table.previous === id)).toBe(true);
    expect(answers.map(({ you }) => you.seat)).toEqual([0, 1, 0, 1]);
    expect(answers[0]?.table).toMatchObject({
      status: 'waiting',
      seats: [{ name: 'Ana' }, { name: 'Bia' }, { kind: 'bot' }],
    });
    expect(forYou(await bia.get(paths.table(id))).table.next).toBe(next);
    expect(forYou(await bia.step(id, 'rematch')).table.id).toBe(next);
  });

  it('is hidden from whoever watched, and from whoever left it', async () => {
    const id = await played();
    const next = forYou(await ana.step(id, 'rematch')).table.id;
    server.remember(next);
    const { watchKey } = await server.record(id);
    expect(forYou(await caio.get(`${paths.table(id)}?watch=${watchKey}`)).table.next).toBeNull();
    expect(verdict(await caio.step(id, 'rematch'))).toBe('404 notFound');
    await bia.step(next, 'leave');
    expect(verdict(await bia.step(id, 'rematch'))).toBe('404 notFound');
  });
});
