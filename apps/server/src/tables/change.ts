import { RUNNING_TABLES } from '@stakeout/protocol';
import type { Context } from '../context.ts';
import type { TableRecord } from '../storage/records.ts';
import { visibleTable } from './access.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** Somebody else may change the table at the same moment; after so many attempts the asker is told to look again. */
const ATTEMPTS = 5;

type ChangeContext = Pick<Context, 'store' | 'clock' | 'wake'>;
type Step = (table: TableRecord) => Verdict<TableRecord> | Promise<Verdict<TableRecord>>;

/** Changes a table that the person may see, and that waits, by a step. */
export function changeTable(
  context: ChangeContext,
  id: string,
  person: string,
  step: Step,
): Promise<Verdict<TableRecord>> {
  return changeBy(context, {
    read: async () => visibleTable(await context.store.table(id), { person, watchKey: null }),
    step,
    // Only a start makes a table that runs of one that does not.
    save: (table) => context.store.save(table, table.status === 'running' ? RUNNING_TABLES : undefined),
  });
}

/** How to change a table: `save` says `false`, having done nothing, when the table is not as it was read any more. */
interface Change {
  read(): Promise<Verdict<TableRecord>>;
  step: Step;
  save(table: TableRecord): Promise<boolean>;
}

/** Reads, decides and saves; reads and decides again when the table has changed meanwhile. */
export async function changeBy(context: ChangeContext, { read, step, save }: Change): Promise<Verdict<TableRecord>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seen = await read();
    if (!seen.ok) return seen;
    const decided = await step(seen.value);
    if (!decided.ok || decided.value === seen.value) return decided;
    const changed = { ...decided.value, updatedAt: context.clock.wallTime() };
    if (await save(changed)) {
      if (changed.dueAt !== null) context.wake(changed);
      return yes({ ...changed, version: changed.version + 1 });
    }
  }
  return no('stale');
}
