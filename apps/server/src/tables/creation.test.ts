import { describe, expect, it } from 'vitest';
import { createTable } from './creation.ts';
import { ANA, errorOf, NOW, type Plan, tableOf, wishFor } from './table.fixture.ts';

const create = (...wish: Parameters<typeof wishFor>) => createTable(wishFor(...wish), ANA, NOW);

describe('a new table', () => {
  it('waits, is its maker’s, and has the configuration that the game completes', () => {
    const table = tableOf(['me', 'open', 'invited', 'hard'], { config: { edition: 'pt' } });
    expect(table).toMatchObject({
      status: 'waiting',
      host: ANA.id,
      visibility: 'link',
      rulesVersion: expect.any(String),
      config: { edition: 'pt', memory: 'strict', start: null },
      version: 0,
      seq: 0,
      toAct: [],
      dueAt: null,
      previous: null,
      next: null,
      startedAt: null,
    });
    expect(table.seats).toMatchObject([
      { kind: 'person', byInvitation: false, person: ANA.id, name: 'Ana', ready: false, nonce: null },
      { kind: 'open', byInvitation: false, person: null, name: null, ready: false },
      { kind: 'invited', byInvitation: true, person: null, name: null, ready: false },
      { kind: 'bot', person: null, name: 'hard bot', level: 'hard', ready: true },
    ]);
  });

  it('has keys of its own', () => {
    const tables = [1, 2].map(() => tableOf(['me', 'easy', 'easy']));
    expect(tables.every(({ secret }) => /^[0-9a-f]{64}$/.test(secret))).toBe(true);
    expect(new Set(tables.flatMap(({ id, watchKey, secret }) => [id, watchKey, secret])).size).toBe(6);
  });

  it('gives no two seats one name', () => {
    expect(tableOf(['easy', 'easy', 'hard', 'me']).seats.map(({ name }) => name)).toEqual([
      'easy bot',
      'easy bot 2',
      'hard bot',
      'Ana',
    ]);
    const posing = createTable(wishFor(['easy', 'me']), { ...ANA, name: 'EASY bot' }, NOW);
    expect(posing).toMatchObject({ ok: true, value: { seats: [{ name: 'easy bot' }, { name: 'EASY bot 2' }] } });
  });

  it.each<[Plan[]]>([[['open', 'open']], [['easy', 'hard']], [['me', 'open', 'open', 'open']], [['hard', 'me']]])(
    'may have the seats %j',
    (plans) => {
      expect(errorOf(create(plans))).toBeNull();
    },
  );

  it.each<[string, Parameters<typeof wishFor>, string]>([
    ['an unknown game', [['me', 'open'], { game: 'chess' }], 'game'],
    ['too few seats', [['me']], 'seats'],
    ['too many seats', [['me', 'open', 'open', 'open', 'open']], 'seats'],
    ['two seats for its maker', [['me', 'me']], 'seats'],
    ['an unknown option', [['me', 'open'], { config: { stakes: 'high' } }], 'stakes'],
    ['an unknown value', [['me', 'open'], { config: { memory: 'short' } }], 'memory'],
    ['a first player who is not there', [['me', 'open'], { config: { start: 2 } }], 'start'],
  ])('is refused for %s', (_name, wish, field) => {
    expect(create(...wish)).toMatchObject({ ok: false, error: 'badConfig', refusals: [{ field }] });
  });

  it('can be for one, where the game can', () => {
    expect(errorOf(create(['me'], { game: 'escape-plan' }))).toBeNull();
  });
});
