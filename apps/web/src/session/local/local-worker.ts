/** The script of the worker that runs matches on this device, and of its twin that thinks about hints. */
import { findGame } from '../../games/rules.ts';
import { Host } from './host.ts';
import type { FromWorker, ToWorker, Wire } from './messages.ts';
import { randomHex } from './randomness.ts';
import { Saves } from './saves.ts';

declare const self: Wire<ToWorker, FromWorker> & { readonly indexedDB?: IDBFactory };

new Host(self, {
  saves: new Saves(self.indexedDB),
  locks: navigator.locks,
  random: randomHex,
  now: Date.now,
  findGame,
});
