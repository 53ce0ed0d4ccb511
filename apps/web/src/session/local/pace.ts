import type { Speed } from '../../state/settings.ts';

/** How long everybody can look at a move before the next one comes, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { normal: 700, fast: 250, off: 0 };

/** The time between the moves of others. A change of speed holds at once, in the middle of a pause too. */
export class Pace {
  private speed: Speed;
  private readonly waiting = new Set<() => void>();

  constructor(speed: Speed) {
    this.speed = speed;
  }

  set(speed: Speed): void {
    this.speed = speed;
    for (const wake of [...this.waiting]) wake();
  }

  async pause(): Promise<void> {
    const began = performance.now();
    for (;;) {
      const left = began + PAUSES[this.speed] - performance.now();
      if (left <= 0) return;
      await this.sleep(left);
    }
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.waiting.add(wake);
    });
  }
}
