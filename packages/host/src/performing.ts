import { type AnyMatch, actInOneGo, type Emission, type Result, type Seat, undoGoes } from '@stakeout/kernel';
import type { StoredEntry } from './entry.ts';

/** What a seat asks for: actions to be played in one go, or so many of its latest goes to be taken back. */
export type Wish = { readonly actions: readonly unknown[] } | { readonly undo: number };

/** An entry that a match was given, to be stored, and what it brought about: `null` for an undo. */
export interface AddedEntry extends StoredEntry {
  readonly joined: boolean;
  readonly emissions: readonly Emission<unknown>[] | null;
}

/** Does what a seat asks for, as far as it goes. When it is accepted the match has changed: it must be stored, or dropped. */
export function perform(match: AnyMatch, seat: Seat, wish: Wish): Result<readonly AddedEntry[]> {
  const from = match.entries.length;
  if ('undo' in wish) {
    const result = undoGoes(match, seat, wish.undo);
    return result.ok ? { ok: true, value: [entryAt(match, from, null)] } : result;
  }
  const result = actInOneGo(match, seat, wish.actions);
  if (!result.ok) return result;
  return {
    ok: true,
    value: result.value.map((emissions, index) => entryAt(match, from + index, emissions, index > 0)),
  };
}

/** All entries of a whole match, to be stored. */
export function entriesOf(match: AnyMatch): readonly StoredEntry[] {
  return match.entries.map((_, index) => {
    const { emissions: _emissions, ...entry } = entryAt(match, index, null);
    return entry;
  });
}

/** The entry with an index of those that the match holds, as it is stored. */
function entryAt(
  { before, entries, consequences }: AnyMatch,
  index: number,
  emissions: AddedEntry['emissions'],
  joined = false,
): AddedEntry {
  const entry = entries[index];
  const hash = consequences[index]?.hash;
  if (entry === undefined || hash === undefined) throw new RangeError(`no entry ${index}`);
  const { seat, ...content } = entry;
  return { seq: before.entries + index + 1, seat, content, hash, joined, emissions };
}
