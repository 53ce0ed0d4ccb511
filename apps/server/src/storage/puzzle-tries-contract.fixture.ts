import type { PuzzleTry } from '@stakeout/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { newId, person } from './records.fixture.ts';
import type { Person } from './records.ts';

const GAME = 'gunrunners';

export function describePuzzleTries(nodes: Nodes): void {
  let ana: Person;
  let rui: Person;

  beforeEach(async () => {
    [ana, rui] = [person(), person({ name: 'Rui' })];
    for (const one of [ana, rui]) await nodes.a().addPerson(one, newId('cookie'));
  });

  const tried = (puzzle: number, isRight = true): PuzzleTry => ({ puzzle, isRight, rating: 1480, day: '2026-11-18' });

  describe('first tries at puzzles', () => {
    it('are kept in the order in which they came, and the first of each puzzle stays', async () => {
      await nodes.a().addPuzzleTries(ana.id, GAME, [tried(9), tried(2, false), tried(9, false)]);
      await nodes.b().addPuzzleTries(ana.id, GAME, [tried(2, true), tried(5)]);
      await nodes.a().addPuzzleTries(ana.id, GAME, []);
      const all = [tried(9), tried(2, false), tried(5)];
      expect(await nodes.b().puzzleTries(ana.id, GAME, 0, 9)).toEqual({ tries: all, count: 3 });
      expect(await nodes.a().puzzleTries(ana.id, GAME, 1, 1)).toEqual({ tries: [tried(2, false)], count: 3 });
      expect(await nodes.a().puzzleTries(ana.id, GAME, 7, 9)).toEqual({ tries: [], count: 3 });
    });

    it('are one person’s and one game’s', async () => {
      await nodes.a().addPuzzleTries(ana.id, GAME, [tried(1)]);
      await nodes.a().addPuzzleTries(rui.id, GAME, [tried(1, false)]);
      await nodes.a().addPuzzleTries(ana.id, 'escape-plan', [tried(3)]);
      expect(await nodes.b().puzzleTries(ana.id, GAME, 0, 9)).toEqual({ tries: [tried(1)], count: 1 });
      expect(await nodes.b().puzzleTries(rui.id, GAME, 0, 9)).toEqual({ tries: [tried(1, false)], count: 1 });
      expect(await nodes.b().puzzleTries(ana.id, 'escape-plan', 0, 9)).toEqual({ tries: [tried(3)], count: 1 });
    });

    it('have no gaps and no twins when several devices send at once', async () => {
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).addPuzzleTries(ana.id, GAME, [tried(1 + index), tried(100)]),
        ),
      );
      const { tries, count } = await nodes.b().puzzleTries(ana.id, GAME, 0, 99);
      expect(count).toBe(9);
      expect(tries.map(({ puzzle }) => puzzle).sort((one, other) => one - other)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 100,
      ]);
    });
  });
}
