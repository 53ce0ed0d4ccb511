import type { Store } from '@stakeout/server/parts';
import { findGame } from './games.ts';
import { LogAudit } from './log-audit.ts';
import { auditRequests } from './request-audit.ts';
import type { SimTable } from './setting.ts';
import type { Witness } from './witness.ts';

/** Holds all that was asked, answered and shown against what is stored in the end; how many entries that is. */
export async function auditTables(tables: readonly SimTable[], store: Store, witness: Witness): Promise<number> {
  let count = 0;
  for (const { id, plan } of tables) {
    const game = findGame(plan.game);
    const table = await store.table(id);
    if (table === null || game === null) {
      witness.fault(`${id} is gone`);
      continue;
    }
    const entries = await store.entries(id, 0);
    count += entries.length;
    const shown = [...witness.shown.values()].filter(({ speaker }) => speaker.table === id);
    const asked = [...witness.asked.values()].filter(({ speaker }) => speaker.table === id);
    const log = new LogAudit(game, table, entries, shown);
    log.audit();
    for (const what of log.faults) witness.fault(what);
    for (const what of auditRequests(table, entries, asked)) witness.fault(what);
    const lines = await store.chat(id, 0, 1000);
    for (const { request, acks, isAfterSignOut, speaker } of asked) {
      if (request.type !== 'say') continue;
      const found = lines.filter(({ text }) => text === request.text).length;
      if (found > 1 || (acks.length > 0 && found === 0)) witness.fault(`${id} has "${request.text}" ${found} times`);
      if (found > 0 && isAfterSignOut) witness.fault(`${id} has a line of ${speaker.name}, whose session had ended`);
    }
  }
  return count;
}
