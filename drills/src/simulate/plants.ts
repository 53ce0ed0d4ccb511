import type { Store } from '@stakeout/server/parts';
import type { Translation } from './line.ts';
import type { Plant, PlantSetting, Play } from './sim-node.ts';
import { DAWN, type World } from './world.ts';

/**
 * Nodes that are wrong on purpose, each in one way in which a server could be: the audit must find every one of them. What is
 * wrong is put around the real parts; nothing in the server knows of it.
 */
export const PLANTS: ReadonlyMap<string, Plant> = new Map<string, Plant>([
  ['acknowledged-before-commit', { store: acknowledgedBeforeCommit }],
  ['shown-before-commit', { store: shownBeforeCommit }],
  ['resend-acts-twice', { frames: resendActsTwice }],
  ['lost-notice-never-swept', { store: lostNoticeNeverSwept }],
  ['room-kept-after-conflict', { parts: roomKeptAfterConflict }],
  ['events-of-another-seat', { parts: eventsOfAnotherSeat }],
  ['claim-never-released', { store: claimNeverReleased }],
  ['number-reused-after-undo', { store: numberReusedAfterUndo }],
  ['charged-while-asleep', { store: chargedWhileAsleep }],
  ['ended-session-obeyed', { store: endedSessionObeyed }],
  ['table-from-memory', { store: tableFromMemory }],
  ['stand-in-forgotten', { store: standInForgotten }],
  ['old-key-forgotten', { store: oldKeyForgotten }],
]);

/** What is to be stored is taken for stored at once, and stored a little later, if nothing comes between. */
function acknowledgedBeforeCommit(store: Store, { world }: PlantSetting): Store {
  return {
    ...store,
    append: async (...addition) => {
      world.pause(30).then(() => store.append(...addition).catch(() => false));
      return true;
    },
  };
}

/** Whoever looks on is shown the match with what is only about to be stored. */
function shownBeforeCommit(store: Store, { play }: PlantSetting): Store {
  return {
    ...store,
    append: (table, ...rest) => {
      const [hub, room] = [play()?.hub, play()?.rooms.peek(table)];
      if (room) hub?.entered(room, []);
      return store.append(table, ...rest);
    },
  };
}

/** Which keys have come to any node of a world. */
const keysSeen = new WeakMap<World, Set<string>>();

/** What comes a second time under its key is taken for something new, and done for the table as it is by then. */
function resendActsTwice(table: string, { world, database }: PlantSetting): Translation {
  const seen = keysSeen.get(world) ?? new Set<string>();
  keysSeen.set(world, seen);
  return {
    toNode(text) {
      const message = JSON.parse(text) as { type: string; key?: string };
      if (message.key === undefined || message.type !== 'act') return text;
      if (seen.has(message.key)) {
        return JSON.stringify({ ...message, key: `${message.key}-again`, seq: database.seqOf(table) });
      }
      seen.add(message.key);
      return text;
    },
    toPlayer: (text) => text.replaceAll('-again"', '"'),
  };
}

/** A node that was told nothing never looks by itself. */
function lostNoticeNeverSwept(store: Store): Store {
  return { ...store, marks: async () => [] };
}

/** The match in memory stays as it was tried, though another node was quicker. */
function roomKeptAfterConflict({ rooms }: Play): void {
  Object.assign(rooms, { drop() {} });
}

/** Now and then somebody is taken for their neighbour. */
function eventsOfAnotherSeat({ hub }: Play, { luck }: PlantSetting): void {
  const { join } = hub;
  Object.assign(hub, {
    async join(connection: Parameters<typeof join>[0]) {
      await join.call(hub, connection);
      if (connection.viewer !== null && luck.isHit(0.2)) connection.sit(connection.viewer === 0 ? 1 : 0);
    },
  });
}

/** A table stays claimed after the move, under a name by which nobody works any more, until the claim ends by itself. */
function claimNeverReleased(store: Store, { database }: PlantSetting): Store {
  const claim = database.file.prepare('update tables set claimed_by = ?, claimed_until = ? where id = ?');
  return {
    ...store,
    release: async () => {},
    append: async (table, ...rest) => {
      const isAdded = await store.append(table, ...rest);
      if (isAdded) claim.run(['a node of before', (database.serviceTime() ?? 0) + 10_000, table]);
      return isAdded;
    },
  };
}

/** What is taken back is taken out of the log, and so is the taking back: the next entry has an old number. */
function numberReusedAfterUndo(store: Store, { database }: PlantSetting): Store {
  const remove = database.file.prepare('delete from entries where table_id = ? and seq > ?');
  const shorten = database.file.prepare('update tables set seq = ? where id = ?');
  return {
    ...store,
    append: async (table, version, entries, ...rest) => {
      const isAdded = await store.append(table, version, entries, ...rest);
      const [first] = entries;
      if (isAdded && first !== undefined && 'undo' in first.content) {
        const left = first.seq - 1 - first.content.undo;
        remove.run([table, left]);
        shorten.run([left, table]);
      }
      return isAdded;
    },
  };
}

/** Service time goes on by the time of day, whether or not anything ran. */
function chargedWhileAsleep(store: Store, { world }: PlantSetting): Store {
  return { ...store, beat: (now) => store.beat(Math.max(now, Math.floor(DAWN + world.now))) };
}

/** A session that was good once is good for ever. */
function endedSessionObeyed(store: Store): Store {
  const known = new Map<string, Awaited<ReturnType<Store['personBySession']>>>();
  return {
    ...store,
    async personBySession(hash, now) {
      const person = known.get(hash) ?? (await store.personBySession(hash, now));
      known.set(hash, person);
      return person;
    },
    livingSessions: async (hashes) => hashes,
  };
}

/** Tables are read once in a while, and told from memory in between. */
function tableFromMemory(store: Store, { world }: PlantSetting): Store {
  const known = new Map<string, { readonly table: ReturnType<Store['table']>; readonly at: number }>();
  return {
    ...store,
    table(id) {
      const found = known.get(id);
      if (found !== undefined && world.now - found.at < 1500) return found.table;
      const table = store.table(id);
      known.set(id, { table, at: world.now });
      return table;
    },
  };
}

/** That a bot stands in is never stored. */
function standInForgotten(store: Store): Store {
  return { ...store, save: async () => true };
}

/** What was asked for before the place that a match is opened from is forgotten, and so is that it was done. */
function oldKeyForgotten(store: Store): Store {
  return { ...store, keyed: async () => null };
}
