import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { configure } from '../config.ts';
import { printedOf } from '../data/printed.ts';
import { changed } from '../data/raw-table.fixture.ts';
import type { Table } from '../data/table.ts';
import { escapePlan } from '../game.ts';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

describe('the boxes of hosts', () => {
  it('are forgotten with the configurations that brought them: memory does not grow with the boxes seen', async () => {
    const tables: WeakRef<Table>[] = [];
    for (let cash = 0; cash < 1000; cash++) {
      const result = configure({ table: changed({ start_cash: cash }) });
      if (!result.ok) throw new Error('refused');
      tables.push(new WeakRef(printedOf(escapePlan.setup(result.value, 3, new StatelessChance(cash)))));
    }
    // What is only looked at weakly lives on until the work in hand is done.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    // What follows from a table is kept at hand for the one asked about last.
    expect(tables.filter((table) => table.deref() !== undefined).length).toBeLessThan(5);
  });
});
