/** Why this browser did not keep or give back what it was asked to. */
export type StorageFault = 'full' | 'unavailable';

export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, cause: unknown) {
    super(`storage is ${fault}`, { cause });
    this.name = 'StorageError';
    this.fault = fault;
  }
}

export const DATABASE = 'stakeout';
export const VERSION = 2;

export type StoreName = 'matches' | 'vault' | 'entries' | 'refused' | 'reviews';

/** Opens the database and makes its stores where there are none. */
export function openDatabase(factory: IDBFactory | undefined, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (factory === undefined) throw new StorageError('unavailable', 'this browser has no IndexedDB');
    const request = factory.open(name, VERSION);
    request.onupgradeneeded = () => makeStores(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(storageErrorOf(request.error));
    request.onblocked = () => reject(new StorageError('unavailable', 'an older version of this page is open'));
  });
}

/** What each record is found by. */
export const KEYS: Readonly<Record<StoreName, string | string[]>> = {
  matches: 'id',
  vault: 'id',
  entries: ['id', 'seq'],
  // Matches that did not replay as they were played, noted apart so that nothing of the match itself is changed.
  refused: 'id',
  // What the judge found, which takes a while to find again.
  reviews: 'key',
};

/** An older version of this page may have made some of them. */
function makeStores(database: IDBDatabase): void {
  for (const [name, keyPath] of Object.entries(KEYS)) {
    if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath });
  }
}

export function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(storageErrorOf(request.error));
  });
}

/** Settles when the transaction is complete: a request that succeeded may still be rolled back with it. */
export function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(storageErrorOf(transaction.error));
  });
}

export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return new StorageError(isFull ? 'full' : 'unavailable', error);
}
