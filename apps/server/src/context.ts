import type { Config } from './config.ts';
import type { ServiceClock } from './service-clock.ts';
import type { TableRecord } from './storage/records.ts';
import type { Store } from './storage/store.ts';

/** What every part of the server works with. */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly clock: ServiceClock;
  /** Tells the scheduler of this node when the table is next due. */
  wake(table: Pick<TableRecord, 'id' | 'dueAt'>): void;
}
