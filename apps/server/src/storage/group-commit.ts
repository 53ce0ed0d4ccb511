/** What came of one of several that were stored together, or will come of it without the others having to wait. */
export type Settled<Result> =
  | { readonly ok: true; readonly value: Result | Promise<Result> }
  | { readonly ok: false; readonly error: unknown };

/** So many are stored together at most: whoever comes after them waits for the next, and nobody for a crowd. */
const MOST = 200;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores together whatever comes while the one before is being stored. Nothing waits for a time: whoever comes alone goes at
 * once, and the more there are, the more share a commit. Each is answered after its own commit, and by what came of itself.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isBusy = false;
  private readonly commit: (items: readonly Item[]) => Promise<readonly Settled<Result>[]>;
  private readonly laneOf: ((item: Item) => string) | null;

  /** `laneOf` names what an item belongs to; of one lane only one goes at a time, so that their order stays. */
  constructor(
    commit: (items: readonly Item[]) => Promise<readonly Settled<Result>[]>,
    laneOf: ((item: Item) => string) | null = null,
  ) {
    this.commit = commit;
    this.laneOf = laneOf;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isBusy) this.leave();
    });
  }

  private leave(): void {
    const batch = this.take();
    if (batch.length === 0) return;
    this.isBusy = true;
    this.commit(batch.map(({ item }) => item)).then(
      (results) => {
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error('A store did not say what became of something.'));
          else if (result.ok) resolve(result.value);
          else reject(result.error);
        }
        this.next();
      },
      (error: unknown) => {
        for (const { reject } of batch) reject(error);
        this.next();
      },
    );
  }

  private next(): void {
    this.isBusy = false;
    this.leave();
  }

  private take(): readonly Waiting<Item, Result>[] {
    const { laneOf } = this;
    if (laneOf === null) return this.waiting.splice(0, MOST);
    const lanes = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const each of this.waiting) {
      const lane = laneOf(each.item);
      if (batch.length < MOST && !lanes.has(lane)) batch.push(each);
      else left.push(each);
      lanes.add(lane);
    }
    this.waiting = left;
    return batch;
  }
}
