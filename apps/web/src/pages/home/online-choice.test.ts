import type { TableRow } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../games/all-facts.ts';
import { tableForAll, tablesToJoin, tableWaitedAt } from './online-choice.ts';

function row(id: string, kinds: readonly ('person' | 'open' | 'invited')[], change: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'gunrunners',
    config: {},
    visibility: 'public',
    clock: null,
    status: 'waiting',
    seats: kinds.map((kind) => ({ kind, name: null, level: null, ready: false, standIn: false, resigned: false })),
    yourSeat: null,
    yourTurn: false,
    outcome: null,
    updatedAt: 0,
    ...change,
  };
}

describe('playing online at once', () => {
  it('takes a seat where the fewest are missing', () => {
    const rows = [
      row('empty', ['person', 'open', 'open']),
      row('nearly full', ['person', 'person', 'open']),
      row('promised', ['person', 'invited']),
      row('running', ['person', 'open'], { status: 'running' }),
      row('another game', ['person', 'open'], { game: 'escape-plan' }),
      row('mine', ['person', 'open'], { yourSeat: 0 }),
    ];
    expect(tablesToJoin(rows, 'gunrunners').map(({ id }) => id)).toEqual(['nearly full', 'empty']);
    expect(tableWaitedAt(rows, 'gunrunners')?.id).toBe('mine');
    expect(tableWaitedAt(rows, 'escape-plan')).toBeNull();
  });

  it('opens a table that anybody finds, with a clock', () => {
    const [guns, plan] = [factsOf('gunrunners'), factsOf('escape-plan')];
    if (guns === null || plan === null) throw new Error('a game is missing');
    expect(tableForAll(guns, 2, { edition: 'en' })).toEqual({
      game: 'gunrunners',
      config: { edition: 'en' },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'public',
      clock: { kind: 'live', perMove: 90_000, bank: 1_200_000 },
    });
    // Alone against Costa one needs nobody; online there is somebody.
    expect(tableForAll(plan, 0, {}).seats).toHaveLength(2);
    expect(tableForAll(guns, 9, {}).seats).toHaveLength(4);
  });
});
