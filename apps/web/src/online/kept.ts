import { type KeepsakeStorage, Keepsakes, keepsakeName } from '@stakeout/client';

/**
 * What this browser keeps of its tables, to hold against their files in the end: a few lines each. They are in the storage of the
 * page and not with the matches of this device, since they must be there before an answer leaves, at once.
 */
const PREFIX = 'stakeout.keepsake.';
/** Of so many tables something is kept; those kept longest ago make room. */
const MOST = 200;

interface Note {
  /** When it was first kept. */
  readonly at: number;
  readonly text: string;
}

export class BrowserStorage implements KeepsakeStorage {
  /** Private windows and full disks: what is kept holds for this visit. */
  readonly #visit = new Map<string, Note>();

  get(name: string): string | null {
    return this.#note(name)?.text ?? null;
  }

  set(name: string, text: string): void {
    const before = this.#note(name);
    // What is added to a promise does not make it any younger.
    const isSame = before !== null && promiseIn(before.text) === promiseIn(text);
    const note: Note = { at: isSame ? before.at : Date.now(), text };
    this.#visit.set(name, note);
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(note));
      this.#visit.delete(name);
      if (before === null) makeRoom();
    } catch {
      // It is kept for this visit.
    }
  }

  /** Since when it has been kept. */
  since(name: string): number | null {
    return this.#note(name)?.at ?? null;
  }

  #note(name: string): Note | null {
    return this.#visit.get(name) ?? stored(PREFIX + name);
  }
}

const storage = new BrowserStorage();

export const keepsakes = new Keepsakes(storage);

/** Since when the promise of a table has been kept here; `null` when it is not. */
export function keptSince(table: string): number | null {
  return storage.since(keepsakeName(table));
}

function stored(key: string): Note | null {
  try {
    const note: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof note !== 'object' || note === null) return null;
    const { at, text } = note as Partial<Note>;
    return typeof at === 'number' && typeof text === 'string' ? { at, text } : null;
  } catch {
    return null;
  }
}

function makeRoom(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  const kept = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: stored(key)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  for (const { key } of kept.slice(MOST)) localStorage.removeItem(key);
}

/** What the server promised, and what it was answered. */
function promiseIn(text: string): string | null {
  try {
    const { commitment, nonce } = JSON.parse(text) as { readonly commitment: string; readonly nonce: string };
    return `${commitment} ${nonce}`;
  } catch {
    return null;
  }
}
