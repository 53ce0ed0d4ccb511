import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { configure } from '../config.ts';
import { tableOf } from './boxes.ts';
import { changed } from './raw-table.fixture.ts';
import type { Table } from './table.ts';

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Compiles a box as a match does, and lets go of it. */
function used(cash: number): WeakRef<Table> {
  const config = configure({ table: changed({ start_cash: cash }) });
  const table = config.ok ? tableOf(config.value.table) : config;
  if (!table.ok) throw new Error('refused');
  return new WeakRef(table.value);
}

describe('boxes of hosts', () => {
  it('are forgotten together with the matches that were played with them', async () => {
    const boxes = Array.from({ length: 40 }, (_, cash) => used(cash + 100));
    for (let time = 0; time < 50 && boxes.some((box) => box.deref() !== undefined); time++) {
      await setImmediate();
      collectGarbage();
    }
    expect(boxes.filter((box) => box.deref() !== undefined)).toEqual([]);
  });
});
