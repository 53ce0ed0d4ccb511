import type { Figures } from './drill.ts';
import type { Memory } from './memory.ts';
import type { LoadOptions } from './options.ts';

/** Something the server must be able to do, and whether it was. */
export interface Goal {
  readonly name: string;
  readonly wanted: string;
  readonly measured: string;
  readonly isMet: boolean;
}

const ACTIONS_PER_SECOND = 300;
/** A smaller drill wants this part of what it asked for. */
const PART_HELD = 0.95;
const LATENCY_MS = 150;
const SOCKET_BYTES = 60_000;
/** Below this the server's own ups and downs outweigh the sockets. */
const FEWEST_SOCKETS = 1000;
const ALL_BACK_MS = 30_000;

export function judge(figures: Figures, { rate }: LoadOptions): Goal[] {
  const { memory, play, restart, sockets, storm } = figures;
  const held = Math.min(ACTIONS_PER_SECOND, Math.floor(rate * PART_HELD));
  const { featured, others } = storm.report.during;
  const goals: Goal[] = [
    atLeast('actions a second, held', play.course.perSecond, held, '/s'),
    atMost('actions lost', play.course.lost + featured.lost + others.lost, 0, ''),
    below('99 % of actions seen by all four seats', play.course.latency.p99, LATENCY_MS, 'ms'),
    below('the same at the table with the crowd', featured.latency.p99, LATENCY_MS, 'ms'),
    below('the same at the other tables meanwhile', others.latency.p99, LATENCY_MS, 'ms'),
    atLeast('spectators shown the table', storm.report.admitted, storm.report.spectators, ''),
    below('all clients back after a kill', restart.allBackMs, ALL_BACK_MS, 'ms'),
  ];
  if (sockets >= FEWEST_SOCKETS) {
    goals.push(below('memory of an idle socket', largest(memory.perWaitingSocket), SOCKET_BYTES, 'bytes'));
  }
  return goals;
}

/** The allocator keeps some of what a process gives back, and so may hide what is used. */
function largest({ resident, heap }: Memory): number {
  return Math.max(resident, heap);
}

function below(name: string, value: number, limit: number, unit: string): Goal {
  return goal(name, `below ${limit} ${unit}`, value, unit, value < limit);
}

function atMost(name: string, value: number, limit: number, unit: string): Goal {
  return goal(name, `at most ${limit} ${unit}`, value, unit, value <= limit);
}

function atLeast(name: string, value: number, limit: number, unit: string): Goal {
  return goal(name, `at least ${limit} ${unit}`, value, unit, value >= limit);
}

function goal(name: string, wanted: string, value: number, unit: string, isMet: boolean): Goal {
  return { name, wanted: wanted.trim(), measured: `${value} ${unit}`.trim(), isMet };
}
