import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceClock } from '../service-clock.ts';
import type { Person, TableRecord } from '../storage/records.ts';
import { openSqliteStore } from '../storage/sqlite.ts';
import { sit } from './arrival.ts';
import { changeBy, changeTable } from './change.ts';
import { ANA, BIA, CAIO, DORA, errorOf, granted, NOW, tableOf } from './table.fixture.ts';
import { no, yes } from './verdict.ts';

let folder: string;
let context: Parameters<typeof changeTable>[0];
let woken: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stakeout-change-'));
  const store = await openSqliteStore(folder);
  const clock = new ServiceClock(store, (error) => {
    throw error;
  });
  woken = [];
  context = { store, clock, wake: ({ id }) => woken.push(id) };
  for (const person of [ANA, BIA, CAIO, DORA]) await store.addPerson(person, person.id);
});
afterEach(async () => {
  await context.store.close();
  rmSync(folder, { recursive: true });
});

async function stored(table: TableRecord): Promise<TableRecord> {
  await context.store.addTable(table);
  return table;
}

describe('changing a table', () => {
  it('saves what the step decided, and when', async () => {
    const { id } = await stored(tableOf(['me', 'open'], { visibility: 'public' }));
    const changed = granted(await changeTable(context, id, BIA.id, (table) => sit(table, BIA, null)));
    expect(await context.store.table(id)).toEqual(changed);
    expect(changed.version).toBe(1);
    expect(changed.updatedAt).toBeGreaterThan(NOW);
    expect(woken).toEqual([]);
  });

  it('decides again on what others did at the same moment', async () => {
    const { id } = await stored(tableOf(['me', 'open', 'open', 'open'], { visibility: 'public' }));
    const sitDown = (person: Person) => changeTable(context, id, person.id, (table) => sit(table, person, null));
    await Promise.all([BIA, CAIO, DORA].map(sitDown));
    const people = (await context.store.table(id))?.seats.map(({ person }) => person);
    expect(new Set(people)).toEqual(new Set([ANA.id, BIA.id, CAIO.id, DORA.id]));
  });

  it('tells the scheduler when something is due', async () => {
    const { id } = await stored(tableOf(['me', 'open']));
    await changeTable(context, id, ANA.id, (table) => yes({ ...table, dueAt: 5 }));
    expect(woken).toEqual([id]);
  });

  it('changes nothing when the step refuses, or has nothing to change', async () => {
    const table = await stored(tableOf(['me', 'open']));
    const change = (step: Parameters<typeof changeTable>[3]) => changeTable(context, table.id, ANA.id, step);
    expect(errorOf(await change(() => no('seatTaken')))).toBe('seatTaken');
    expect(errorOf(await change((same) => yes(same)))).toBeNull();
    expect(await context.store.table(table.id)).toEqual(table);
  });

  it('does not even ask the step about a table that the person may not see', async () => {
    const { id } = await stored(tableOf(['me', 'open']));
    for (const [table, person] of [
      [id, BIA.id],
      ['u'.repeat(32), ANA.id],
    ] as const) {
      const step = () => {
        throw new Error('asked');
      };
      expect(errorOf(await changeTable(context, table, person, step))).toBe('notFound');
    }
  });

  it('gives up when the table changes all the time', async () => {
    const table = tableOf(['me', 'open']);
    let reads = 0;
    const changed = await changeBy(context, {
      read: async () => {
        reads++;
        return yes(table);
      },
      step: (old) => yes({ ...old }),
      save: async () => false,
    });
    expect([errorOf(changed), reads]).toEqual(['stale', 5]);
  });
});
