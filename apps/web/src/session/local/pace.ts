import type { Speed } from '../../state/settings.ts';
import type { Attention } from '../session.ts';

/** How long everybody can look at a move before the next one comes, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slower: 1400, normal: 700, fast: 250, off: 0, wait: 700 };

/**
 * The time between the moves of others. A change of speed holds at once, in the middle of a pause too. Whoever is at the table
 * can be waited for, or hurry on.
 */
export class Pace {
  private speed: Speed;
  private attention: Attention = 'follows';
  private readonly waiting = new Set<() => void>();

  constructor(speed: Speed) {
    this.speed = speed;
  }

  set(speed: Speed): void {
    this.speed = speed;
    this.wake();
  }

  attend(attention: Attention): void {
    this.attention = attention;
    this.wake();
  }

  async pause(): Promise<void> {
    const began = performance.now();
    for (;;) {
      if (this.attention === 'isBusy') {
        await this.sleep(null);
        continue;
      }
      const length = this.attention === 'hurries' ? 0 : PAUSES[this.speed];
      const left = began + length - performance.now();
      if (left <= 0) return;
      await this.sleep(left);
    }
  }

  private wake(): void {
    for (const wake of [...this.waiting]) wake();
  }

  /** So many milliseconds, or until something changes. */
  private sleep(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = milliseconds === null ? undefined : setTimeout(wake, milliseconds);
      this.waiting.add(wake);
    });
  }
}
