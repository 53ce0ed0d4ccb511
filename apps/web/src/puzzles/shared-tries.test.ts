import type { AddPuzzleTries, PuzzleTry } from '@stakeout/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTries, keepFor, kept, noteTry, progressIn, triesIn } from './kept-tries.ts';
import { shareGame } from './shared-tries.ts';

const GAME = 'gunrunners';
const tried = (puzzle: number, isRight = true): PuzzleTry => ({ puzzle, isRight, rating: 1500, day: '2026-11-18' });

/** The server's side, as `storage/puzzle-tries.ts` keeps it; it tells so many at a time. */
class Server {
  readonly tries: PuzzleTry[] = [];
  readonly asked: AddPuzzleTries[] = [];
  readonly #told: number;

  constructor(told = 1000) {
    this.#told = told;
  }

  readonly ask = async (_game: string, asked: AddPuzzleTries) => {
    this.asked.push(asked);
    for (const one of asked.tries) {
      if (!this.tries.some(({ puzzle }) => puzzle === one.puzzle)) this.tries.push(one);
    }
    const tries = this.tries.slice(asked.after, asked.after + this.#told);
    return { ok: true as const, value: { tries, count: this.tries.length } };
  };
}

const here = () => triesIn(kept.get(), GAME);
beforeEach(forgetTries);

describe('tries on the device and on the server', () => {
  it('come together: the server’s are first, and what it knows of a puzzle holds', async () => {
    const server = new Server();
    server.tries.push(tried(7), tried(2, false));
    noteTry(GAME, tried(2));
    noteTry(GAME, tried(3));
    keepFor('ana');
    expect(await shareGame(GAME, server.ask)).toBe('done');
    expect(here()).toEqual({ tries: [tried(7), tried(2, false), tried(3)], sent: 3 });
    expect(server.tries).toEqual(here().tries);
    // Whoever has tried a puzzle elsewhere has no first try left.
    expect(noteTry(GAME, tried(7, false))).toBeNull();
    expect(noteTry(GAME, tried(8))).toBeGreaterThan(0);
    expect(await shareGame(GAME, server.ask)).toBe('done');
    expect(server.asked.at(-1)).toEqual({ after: 3, tries: [tried(8)] });
    expect(progressIn(GAME).run).toBe(2);
  });

  it('are sent and told in parts, however many there are', async () => {
    const server = new Server(30);
    for (let id = 1; id <= 250; id++) noteTry(GAME, tried(id, id % 3 > 0));
    server.tries.push(...Array.from({ length: 70 }, (_, index) => tried(1000 + index)));
    expect(await shareGame(GAME, server.ask)).toBe('done');
    expect(here().tries).toEqual(server.tries);
    expect(server.tries).toHaveLength(320);
  });

  it('stay on the device while the server cannot be had, and what is tried meanwhile is not lost', async () => {
    noteTry(GAME, tried(1));
    expect(await shareGame(GAME, async () => ({ ok: false, error: 'tooMany', refusals: [] }))).toBe('failed');
    expect(here()).toEqual({ tries: [tried(1)], sent: 0 });
    const server = new Server();
    const slow: typeof server.ask = async (game, asked) => {
      noteTry(GAME, tried(2));
      return server.ask(game, asked);
    };
    expect(await shareGame(GAME, slow)).toBe('done');
    expect(server.tries).toEqual([tried(1), tried(2)]);
  });

  it('are told again to a server that has lost some, and go along to whoever the device belongs to next', async () => {
    noteTry(GAME, tried(1));
    noteTry(GAME, tried(2));
    keepFor('ana');
    await shareGame(GAME, new Server().ask);
    const restored = new Server();
    restored.tries.push(tried(1));
    expect(await shareGame(GAME, restored.ask)).toBe('done');
    expect(restored.tries).toEqual([tried(1), tried(2)]);

    const other = new Server();
    other.tries.push(tried(2, false));
    keepFor('bia');
    expect(await shareGame(GAME, other.ask)).toBe('done');
    expect(here().tries).toEqual([tried(2, false), tried(1)]);
  });

  it('do not go on for ever with a server that takes nothing', async () => {
    noteTry(GAME, tried(1));
    const deaf = async () => ({ ok: true as const, value: { tries: [], count: 0 } });
    expect(await shareGame(GAME, deaf)).toBe('failed');
    expect(here().tries).toEqual([tried(1)]);
  });
});
