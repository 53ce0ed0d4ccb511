import { completionOf, DATABASE, openDatabase, StorageError, type StoreName, storageErrorOf } from './database.ts';

/** The database of this browser, opened when it is first needed. Whatever fails is a StorageError. */
export class Disk {
  private readonly factory: IDBFactory | undefined;
  private readonly name: string;
  private database: Promise<IDBDatabase> | null = null;

  constructor(factory: IDBFactory | undefined, name = DATABASE) {
    this.factory = factory;
    this.name = name;
  }

  async close(): Promise<void> {
    const database = await this.database?.catch(() => null);
    this.database = null;
    database?.close();
  }

  write(stores: StoreName[], task: (transaction: IDBTransaction) => unknown): Promise<void> {
    return this.transact(stores, 'readwrite', async (transaction) => {
      await task(transaction);
    });
  }

  look<T>(stores: StoreName[], task: (transaction: IDBTransaction) => Promise<T>): Promise<T> {
    return this.transact(stores, 'readonly', task);
  }

  private async transact<T>(
    stores: StoreName[],
    mode: IDBTransactionMode,
    task: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T> {
    try {
      const transaction = (await this.open()).transaction(stores, mode);
      const completion = completionOf(transaction);
      // Where the task fails its fault is told, not that the transaction was rolled back because of it.
      completion.catch(() => null);
      try {
        const value = await task(transaction);
        await completion;
        return value;
      } catch (error) {
        abort(transaction);
        throw error;
      }
    } catch (error) {
      throw storageErrorOf(error);
    }
  }

  private open(): Promise<IDBDatabase> {
    const forget = () => {
      this.database = null;
    };
    this.database ??= openDatabase(this.factory, this.name).then(
      (database) => {
        database.onclose = forget;
        // A newer version of this page wants to change the stores: it must not wait for us.
        database.onversionchange = () => {
          forget();
          database.close();
        };
        return database;
      },
      (error: unknown) => {
        forget();
        throw error instanceof StorageError ? error : storageErrorOf(error);
      },
    );
    return this.database;
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
