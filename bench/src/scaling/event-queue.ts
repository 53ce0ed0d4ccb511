/** Things to happen, the earliest first: a binary heap. */
export class EventQueue<Event> {
  private readonly heap: { readonly at: number; readonly event: Event }[] = [];

  get isEmpty(): boolean {
    return this.heap.length === 0;
  }

  add(at: number, event: Event): void {
    const { heap } = this;
    let place = heap.push({ at, event }) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.timeAt(parent) <= at) break;
      this.swap(place, parent);
      place = parent;
    }
  }

  take(): { readonly at: number; readonly event: Event } | null {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined) return null;
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let place = 0; ; ) {
      const left = 2 * place + 1;
      const child = this.timeAt(left + 1) < this.timeAt(left) ? left + 1 : left;
      if (this.timeAt(child) >= last.at) break;
      this.swap(place, child);
      place = child;
    }
    return first;
  }

  private timeAt(place: number): number {
    return this.heap[place]?.at ?? Number.POSITIVE_INFINITY;
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.heap[one], this.heap[other]];
    if (a === undefined || b === undefined) return;
    this.heap[one] = b;
    this.heap[other] = a;
  }
}
