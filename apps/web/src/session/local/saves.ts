import { answerTo } from './database.ts';
import { Disk } from './disk.ts';
import type { EntryRecord, MatchRecord, SavedMatch, VaultRecord } from './records.ts';

/** A match in a list. */
export interface Listed {
  readonly record: MatchRecord;
  /** Whether it was found not to replay as it was played, the last time somebody tried to open it. */
  readonly isRefused: boolean;
}

/**
 * The matches kept in this browser, as logs. Whatever fails is a StorageError. Writing waits until the browser has the data
 * for good as far as a crash of the page goes; it is not asked to wait for the disk, which can take longer than a move may.
 */
export class Saves {
  private readonly disk: Disk;

  constructor(factory: IDBFactory | undefined, name?: string) {
    this.disk = new Disk(factory, name);
  }

  create(record: MatchRecord, vault: VaultRecord): Promise<void> {
    return this.disk.write(['matches', 'vault'], (transaction) => {
      transaction.objectStore('matches').add(record);
      transaction.objectStore('vault').add(vault);
    });
  }

  /**
   * Adds the entries of one request, together with the record as it is then; `false`, and nothing is changed, when the log is
   * not as long as it should be, that is, when another tab was quicker or the match is gone. So a match can never fork.
   */
  async append(record: MatchRecord, entries: readonly EntryRecord[]): Promise<boolean> {
    let fits = false;
    await this.disk.write(['matches', 'entries'], async (transaction) => {
      const matches = transaction.objectStore('matches');
      const stored = await answerTo<MatchRecord | undefined>(matches.get(record.id));
      fits = stored !== undefined && stored.seq === record.seq - entries.length;
      if (!fits) return;
      for (const entry of entries) transaction.objectStore('entries').add(entry);
      matches.put(record);
    });
    return fits;
  }

  /** What any page may read of a match. */
  record(id: string): Promise<MatchRecord | null> {
    return this.disk.look(['matches'], async (transaction) => {
      const record = await answerTo<MatchRecord | undefined>(transaction.objectStore('matches').get(id));
      return record ?? null;
    });
  }

  read(id: string): Promise<SavedMatch | null> {
    return this.disk.look(['matches', 'vault', 'entries'], async (transaction) => {
      const [record, vault, entries] = await Promise.all([
        answerTo<MatchRecord | undefined>(transaction.objectStore('matches').get(id)),
        answerTo<VaultRecord | undefined>(transaction.objectStore('vault').get(id)),
        answerTo<EntryRecord[]>(transaction.objectStore('entries').getAll(entriesOf(id))),
      ]);
      return record === undefined || vault === undefined ? null : { record, vault, entries };
    });
  }

  /** All matches, those played last first. Reads nothing that the page may not know. */
  list(): Promise<Listed[]> {
    return this.disk.look(['matches', 'refused'], async (transaction) => {
      const [records, refused] = await Promise.all([
        answerTo<MatchRecord[]>(transaction.objectStore('matches').getAll()),
        answerTo<IDBValidKey[]>(transaction.objectStore('refused').getAllKeys()),
      ]);
      const ids = new Set(refused);
      return records
        .sort((one, other) => other.updatedAt - one.updatedAt)
        .map((record) => ({ record, isRefused: ids.has(record.id) }));
    });
  }

  /** Notes whether the match replays as it was played; the match itself stays as it is. */
  note(id: string, isRefused: boolean): Promise<void> {
    return this.disk.write(['refused'], (transaction) => {
      const refused = transaction.objectStore('refused');
      if (isRefused) refused.put({ id });
      else refused.delete(id);
    });
  }

  remove(id: string): Promise<void> {
    return this.disk.write(['matches', 'vault', 'entries', 'refused'], (transaction) => {
      for (const store of ['matches', 'vault', 'refused']) transaction.objectStore(store).delete(id);
      transaction.objectStore('entries').delete(entriesOf(id));
    });
  }

  close(): Promise<void> {
    return this.disk.close();
  }
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}
