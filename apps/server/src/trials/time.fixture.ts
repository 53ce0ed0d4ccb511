import type { TimeSource } from '../time-source.ts';

export const DAY = 24 * 3600 * 1000;

/** Time that passes only as a test lets it, so that nobody is late because the machine is slow. */
export class TestTime implements TimeSource {
  private steady = 0;
  private shift = 0;
  private flowsSince: number | null = null;

  /** At noon no test is still at it when the day ends. */
  static atNoon(): TestTime {
    const time = new TestTime();
    time.set(DAY / 2 - (Date.now() % DAY));
    return time;
  }

  wallTime(): number {
    return Date.now() + this.shift;
  }

  steadyTime(): number {
    return this.steady + (this.flowsSince === null ? 0 : performance.now() - this.flowsSince);
  }

  pass(milliseconds: number): void {
    this.steady += milliseconds;
  }

  /** The time of day is set forward, or back. */
  set(by: number): void {
    this.shift += by;
  }

  /** From now on time passes by itself. */
  flow(): void {
    this.flowsSince = performance.now();
  }
}
