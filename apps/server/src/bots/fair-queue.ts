/** For whom something waits: the people of a table, and the table. */
export interface Whose {
  readonly people: readonly string[];
  readonly table: string;
}

interface Lane<Item> {
  /** In order of their turns. */
  readonly tables: Map<string, Item[]>;
  /** When this person's next turn is, on a clock that counts turns. */
  turn: number;
}

/**
 * People take turns, and so do the tables of each of them: whoever has fifty tables waits fifty times as long for each as
 * whoever has one. Somebody who had nothing waiting comes right after what is under way.
 */
export class FairQueue<Item> {
  private readonly lanes = new Map<string, Lane<Item>>();
  private now = 0;
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** A table of several people is that of the one among them whose turn comes first. */
  add({ people, table }: Whose, item: Item): void {
    const owners = people.length === 0 ? [table] : people;
    const owner = owners.reduce((best, person) => (this.turnOf(person) < this.turnOf(best) ? person : best));
    const lane = this.lanes.get(owner) ?? { tables: new Map<string, Item[]>(), turn: this.now };
    this.lanes.set(owner, lane);
    // Turns that somebody did not want are not saved up.
    lane.turn = Math.max(lane.turn, this.now);
    const waiting = lane.tables.get(table);
    if (waiting === undefined) lane.tables.set(table, [item]);
    else waiting.push(item);
    this.count += 1;
  }

  /** The next one, which waits no longer. */
  take(): Item | undefined {
    let next: Lane<Item> | undefined;
    for (const [person, lane] of this.lanes) {
      if (lane.tables.size > 0) {
        if (next === undefined || lane.turn < next.turn) next = lane;
      } else if (lane.turn <= this.now) {
        // Nothing is left to remember of them.
        this.lanes.delete(person);
      }
    }
    if (next === undefined) return undefined;
    this.now = next.turn;
    next.turn += 1;
    this.count -= 1;
    return takeFrom(next.tables);
  }

  private turnOf(person: string): number {
    return Math.max(this.now, this.lanes.get(person)?.turn ?? 0);
  }
}

/** The oldest of the table whose turn it is; the table's next turn comes after those of all others. */
function takeFrom<Item>(tables: Map<string, Item[]>): Item | undefined {
  for (const [table, waiting] of tables) {
    tables.delete(table);
    const item = waiting.shift();
    if (waiting.length > 0) tables.set(table, waiting);
    return item;
  }
  return undefined;
}
