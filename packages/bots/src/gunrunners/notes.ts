import type { Card } from '@stakeout/gunrunners';
import { isPlainObject, isWhole } from '@stakeout/kernel';
import type { Jumble } from './recalled.ts';

/** What a memory writes down. */
export interface Notes {
  readonly probation: Card[];
  readonly fields: Card[][];
  readonly discards: Card[];
  readonly jumbles: Jumble[];
}

/** Reads notes written earlier. Anything else is an empty memory: a player may sit down in the middle of a game. */
export function readNotes(notes: unknown): Notes {
  if (!isPlainObject(notes)) return emptyNotes();
  const probation = readRow(notes['probation']);
  const fields = readList(notes['fields'], readRow);
  const discards = readRow(notes['discards']);
  const jumbles = readList(notes['jumbles'], readJumble);
  if (probation === null || fields === null || discards === null || jumbles === null) return emptyNotes();
  return { probation, fields, discards, jumbles };
}

function emptyNotes(): Notes {
  return { probation: [0, 0, 0, 0], fields: [[], [], [], []], discards: [], jumbles: [] };
}

function readRow(value: unknown): number[] | null {
  return readList(value, (item) => (isWhole(item) ? item : null));
}

function readJumble(value: unknown): Jumble | null {
  if (!isPlainObject(value)) return null;
  const { owner } = value;
  const locations = readRow(value['locations']);
  const faces = readRow(value['faces']);
  return isWhole(owner) && locations !== null && faces !== null ? { owner, locations, faces } : null;
}

function readList<Item>(value: unknown, readItem: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(value)) return null;
  const items: Item[] = [];
  for (const item of value) {
    const read = readItem(item);
    if (read === null) return null;
    items.push(read);
  }
  return items;
}
