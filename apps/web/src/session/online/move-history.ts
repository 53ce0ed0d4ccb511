import type { History } from '@stakeout/protocol';
import type { Move } from '../session.ts';

/** One entry of the log: an action that was played, or so many that were taken back. */
type Entry =
  | { readonly seq: number; readonly move: Move }
  | { readonly seq: number; readonly count: number; readonly move?: never };

/**
 * The actions that stand, as the viewer saw them. The beginning is fetched once; from then on it is kept from what the
 * socket tells. Until it has come, what happens meanwhile is kept aside and added to it.
 */
export class MoveHistory {
  #moves: readonly Move[] = [];
  /** How many entries of the log are in the moves; `null` while that is not known. */
  #seq: number | null = null;
  /** A beginning that ends before this was overtaken on the way. */
  #least = 0;
  #waiting: Entry[] = [];

  /** While the beginning is missing: what was known before, which is better than nothing to read. */
  get moves(): readonly Move[] {
    return this.#moves;
  }

  get isComplete(): boolean {
    return this.#seq !== null;
  }

  /** The match stands at `seq` and it is not known how it came there; at 0 there is nothing to know. */
  jumped(seq: number): void {
    this.#waiting = [];
    this.#least = seq;
    this.#seq = seq === 0 ? 0 : null;
    if (seq === 0) this.#moves = [];
  }

  entered(seq: number, move: Move): void {
    this.#add({ seq, move });
  }

  undone(seq: number, count: number): void {
    this.#add({ seq, count });
  }

  /**
   * The beginning has come. `false` when it is older than what has been seen since, so that something in between is
   * missing: then it must be fetched again.
   */
  filled(history: History, makerOf: (seat: number) => Move['by']): boolean {
    const later = this.#waiting.filter(({ seq }) => seq > history.seq);
    const hasGap = later.length > 0 && later[0]?.seq !== history.seq + 1;
    if (hasGap || history.seq < this.#least) return false;
    this.#moves = history.moves.map(({ seat, events }) => ({ seat, by: makerOf(seat), events }));
    this.#seq = history.seq;
    this.#waiting = [];
    for (const entry of later) this.#add(entry);
    return true;
  }

  #add(entry: Entry): void {
    if (this.#seq === null) {
      this.#waiting.push(entry);
    } else if (entry.seq > this.#seq) {
      this.#seq = entry.seq;
      this.#moves = entry.move === undefined ? this.#moves.slice(0, -entry.count) : [...this.#moves, entry.move];
    }
  }
}
