import type { PuzzleTry } from '@stakeout/protocol';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Store } from './store.ts';

/** First tries at puzzles: of each person and game a list that only grows. */
export function puzzleTries(engine: Engine): Pick<Store, 'addPuzzleTries' | 'puzzleTries'> {
  const { db, locked } = engine;
  return {
    addPuzzleTries: (person, game, tries) =>
      engine.write(async (trx) => {
        // Two devices of one person take turns, so that numbers have no gaps and nobody's first try is overwritten.
        await sql`select id from people where id = ${person} ${locked}`.execute(trx);
        const rows = await trx
          .selectFrom('puzzle_tries')
          .select('puzzle')
          .where('person', '=', person)
          .where('game', '=', game)
          .execute();
        const known = new Set(rows.map(({ puzzle }) => puzzle));
        const first = new Map<number, PuzzleTry>();
        for (const one of tries) {
          if (!known.has(one.puzzle) && !first.has(one.puzzle)) first.set(one.puzzle, one);
        }
        const fresh = [...first.values()];
        if (fresh.length === 0) return;
        await trx
          .insertInto('puzzle_tries')
          .values(
            fresh.map(({ puzzle, isRight, rating, day }, index) => ({
              person,
              game,
              number: rows.length + index + 1,
              puzzle,
              is_right: Number(isRight),
              rating,
              day,
            })),
          )
          .execute();
      }),

    async puzzleTries(person, game, after, limit) {
      const own = db.selectFrom('puzzle_tries').where('person', '=', person).where('game', '=', game);
      // The count first: what is added in between is asked for the next time.
      const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      const rows = await own
        .select(['puzzle', 'is_right', 'rating', 'day'])
        .where('number', '>', after)
        .where('number', '<=', count)
        .orderBy('number')
        .limit(limit)
        .execute();
      return { tries: rows.map(({ is_right, ...row }) => ({ ...row, isRight: is_right === 1 })), count };
    },
  };
}
