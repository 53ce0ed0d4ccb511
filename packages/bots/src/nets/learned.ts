import type { ReadFile } from '../policy.ts';

/**
 * Something learned that some players need: what it takes to ask it and what it has learned are loaded before the first of them sits down, and
 * nobody else has to wait for either.
 */
export class Learned<Value> {
  private readonly load: (read: ReadFile) => Promise<Value>;
  private value: Value | null = null;

  constructor(load: (read: ReadFile) => Promise<Value>) {
    this.load = load;
  }

  async prepare(read: ReadFile): Promise<void> {
    this.value ??= await this.load(read);
  }

  /** The thing itself, once it has been loaded. */
  get ready(): Value {
    if (this.value === null) throw new Error('a player that asks a net has to be prepared before it sits down');
    return this.value;
  }
}
