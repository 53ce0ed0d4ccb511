import { factsOf } from '../../games/all-facts.ts';
import { createStore, type Store } from '../../state/store.ts';
import { StorageError, type StorageFault } from './database.ts';
import { holdMatch, type Locks } from './match-lock.ts';
import type { MatchRecord } from './records.ts';
import { type Listed, Saves } from './saves.ts';

/** A saved match in a list: who plays what, how far it has come, and how it ended. */
export interface LocalMatch extends Omit<MatchRecord, 'status'> {
  /** `unplayable`: played under other rules, or it did not replay as it was played. It is kept, and can be deleted. */
  readonly status: 'running' | 'over' | 'unplayable';
}

export interface LocalMatches {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the list could not be read, when it could not. */
  readonly fault: StorageFault | null;
  /** Those played last first. */
  readonly matches: readonly LocalMatch[];
}

export type Deleted = { readonly ok: true } | { readonly ok: false; readonly failure: 'elsewhere' | 'storage' };

/** The saved matches as a value that pages can watch. It is read when somebody begins to watch, and after every change. */
export class MatchList implements Pick<Store<LocalMatches>, 'get' | 'subscribe'> {
  private readonly saves: Saves;
  private readonly locks: () => Locks | undefined;
  private readonly store = createStore<LocalMatches>({ status: 'loading', fault: null, matches: [] });
  private watchers = 0;

  constructor(saves: Saves, locks: () => Locks | undefined) {
    this.saves = saves;
    this.locks = locks;
  }

  readonly get = (): LocalMatches => this.store.get();

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.store.subscribe(listener);
    if (this.watchers++ === 0) void this.refresh();
    return () => {
      this.watchers--;
      unsubscribe();
    };
  };

  async refresh(): Promise<void> {
    try {
      const listed = await this.saves.list();
      this.store.set({ status: 'ready', fault: null, matches: listed.map(localMatchOf) });
    } catch (error) {
      const fault = error instanceof StorageError ? error.fault : 'unavailable';
      this.store.set({ ...this.store.get(), status: 'failed', fault });
    }
  }

  /** Deletes a match for good, unless it is open in some tab. */
  async delete(id: string): Promise<Deleted> {
    const hold = await holdMatch(this.locks(), id, { patience: 0 });
    if (hold === null) return { ok: false, failure: 'elsewhere' };
    try {
      await this.saves.remove(id);
    } catch {
      return { ok: false, failure: 'storage' };
    } finally {
      hold.release();
    }
    await this.refresh();
    return { ok: true };
  }
}

function localMatchOf({ record, isRefused }: Listed): LocalMatch {
  const isPlayable = !isRefused && factsOf(record.game)?.rulesVersion === record.rulesVersion;
  return { ...record, status: isPlayable ? record.status : 'unplayable' };
}

/** The matches saved in this browser. */
export const localMatches = new MatchList(new Saves(globalThis.indexedDB), () => globalThis.navigator?.locks);

export function refreshLocalMatches(): Promise<void> {
  return localMatches.refresh();
}

export function deleteLocalMatch(id: string): Promise<Deleted> {
  return localMatches.delete(id);
}

// Matches go on in other tabs: whoever comes back to the list sees how they stand.
globalThis.addEventListener?.('focus', () => void localMatches.refresh());
