import type { Engine } from './engine.ts';
import { entryOf, jsonOf, jsonOrNull, rowOfEntry } from './rows.ts';
import type { Store } from './store.ts';

type Log = Pick<Store, 'entries' | 'append' | 'checkpoint' | 'keyed'>;

export function log(engine: Engine): Log {
  return {
    async entries(table, after) {
      const rows = await engine.db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', table)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute();
      return rows.map(entryOf);
    },

    async append(table, version, entries, progress, checkpoint = null) {
      const { outcome, dueAt, remind } = progress;
      const [first, last] = [entries.at(0), entries.at(-1)];
      if (first === undefined || last === undefined) throw new RangeError('There is nothing to add.');
      if (entries.some(({ seq }, index) => seq !== first.seq + index)) throw new RangeError('Something is left out.');
      if (checkpoint !== null && checkpoint.entries !== last.seq)
        throw new RangeError('The checkpoint is of another time.');
      return engine.append({
        table,
        version,
        entries: entries.map((entry) => rowOfEntry(table, entry)),
        before: first.seq - 1,
        seq: last.seq,
        at: last.at,
        toAct: jsonOf(progress.toAct),
        clocks: jsonOrNull(progress.clocks),
        outcome: jsonOrNull(outcome),
        dueAt,
        status: outcome === null ? 'running' : 'over',
        finishedAt: outcome === null ? null : last.at,
        remind: [...new Set(remind)],
        checkpoint:
          checkpoint === null
            ? null
            : { table_id: table, seq: last.seq, moves: checkpoint.moves, state: checkpoint.state },
      });
    },

    async checkpoint(table) {
      const row = await engine.db
        .selectFrom('checkpoints')
        .innerJoin('entries', (join) =>
          join.onRef('entries.table_id', '=', 'checkpoints.table_id').onRef('entries.seq', '=', 'checkpoints.seq'),
        )
        .select(['checkpoints.seq', 'checkpoints.moves', 'checkpoints.state', 'entries.hash'])
        .where('checkpoints.table_id', '=', table)
        .executeTakeFirst();
      return row === undefined ? null : { entries: row.seq, moves: row.moves, hash: row.hash, state: row.state };
    },

    async keyed(table, seat, key) {
      const row = await engine.db
        .selectFrom('entries')
        .select('seq')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.seq ?? null;
    },
  };
}
