import type { Allowance } from '@stakeout/protocol';

/** Message credits: every message costs one, and they come back evenly. Somebody who stops for a moment is soon welcome again. */
export class Purse {
  private readonly allowance: Allowance;
  private credits: number;
  private countedAt: number;

  constructor(allowance: Allowance, now: number) {
    this.allowance = allowance;
    this.credits = allowance.messages;
    this.countedAt = now;
  }

  /** Takes a credit; `false` when there is none. */
  spend(now: number): boolean {
    const { messages, seconds } = this.allowance;
    const earned = ((now - this.countedAt) / 1000) * (messages / seconds);
    this.credits = Math.min(messages, this.credits + Math.max(0, earned));
    this.countedAt = now;
    if (this.credits < 1) return false;
    this.credits--;
    return true;
  }
}
