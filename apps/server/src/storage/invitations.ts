import { attempt, type Engine } from './engine.ts';
import type { Store } from './store.ts';
import { saveTable } from './tables.ts';

type Invitations = Pick<Store, 'putInvitation' | 'invitation' | 'acceptInvitation'>;

export function invitations(engine: Engine): Invitations {
  const { db } = engine;
  return {
    async putInvitation({ tokenHash, table, seat, createdAt }) {
      const row = { token_hash: tokenHash, table_id: table, seat, created_at: createdAt };
      await db
        .insertInto('invitations')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'seat']).doUpdateSet({ token_hash: tokenHash, created_at: createdAt }),
        )
        .execute();
    },

    async invitation(tokenHash) {
      const row = await db.selectFrom('invitations').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      if (row === undefined) return null;
      return { tokenHash: row.token_hash, table: row.table_id, seat: row.seat, createdAt: row.created_at };
    },

    acceptInvitation: (tokenHash, table) =>
      attempt(engine, async (trx, tell) => {
        const { numDeletedRows } = await trx
          .deleteFrom('invitations')
          .where('token_hash', '=', tokenHash)
          .where('table_id', '=', table.id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows !== 1n) return false;
        tell({ kind: 'table', table: table.id });
        return saveTable(trx, table);
      }),
  };
}
