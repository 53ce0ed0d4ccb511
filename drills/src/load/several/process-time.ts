import { readdirSync, readFileSync } from 'node:fs';

/** The unit of times in /proc, fixed on Linux. */
const TICKS_PER_SECOND = 100;
/** Where a line of /proc/<pid>/stat has its times, counted after the name of the program: its own, and of its children that ended. */
const TIMES = [11, 12, 13, 14];

/** Processor time of a process and of all that it has started, in seconds. */
export function processSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const own = TIMES.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_PER_SECOND;
    return childrenOf(pid).reduce((sum, child) => sum + processSeconds(child), own);
  } catch {
    // It ended while it was looked at.
    return 0;
  }
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
