/** A round is made in so many steps: four thousand pings in one go were measured to hold up every move for 40 ms. */
const STEPS = 60;

/** Visits everything there is once in a while, a few at a time. Whatever comes in the middle of a round waits for the next. */
export class Rounds<Item> {
  private timer: NodeJS.Timeout | null = null;
  private round: readonly Item[] = [];
  private step = 0;
  private readonly period: number;
  private readonly items: () => Iterable<Item>;
  private readonly visit: (item: Item) => void;

  /** `period` is how long a round takes, in milliseconds. */
  constructor(period: number, items: () => Iterable<Item>, visit: (item: Item) => void) {
    this.period = period;
    this.items = items;
    this.visit = visit;
  }

  start(): void {
    this.timer = setInterval(() => this.go(), this.period / STEPS);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private go(): void {
    if (this.step === 0) this.round = [...this.items()];
    const from = Math.floor((this.round.length * this.step) / STEPS);
    this.step++;
    const to = Math.floor((this.round.length * this.step) / STEPS);
    for (const item of this.round.slice(from, to)) this.visit(item);
    if (this.step < STEPS) return;
    this.step = 0;
    this.round = [];
  }
}
