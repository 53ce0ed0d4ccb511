import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from './contract.fixture.ts';
import { openSqliteStore } from './sqlite.ts';

async function makeDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-'));
  return {
    open: () => openSqliteStore(join(folder, 'data')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

describeStore('the store on SQLite', makeDatabase, false);
