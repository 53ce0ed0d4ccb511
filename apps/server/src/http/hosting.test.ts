import { paths, RUNNING_TABLES, WAITING_TABLES } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NONCE, TestServer, type Visitor, verdict } from './server.fixture.ts';

const PLANS = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];

let server: TestServer;
let ana: Visitor;
beforeEach(async () => {
  server = await TestServer.open();
  ana = await server.guest('Ana');
});
afterEach(() => server.close());

const make = async () => verdict(await ana.post(paths.tables, { game: 'gunrunners', seats: PLANS }));
const begin = async () => {
  const id = await ana.table(['me', 'easy']);
  return { id, answer: verdict(await ana.step(id, 'start', { nonce: NONCE })) };
};

describe('whoever hosts', () => {
  it('has so many tables waiting, and room again when one is closed', async () => {
    const first = await ana.table(['me', 'easy']);
    const made = await Promise.all(Array.from({ length: WAITING_TABLES + 4 }, make));
    expect(made.filter((answer) => answer === '201')).toHaveLength(WAITING_TABLES - 1);
    expect(made.filter((answer) => answer === '409 tooManyTables')).toHaveLength(5);
    expect(verdict(await (await server.guest('Bia')).post(paths.tables, { game: 'gunrunners', seats: PLANS }))).toBe(
      '201',
    );
    await ana.step(first, 'close');
    expect([await make(), await make()]).toEqual(['201', '409 tooManyTables']);
  });

  it('has so many matches running, and room again when one is over', async () => {
    const matches: { readonly id: string; readonly answer: string }[] = [];
    for (let count = 0; count <= RUNNING_TABLES; count++) matches.push(await begin());
    expect(matches.map(({ answer }) => answer)).toEqual([
      ...Array.from({ length: RUNNING_TABLES }, () => '200'),
      '409 tooManyTables',
    ]);
    await server.finish(matches[0]?.id ?? '');
    const last = matches.at(-1)?.id ?? '';
    expect(verdict(await ana.step(last, 'start', { nonce: NONCE }))).toBe('200');
  });

  it('starts no more at the same moment either', async () => {
    for (let count = 0; count < RUNNING_TABLES - 1; count++) await begin();
    const ids = [await ana.table(['me', 'easy']), await ana.table(['me', 'easy']), await ana.table(['me', 'easy'])];
    const answers = await Promise.all(ids.map((id) => ana.step(id, 'start', { nonce: NONCE })));
    expect(answers.map(verdict).sort()).toEqual(['200', '409 tooManyTables', '409 tooManyTables']);
  });

  it('gets no more by a rematch', async () => {
    const { id } = await begin();
    await server.finish(id);
    for (let count = 0; count < WAITING_TABLES; count++) expect(await make()).toBe('201');
    expect(verdict(await ana.step(id, 'rematch'))).toBe('409 tooManyTables');
    expect((await server.record(id)).next).toBeNull();
  });

  it('starts nothing that only bots would play', async () => {
    const id = await ana.table(['easy', 'hard']);
    expect(verdict(await ana.step(id, 'start', { nonce: NONCE }))).toBe('409 noPerson');
    expect(await server.record(id)).toMatchObject({ status: 'waiting', openingHash: null });
    expect(server.woken).toEqual([]);
  });
});
