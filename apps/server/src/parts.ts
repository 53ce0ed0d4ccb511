/** What a simulation puts a node together from; a server that runs is put together by `node.ts`. */
export type { Thinkers } from './bots/pool.ts';
export { type Config, readConfig } from './config.ts';
export type { LiveSocket } from './live/connection.ts';
export { Metrics } from './metrics.ts';
export { headerOf } from './play/opening.ts';
export { SlowLane } from './play/slow-lane.ts';
export { hashOfToken } from './secrets.ts';
export { ServiceClock } from './service-clock.ts';
export type { EntryRecord, Notice, Person, TableRecord } from './storage/records.ts';
export { openSqliteStore } from './storage/sqlite.ts';
export type { Store } from './storage/store.ts';
export { acceptSeat } from './tables/arrival.ts';
export { createTable } from './tables/creation.ts';
export { makeReady, start } from './tables/start.ts';
export { tablesAtPlay } from './tables-at-play.ts';
export type { TimeSource } from './time-source.ts';
