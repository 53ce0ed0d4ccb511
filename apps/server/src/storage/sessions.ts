import { attempt, type Engine, type Work } from './engine.ts';
import { personOf, sessionOf } from './rows.ts';
import type { PersonRow } from './schema.ts';
import type { Store } from './store.ts';

type Sessions = Pick<Store, 'personBySession' | 'sessionsOf' | 'endSession' | 'endOtherSessions' | 'livingSessions'>;

/** When a session was last used is known to the hour: who wants to find a stranger among them needs no more. */
const HOUR = 3600 * 1000;

export function sessions(engine: Engine): Sessions {
  const { db } = engine;

  // It is asked with every move, so the question is put into words once.
  const bySession = db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .selectAll('people')
    .select('sessions.used_at')
    .where('sessions.token_hash', '=', '')
    .compile();

  /** That it could not be noted is no reason to turn somebody away. */
  const noteUse = (sessionHash: string, now: number): Promise<unknown> =>
    db
      .updateTable('sessions')
      .set({ used_at: now })
      .where('token_hash', '=', sessionHash)
      .where('used_at', '<=', now - HOUR)
      .execute()
      .catch(() => undefined);

  return {
    async personBySession(sessionHash, now) {
      const { rows } = await db.executeQuery<PersonRow & { used_at: number }>({
        ...bySession,
        parameters: [sessionHash],
      });
      const [row] = rows;
      if (row === undefined) return null;
      if (now !== undefined && row.used_at <= now - HOUR) await noteUse(sessionHash, now);
      return personOf(row);
    },

    async sessionsOf(person, limit) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', person)
        .orderBy('used_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(limit)
        .execute();
      return rows.map(sessionOf);
    },

    endSession: (person, sessionHash) =>
      attempt(engine, async (trx, tell) => {
        const { numDeletedRows } = await trx
          .deleteFrom('sessions')
          .where('token_hash', '=', sessionHash)
          .where('person', '=', person)
          .executeTakeFirst();
        tell({ kind: 'sessions', person });
        return numDeletedRows > 0n;
      }),

    endOtherSessions: (person, sessionHash) => engine.write((trx, tell) => endOthers(trx, tell, person, sessionHash)),

    async livingSessions(sessionHashes) {
      if (sessionHashes.length === 0) return [];
      const rows = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', 'in', sessionHashes)
        .execute();
      return rows.map(({ token_hash }) => token_hash);
    },
  };
}

/** Links to new devices go with the devices: whoever is signed out must not have one in reserve. */
export async function endOthers(
  trx: Parameters<Work<void>>[0],
  tell: Parameters<Work<void>>[1],
  person: string,
  sessionHash: string,
): Promise<void> {
  await trx.deleteFrom('sessions').where('person', '=', person).where('token_hash', '!=', sessionHash).execute();
  await trx.deleteFrom('recoveries').where('person', '=', person).execute();
  tell({ kind: 'sessions', person });
}
