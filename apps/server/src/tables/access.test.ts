import { describe, expect, it } from 'vitest';
import type { TableRecord } from '../storage/records.ts';
import { visibleTable } from './access.ts';
import { ANA, BIA, DORA, runningTable, tableOf, tableOfThree, tableOver } from './table.fixture.ts';

const asker = (person: string | null, watchKey: string | null = null) => ({ person, watchKey });

describe('a table by link', () => {
  const tables: [string, TableRecord][] = [
    ['that waits', tableOfThree()],
    ['that runs', runningTable()],
    ['that is over', tableOver()],
  ];

  it.each(tables)('%s is shown to those who sit there, and to whoever has the watch key', (_name, table) => {
    for (const who of [asker(ANA.id), asker(BIA.id), asker(DORA.id, table.watchKey), asker(null, table.watchKey)]) {
      expect(visibleTable(table, who)).toEqual({ ok: true, value: table });
    }
  });

  it.each(tables)('%s is to all others as if it did not exist', (_name, table) => {
    const unknown = visibleTable(null, asker(DORA.id, table.watchKey));
    expect(unknown).toEqual({ ok: false, error: 'notFound', refusals: [] });
    const keys = [null, '', 'x', table.id, table.secret, `${table.watchKey}x`, table.watchKey.slice(1)];
    for (const person of [null, DORA.id]) {
      for (const key of keys) expect(visibleTable(table, asker(person, key))).toEqual(unknown);
    }
  });

  it('is shown to a host who does not sit', () => {
    const table = tableOf(['easy', 'hard']);
    expect(visibleTable(table, asker(ANA.id)).ok).toBe(true);
    expect(visibleTable(table, asker(BIA.id)).ok).toBe(false);
  });
});

describe('a public table', () => {
  it('is shown to everybody', () => {
    const table = tableOf(['me', 'open'], { visibility: 'public' });
    for (const who of [asker(null), asker(DORA.id), asker(ANA.id)]) expect(visibleTable(table, who).ok).toBe(true);
  });
});
