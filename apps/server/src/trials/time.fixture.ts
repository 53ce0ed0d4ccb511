import type { TimeSource } from '../time-source.ts';

/** Time that passes only as a test lets it, so that nobody is late because the machine is slow. */
export class TestTime implements TimeSource {
  private steady = 0;
  private shift = 0;
  private flowsSince: number | null = null;

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
