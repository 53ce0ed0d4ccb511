import type { Page } from '@playwright/test';
import type { LogEntry, MatchHeader } from '@stakeout/kernel';

/** A match as the page keeps it on the device; as a file of it would be, but for one that is still running. */
export interface Saved {
  readonly header: MatchHeader<unknown>;
  readonly secret: string;
  readonly entries: readonly LogEntry<unknown>[];
}

/** The id of the match, or of the table, that a page shows. */
export function matchOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export function savedIn(page: Page, id: string): Promise<Saved> {
  return page.evaluate(async (match) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('stakeout'));
    const stores = database.transaction(['vault', 'entries']);
    const range = IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);
    const [{ header, secret }, entries] = await Promise.all([
      answer(stores.objectStore('vault').get(match)),
      answer<{ seat: number; content: { action: unknown } }[]>(stores.objectStore('entries').getAll(range)),
    ]);
    database.close();
    return { header, secret, entries: entries.map(({ seat, content }) => ({ seat, ...content })) } as Saved;
  }, id);
}
