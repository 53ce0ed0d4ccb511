import { isPlainObject } from '@stakeout/kernel';
import type { ListedTable, TableRecord } from './records.ts';

export function listed({ config, ...table }: TableRecord): ListedTable {
  return { ...table, options: shortConfig(config) };
}

/** In a list, a deck or table of one's own would outweigh everything else: only options of one value are told there. */
export function shortConfig(config: unknown): unknown {
  if (!isPlainObject(config)) return {};
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value === null || typeof value !== 'object'));
}
