import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { checkFile } from '../file-check.ts';
import { granted, play, TrialServer, until, Visitor } from './online-table.fixture.ts';
import { ownCheck } from './own-check.ts';

const server = new TrialServer();
beforeAll(() => server.start());
afterAll(() => server.end());

describe('a player’s own check', () => {
  it('holds the file against what the table showed before the nonce left, and when the match began', async () => {
    const ada = await Visitor.named(server.base, 'Ada');
    const { table } = granted(
      await ada.api.createTable({ game: 'gunrunners', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }),
    );
    const session = await ada.open(table.id);
    expect(await session.room.start()).toMatchObject({ ok: true });
    const promised = ada.keepsakes.of(table.id);
    expect(promised).toMatchObject({ commitment: table.commitment, seat: 0, name: 'Ada' });
    await until(session, ({ status }) => status === 'running');
    const { nonces, players } = granted(await ada.api.table(table.id)).table;
    expect(ada.keepsakes.of(table.id)?.start).toMatchObject({ nonces, players });
    expect(nonces[0]).toBe(promised?.nonce);

    await play(session, 1);
    await server.kill();
    expect(await session.checkFairness()).toEqual({ kind: 'unchecked' });
    await server.start();
    expect(await session.checkFairness()).toEqual({
      kind: 'checked',
      check: { kind: 'genuine', fairness: 2, draws: expect.any(Number), origin: null },
      against: { hasCommitment: true, hasNonce: true, seat: 0, since: 1 },
      keys: { commitment: table.commitment, nonce: nonces[0] },
    });

    const text = await session.exportText();
    const game = await loadGame('gunrunners');
    const means = {
      api: { exportText: async () => ({ ok: true, value: text }) as const },
      adviser: {
        check: async (...file: [string, object]) => checkFile((id) => (id === game?.id ? game : null), ...file),
      },
      keepsakes: ada.keepsakes,
      keptSince: () => 1,
    };
    const nothing = { of: () => null };
    // Whoever looks on has nothing to hold against it but the table they look at.
    const watched = await ownCheck({ ...means, keepsakes: nothing }, table);
    expect(watched).toMatchObject({ check: { kind: 'genuine' }, against: null });
    expect(await ownCheck({ ...means, keepsakes: nothing }, { ...table, id: 'another' })).toMatchObject({
      check: { kind: 'differs', difference: { place: 'header.matchId', kept: 'table' } },
    });
    // The file of another promise would be as sound in itself.
    const other = { of: () => promised && { ...promised, nonce: '7'.repeat(64) } };
    expect(await ownCheck({ ...means, keepsakes: other }, table)).toMatchObject({
      check: { kind: 'differs', difference: { place: 'header.nonces[0]', kept: 'nonce' } },
      against: { seat: 0 },
    });
    // Other rules say nothing about the file.
    const adviser = { check: async (...file: [string, object]) => checkFile(() => null, ...file) };
    expect(await ownCheck({ ...means, adviser }, table)).toMatchObject({ check: { kind: 'otherRules' } });
    ada.leave();
  });

  it('can be tried again where the worker stopped', async () => {
    const means = {
      api: { exportText: async () => ({ ok: true, value: '' }) as const },
      adviser: { check: () => Promise.reject(new Error('the worker has stopped')) },
      keepsakes: { of: () => null },
      keptSince: () => null,
    };
    expect(await ownCheck(means, { id: 'a', game: 'gunrunners', daily: null })).toEqual({ kind: 'unchecked' });
  });
});
