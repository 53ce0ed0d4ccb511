import type { Costs } from './costs.ts';
import { type Burden, burdenOf, type Layout } from './plan.ts';

/** Beyond this, queues grow quickly, and nothing is left for a bad hour. */
export const COMFORT = 0.7;
/** A node of this size is counted on, in bytes. */
export const NODE_MEMORY = 4e9;
const MOST_TABLES = 1_000_000;

export interface Capacity {
  readonly tablesPerNode: number;
  readonly burden: Burden;
  /** What there is too little of first. */
  readonly limit: Limit;
}

export type Limit = 'node' | 'commits' | 'database' | 'memory';

/** The most tables each of so many nodes can have with everything within its comfort. */
export function capacityOf(layout: Layout, nodes: number, pace: number, costs: Costs): Capacity {
  const at = (tablesPerNode: number) => burdenOf({ nodes, tablesPerNode, pace, layout }, costs);
  let [fits, tooMany] = [0, MOST_TABLES];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (limitOf(at(middle)) === null) fits = middle;
    else tooMany = middle;
  }
  return { tablesPerNode: fits, burden: at(fits), limit: limitOf(at(tooMany)) ?? 'node' };
}

function limitOf(burden: Burden): Limit | null {
  const { node, commits, database, nodeBytes } = burden;
  if (commits > COMFORT) return 'commits';
  if (database > COMFORT) return 'database';
  if (node > COMFORT) return 'node';
  return nodeBytes > NODE_MEMORY ? 'memory' : null;
}
