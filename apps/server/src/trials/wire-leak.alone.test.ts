import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { longRun } from '@stakeout/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Subject, TwinTables } from './twin-tables.fixture.ts';

// The server plays the same games as always, but their matches begin in the worlds that the test has prepared.
vi.mock('../games.ts', async (original) => {
  const { worlds } = await import('./worlds.fixture.ts');
  return worlds.gamesOf(await original<typeof import('../games.ts')>());
});

/** Every number of players, edition and memory; the seats take turns at looking. */
const SUBJECTS: readonly Subject[] = [
  ...[2, 3, 4].flatMap((seats) =>
    ['en', 'pt'].flatMap((edition) =>
      ['strict', 'open'].map((memory) => ({
        game: gunrunners as unknown as AnyGame,
        seats,
        config: { edition, memory },
      })),
    ),
  ),
  ...[1, 2, 3, 4, 5].map((seats) => ({ game: escapePlan as unknown as AnyGame, seats })),
  ...[{ costaAvoidable: true }, { costaStacks: 'best' }].map((config) => ({
    game: escapePlan as unknown as AnyGame,
    seats: 1,
    config,
  })),
].map((subject, index, { length }) => ({
  ...subject,
  viewer: index % subject.seats,
  seed: index + 2,
  // All of each game; or a part of each, of one its beginning, of the next a later part, and of the last one its end.
  extent: longRun({ most: 1, from: index / (length - 1) }, { most: Number.POSITIVE_INFINITY, from: 0 }),
}));

/**
 * Only what hardly any other world would bring to light in the same way cannot be compared: a few steps at most, or this share of
 * many.
 */
const FEW = 3;
const SHARE_LEFT_OUT = 0.1;
describe('two matches equal but for what a seat cannot know tell it and the spectators the same, byte for byte', () => {
  const all: Record<string, number> = {};
  let tables: TwinTables;
  beforeAll(async () => {
    tables = await TwinTables.prepare(SUBJECTS);
  });
  afterAll(() => tables.end());

  for (const subject of SUBJECTS) {
    const { game, seats, config, viewer } = subject;
    it(`in a game of ${game.id} for ${seats}, ${JSON.stringify(config ?? {})}, for seat ${viewer}`, async () => {
      const { leak, compared, steps, told } = await tables.compare(subject);
      expect(leak).toBeNull();
      expect(steps - compared).toBeLessThanOrEqual(Math.max(FEW, steps * SHARE_LEFT_OUT));
      for (const [type, count] of Object.entries(told)) all[type] = (all[type] ?? 0) + count;
    });
  }

  it('in every kind of message', () => {
    console.info('compared:', JSON.stringify(all));
    const types = ['ack', 'chat', 'entry', 'pong', 'presence', 'refused', 'request', 'state', 'table', 'undone'];
    expect(Object.keys(all).sort()).toEqual(types);
    for (const type of types) expect(all[type]).toBeGreaterThan(10);
  });
});
