import type { Engine } from './engine.ts';
import { entryOf, jsonOf, jsonOrNull } from './rows.ts';
import type { Store } from './store.ts';

type Log = Pick<Store, 'entries' | 'append'>;

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

    async append(table, version, entry, progress) {
      const { outcome, dueAt, remind } = progress;
      return engine.append({
        table,
        version,
        seq: entry.seq,
        seat: entry.seat,
        content: jsonOf(entry.content),
        by: entry.by,
        key: entry.key,
        hash: entry.hash,
        at: entry.at,
        toAct: jsonOf(progress.toAct),
        clocks: jsonOrNull(progress.clocks),
        outcome: jsonOrNull(outcome),
        dueAt,
        status: outcome === null ? 'running' : 'over',
        finishedAt: outcome === null ? null : entry.at,
        remind: [...new Set(remind)],
      });
    },
  };
}
