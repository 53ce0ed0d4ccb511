import { Latencies, type Spread } from './latencies.ts';
import type { LiveTable } from './live-table.ts';
import { pause } from './parallel.ts';

/** How often due actions are sent, in milliseconds. */
const TICK = 4;
/** How long the last actions are waited for, in milliseconds. What has not come by then is lost. */
const PATIENCE = 60_000;

export interface Pace {
  /** Actions a second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface Course {
  /** Actions that everybody has seen, a second. */
  readonly perSecond: number;
  readonly sent: number;
  /** Sent, but not seen by all four seats. */
  readonly lost: number;
  /** Due when no table could take them. */
  readonly skipped: number;
  /** How late the drill itself sent its actions at worst, in milliseconds. */
  readonly latest: number;
  readonly latency: Spread;
}

/**
 * Sends actions at a steady rate, the tables by turns, whether or not earlier ones have been answered: a slow server does not
 * get fewer.
 */
export async function playAtPace(
  tables: readonly LiveTable[],
  { rate, seconds }: Pace,
  latencies = new Latencies(),
): Promise<Course> {
  const begin = performance.now();
  let sent = 0;
  let skipped = 0;
  let latest = 0;
  let next = 0;
  const nextTable = () => {
    for (let tried = 0; tried < tables.length; tried++) {
      const table = tables[next++ % tables.length];
      if (table?.canAct === true) return table;
    }
    return null;
  };

  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begin) / 1000) {
    const due = Math.floor(elapsed * rate);
    if (sent + skipped < due) latest = Math.max(latest, (elapsed - (sent + skipped + 1) / rate) * 1000);
    while (sent + skipped < due) {
      const table = nextTable();
      if (table === null) {
        skipped++;
        continue;
      }
      sent++;
      table.act((milliseconds) => latencies.add(milliseconds));
    }
    await pause(TICK);
  }

  const end = performance.now();
  while (tables.some(({ isPending }) => isPending) && performance.now() - end < PATIENCE) await pause(TICK);
  const latency = latencies.spread();
  return {
    perSecond: Math.round((latency.count / seconds) * 10) / 10,
    sent,
    lost: sent - latency.count,
    skipped,
    latest: Math.round(latest * 10) / 10,
    latency,
  };
}
