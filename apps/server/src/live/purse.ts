import type { Allowance } from '@stakeout/protocol';

/** Message credits: they are spent on what is said, and come back evenly. Somebody who stops for a moment is soon welcome again. */
export class Purse {
  private readonly allowance: Allowance;
  private credits: number;
  private countedAt: number;

  constructor(allowance: Allowance, now: number) {
    this.allowance = allowance;
    this.credits = allowance.messages;
    this.countedAt = now;
  }

  /** Takes so many credits; `false`, and none is taken, when there are fewer. */
  spend(now: number, price = 1): boolean {
    const { messages, seconds } = this.allowance;
    const earned = ((now - this.countedAt) / 1000) * (messages / seconds);
    this.credits = Math.min(messages, this.credits + Math.max(0, earned));
    this.countedAt = now;
    if (this.credits < price) return false;
    this.credits -= price;
    return true;
  }
}
