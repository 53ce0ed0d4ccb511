import type { Engine } from './engine.ts';
import { personOf } from './rows.ts';
import type { Store } from './store.ts';

type People = Pick<
  Store,
  'addPerson' | 'rename' | 'personBySession' | 'sessionsAmong' | 'addSession' | 'addRecovery' | 'takeRecovery'
>;

export function people(engine: Engine): People {
  const { db } = engine;
  return {
    addPerson: (person, sessionHash) =>
      engine.write(async (trx) => {
        await trx
          .insertInto('people')
          .values({ id: person.id, name: person.name, created_at: person.createdAt })
          .execute();
        await trx
          .insertInto('sessions')
          .values({ token_hash: sessionHash, person: person.id, created_at: person.createdAt })
          .execute();
      }),

    async rename(person, name) {
      await db.updateTable('people').set({ name }).where('id', '=', person).execute();
    },

    async personBySession(sessionHash) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('people')
        .where('sessions.token_hash', '=', sessionHash)
        .executeTakeFirst();
      return row === undefined ? null : personOf(row);
    },

    async sessionsAmong(sessionHashes) {
      const rows = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', 'in', sessionHashes)
        .execute();
      return new Set(rows.map(({ token_hash }) => token_hash));
    },

    async addSession(person, sessionHash, at) {
      await db.insertInto('sessions').values({ token_hash: sessionHash, person, created_at: at }).execute();
    },

    async addRecovery(person, tokenHash, expiresAt) {
      await db.insertInto('recoveries').values({ token_hash: tokenHash, person, expires_at: expiresAt }).execute();
    },

    takeRecovery: (tokenHash, now) =>
      engine.write(async (trx) => {
        // Of two who take it at once, one deletes the row and the other finds none.
        const taken = await trx
          .deleteFrom('recoveries')
          .where('token_hash', '=', tokenHash)
          .returning(['person', 'expires_at'])
          .executeTakeFirst();
        if (taken === undefined || taken.expires_at <= now) return null;
        const row = await trx.selectFrom('people').selectAll().where('id', '=', taken.person).executeTakeFirstOrThrow();
        return personOf(row);
      }),
  };
}
