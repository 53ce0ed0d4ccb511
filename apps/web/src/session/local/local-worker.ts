import type { BotsOfGame } from '@stakeout/bots';
import { readBotFile } from './bot-file.ts';
import { Host } from './host.ts';
import type { FromWorker, ToWorker, Wire } from './messages.ts';
import { randomHex } from './randomness.ts';
import { Saves } from './saves.ts';

declare const self: Wire<ToWorker, FromWorker> & { readonly indexedDB?: IDBFactory };

/** What a game's worker script does: runs its matches on this device, or, as their twin, thinks about hints. */
export function serve(bots: BotsOfGame): void {
  new Host(self, {
    saves: new Saves(self.indexedDB),
    locks: navigator.locks,
    random: randomHex,
    now: Date.now,
    findGame: (id) => (id === bots.game.id ? bots.game : null),
    botsOf: () => bots,
    read: readBotFile,
  });
}
