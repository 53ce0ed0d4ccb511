import type { Engine } from './engine.ts';
import { entryOf, jsonOf, jsonOrNull, rowOfEntry } from './rows.ts';
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

    async append(table, version, entries, progress) {
      const { outcome, dueAt, remind } = progress;
      const [first, last] = [entries.at(0), entries.at(-1)];
      if (first === undefined || last === undefined) throw new RangeError('There is nothing to add.');
      if (entries.some(({ seq }, index) => seq !== first.seq + index)) throw new RangeError('Something is left out.');
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
      });
    },
  };
}
