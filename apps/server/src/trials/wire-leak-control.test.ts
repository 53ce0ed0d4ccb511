import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { type AnyGame, hashOf } from '@stakeout/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Leak, open } from './leaks.fixture.ts';
import { firstDifference, TwinTables } from './twin-tables.fixture.ts';

// The comparison of wire-leak.test.ts, held against servers that leak. Each of these modules is as it is, but for one leak.
vi.mock('../games.ts', async (original) => {
  const { worlds } = await import('./worlds.fixture.ts');
  const { talkative } = await import('./leaks.fixture.ts');
  const { GAMES } = await original<typeof import('../games.ts')>();
  return worlds.gamesOf({ GAMES: GAMES.map(talkative) });
});

vi.mock('../live/frames.ts', async (original) => {
  const { isOpen, neighbour, unredacted } = await import('./leaks.fixture.ts');
  const real = await original<typeof import('../live/frames.ts')>();
  const stateMessage: typeof real.stateMessage = (room, viewer, now) => {
    const isShown = isOpen('the view of a seat to spectators') && viewer === null;
    const other = isOpen('the view of another seat') ? neighbour(viewer, room.table.seats.length) : viewer;
    return real.stateMessage(room, isShown ? 1 : other, now);
  };
  const entryFrames: typeof real.entryFrames = (room, added, now) => {
    const isUndo = added[0]?.emissions === null && isOpen('the view of another seat after an undo');
    const whole = added.map((entry) => ({ ...entry, emissions: unredacted(entry.emissions ?? []) }));
    const frameFor = real.entryFrames(room, isOpen('events as their maker sees them') ? whole : added, now);
    return (viewer) => frameFor(isUndo ? neighbour(viewer, room.table.seats.length) : viewer);
  };
  return { ...real, stateMessage, entryFrames };
});

vi.mock('../play/turn.ts', async (original) => {
  const { isOpen } = await import('./leaks.fixture.ts');
  const real = await original<typeof import('../play/turn.ts')>();
  const turnFor: typeof real.turnFor = (room, viewer, now) => {
    const turn = real.turnFor(room, viewer, now);
    const { game, state } = room.match;
    if (!isOpen('the options of another seat')) return turn;
    return { ...turn, options: turn.toAct.flatMap((seat) => game.legal(state, seat)) };
  };
  return { ...real, turnFor };
});

vi.mock('@stakeout/host', async (original) => {
  const { isOpen, neighbour } = await import('./leaks.fixture.ts');
  const real = await original<typeof import('@stakeout/host')>();
  const movesInTurn: typeof real.movesInTurn = (match, viewer, from) => {
    const eyes = isOpen('the story of another seat') ? neighbour(viewer, match.header.players.length) : viewer;
    return real.movesInTurn(match, eyes, from);
  };
  return { ...real, movesInTurn };
});

vi.mock('../tables/info.ts', async (original) => {
  const { isOpen } = await import('./leaks.fixture.ts');
  const real = await original<typeof import('../tables/info.ts')>();
  const tableForYou: typeof real.tableForYou = (record, person) => {
    const { table, you } = real.tableForYou(record, person);
    if (isOpen('the secret of the match')) return { table: { ...table, secret: record.secret }, you };
    // It can be compared with the hash of every state that is possible.
    if (isOpen('the hash of the state')) return { table: { ...table, rulesVersion: hashOf(record.openingHash) }, you };
    return { table, you };
  };
  return { ...real, tableForYou };
});

/** Where each leak shows first. */
const CONTROLS: readonly (readonly [Leak, RegExp])[] = [
  ['the view of another seat', /seat \d+: \{"type":"state"/],
  ['the view of a seat to spectators', /spectator \d+: \{"type":"state"/],
  ['the options of another seat', /seat \d+: \{"type":"(state|entry)"/],
  ['events as their maker sees them', /seat \d+: \{"type":"entry"/],
  ['the view of another seat after an undo', /seat \d+: \{"type":"undone"/],
  ['a refusal with a hidden card', /seat \d+: \{"type":"refused"/],
  ['the story of another seat', /requests \d+: 200 \{"seq"/],
  ['the hash of the state', /seat \d+: \{"type":"table"/],
];

/** In Escape Plan much can be taken back, in Gunrunners little. */
function subjectOf(index: number) {
  const isUndo = CONTROLS[index]?.[0] === 'the view of another seat after an undo';
  const game = (isUndo ? escapePlan : gunrunners) as unknown as AnyGame;
  return { game, seats: 3, viewer: 0, seed: 101 + index };
}
const SUBJECTS = Array.from({ length: CONTROLS.length + 2 }, (_, index) => subjectOf(index));
/** Enough of a game for any of these leaks to show. */
const PAIRS = 10;

describe('the comparison of two matches', () => {
  let tables: TwinTables;
  beforeAll(async () => {
    tables = await TwinTables.prepare(SUBJECTS);
  });
  afterAll(() => tables.end());
  afterEach(() => {
    open.leak = null;
  });

  for (const [index, [leak, place]] of CONTROLS.entries()) {
    it(`finds ${leak}`, async () => {
      open.leak = leak;
      const { leaks } = await tables.compare(SUBJECTS[index] ?? subjectOf(0), { most: PAIRS });
      expect(leaks.length).toBeGreaterThan(0);
      expect(leaks[0]).toMatch(place);
    });
  }

  it('finds the secret of the match', async () => {
    open.leak = 'the secret of the match';
    await expect(tables.compare(SUBJECTS.at(-2) ?? subjectOf(0), { most: 1 })).rejects.toThrow(
      'the secret of the match was told',
    );
  });

  it('finds nothing where nothing leaks', async () => {
    const { leaks, compared } = await tables.compare(SUBJECTS.at(-1) ?? subjectOf(0), { most: PAIRS });
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(PAIRS);
  });

  it('finds frames that are too many, missing, or in another order', () => {
    const told = { seat: ['a', 'b', 'c'], spectator: [] };
    expect(firstDifference(told, { seat: ['a', 'b', 'c'], spectator: [] })).toBeNull();
    expect(firstDifference(told, { seat: ['a', 'c', 'b'], spectator: [] })).toContain('seat 1');
    expect(firstDifference(told, { seat: ['a', 'b'], spectator: [] })).toContain('seat 2');
    expect(firstDifference(told, { seat: ['a', 'b', 'c'], spectator: ['d'] })).toContain('spectator 0');
  });
});
