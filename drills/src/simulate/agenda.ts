import type { Machine } from './machine.ts';

/** Something that is to happen on a machine. */
export interface Happening {
  at: number;
  order: number;
  isCancelled: boolean;
  readonly machine: Machine;
  readonly run: () => void;
}

/** What is to happen, the earliest first; of what is due at the same time, what was planned first. A binary heap. */
export class Agenda {
  private readonly heap: Happening[] = [];
  private count = 0;

  add(at: number, machine: Machine, run: () => void): Happening {
    const happening = { at, order: 0, isCancelled: false, machine, run };
    this.put(happening, at);
    return happening;
  }

  /** Puts it there again for another time. */
  put(happening: Happening, at: number): void {
    happening.at = at;
    happening.order = this.count++;
    this.heap.push(happening);
    this.rise(this.heap.length - 1);
  }

  /** The next one, which is not there any more; `null` when nothing is due by then. */
  next(until: number): Happening | null {
    for (;;) {
      const [first] = this.heap;
      if (first === undefined || first.at > until) return null;
      const last = this.heap.pop();
      if (last !== undefined && last !== first) {
        this.heap[0] = last;
        this.sink();
      }
      if (!first.isCancelled) return first;
    }
  }

  private rise(from: number): void {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.swapIfEarlier(index, parent)) return;
      index = parent;
    }
  }

  private sink(): void {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const [one, other] = [this.heap[left], this.heap[left + 1]];
      if (one === undefined) return;
      const child = other !== undefined && isEarlier(other, one) ? left + 1 : left;
      if (!this.swapIfEarlier(child, index)) return;
      index = child;
    }
  }

  private swapIfEarlier(index: number, parent: number): boolean {
    const [one, above] = [this.heap[index], this.heap[parent]];
    if (one === undefined || above === undefined || !isEarlier(one, above)) return false;
    this.heap[index] = above;
    this.heap[parent] = one;
    return true;
  }
}

function isEarlier(one: Happening, other: Happening): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
