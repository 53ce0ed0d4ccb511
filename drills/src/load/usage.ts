import { cpus } from 'node:os';
import { readFigures } from './metrics-page.ts';
import type { ServerProcess } from './server-process.ts';

/** What a spell cost. */
export interface Usage {
  readonly seconds: number;
  /** Processors in use, on average. */
  readonly serverCores: number;
  readonly drillCores: number;
  /** Of everything else on the machine. Above a tenth or so, the drill measures its neighbours too. */
  readonly otherCores: number;
  readonly serverCpuSeconds: number;
  /** How late the server's event loop was, in milliseconds. */
  readonly loopLagP99: number;
  readonly loopLagMax: number;
  /** Actions that the server stored, and how long it had each, in milliseconds. */
  readonly actions: number;
  readonly storeMs: number;
  readonly broadcastMs: number;
}

/** Measures what server and drill use while something goes on. */
export async function measured<T>(
  server: ServerProcess,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly usage: Usage }> {
  // Reading the page also sets the event loop's figures back.
  const before = await readFigures(server.origin);
  const begin = performance.now();
  const serverBegin = server.cpuSeconds();
  const drillBegin = process.cpuUsage();
  const machineBegin = machineCpuSeconds();
  const result = await work();
  const seconds = (performance.now() - begin) / 1000;
  const serverCpuSeconds = server.cpuSeconds() - serverBegin;
  const { user, system } = process.cpuUsage(drillBegin);
  const drillCpuSeconds = (user + system) / 1e6;
  const otherCpuSeconds = machineCpuSeconds() - machineBegin - serverCpuSeconds - drillCpuSeconds;
  const after = await readFigures(server.origin);
  const actions = after.actions - before.actions;
  const each = (total: number) => rounded(actions === 0 ? 0 : (total / actions) * 1000, 3);
  return {
    result,
    usage: {
      seconds: rounded(seconds, 1),
      serverCores: rounded(serverCpuSeconds / seconds, 3),
      drillCores: rounded(drillCpuSeconds / seconds, 3),
      otherCores: rounded(Math.max(0, otherCpuSeconds) / seconds, 3),
      serverCpuSeconds: rounded(serverCpuSeconds, 2),
      loopLagP99: rounded(after.loopLagP99, 1),
      loopLagMax: rounded(after.loopLagMax, 1),
      actions,
      storeMs: each(after.actionSeconds - before.actionSeconds),
      broadcastMs: each(after.broadcastSeconds - before.broadcastSeconds),
    },
  };
}

export function machineCpuSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

export function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
