import type { Engine } from './engine.ts';
import { personOf } from './rows.ts';
import { endOthers } from './sessions.ts';
import type { Store } from './store.ts';

type People = Pick<Store, 'addPerson' | 'rename' | 'addRecovery' | 'takeRecovery'>;

export function people(engine: Engine): People {
  const { db } = engine;
  return {
    addPerson: (person, sessionHash, device = null) =>
      engine.write(async (trx) => {
        const { id, name, createdAt: at } = person;
        await trx.insertInto('people').values({ id, name, created_at: at }).execute();
        await trx
          .insertInto('sessions')
          .values({ token_hash: sessionHash, person: id, created_at: at, used_at: at, device })
          .execute();
      }),

    async rename(person, name) {
      await db.updateTable('people').set({ name }).where('id', '=', person).execute();
    },

    async addRecovery(person, tokenHash, expiresAt, keepsOthers = false) {
      await db
        .insertInto('recoveries')
        .values({ token_hash: tokenHash, person, expires_at: expiresAt, keeps_others: Number(keepsOthers) })
        .execute();
    },

    takeRecovery: (tokenHash, now, sessionHash, device = null) =>
      engine.write(async (trx, tell) => {
        // Of two who take it at once, one deletes the row and the other finds none.
        const taken = await trx
          .deleteFrom('recoveries')
          .where('token_hash', '=', tokenHash)
          .returning(['person', 'expires_at', 'keeps_others'])
          .executeTakeFirst();
        if (taken === undefined || taken.expires_at <= now) return null;
        const { person } = taken;
        await trx
          .insertInto('sessions')
          .values({ token_hash: sessionHash, person, created_at: now, used_at: now, device })
          .execute();
        if (taken.keeps_others === 0) await endOthers(trx, tell, person, sessionHash);
        const row = await trx.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
        return personOf(row);
      }),
  };
}
