import type { BotMemories } from '@stakeout/host';
import type { Room } from './room.ts';

/** What a room holds besides the data of its match: its chance, its maps, and what belongs to any object. */
const EMPTY_ROOM = 8_000;
/** An entry of the log with its hash, its key and what it drew. */
const ENTRY = 800;
/** A box of a host's own is held as it was written, as it was compiled, and as whatever follows from it. */
const FORMS_OF_CONFIG = 3;

/**
 * About how many bytes of memory the room holds. Snapshots and configurations never change, so each is measured once; what
 * bots wrote down is measured when it is new.
 */
export function weightOf({ table, match, memories }: Room): number {
  let weight = EMPTY_ROOM + ENTRY * match.entries.length;
  weight += FORMS_OF_CONFIG * measured(match.header.config);
  // A record that was read again brings a configuration of its own.
  if (table.config !== match.header.config) weight += measured(table.config);
  for (const snapshot of match.snapshots) weight += measured(snapshot);
  weight += measured(match.snapshots.at(-1));
  return weight + weightOfNotes(memories);
}

/** What bots wrote down, in the same measure. */
export function weightOfNotes(memories: BotMemories): number {
  return memories.notes().reduce((weight: number, notes) => weight + measured(notes), 0);
}

const known = new WeakMap<object, number>();

function measured(value: unknown): number {
  if (typeof value !== 'object' || value === null) return bytesOf(value);
  const before = known.get(value);
  if (before !== undefined) return before;
  const bytes = bytesOf(value);
  known.set(value, bytes);
  return bytes;
}

/** Plain data as it lies in memory, rounded up: a word for every field, some more for every object. */
function bytesOf(data: unknown): number {
  const waiting = [data];
  let bytes = 0;
  while (waiting.length > 0) {
    const part = waiting.pop();
    bytes += 8;
    if (typeof part === 'string') bytes += 16 + 2 * part.length;
    if (typeof part !== 'object' || part === null) continue;
    bytes += 40;
    for (const inner of Object.values(part)) waiting.push(inner);
  }
  return bytes;
}
