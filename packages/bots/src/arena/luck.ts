/** What is left of a bot's share of wins when its luck is taken away. */
export interface LuckReport {
  readonly winShare: number;
  /** The standard error of it, and that of the share as it was played. */
  readonly se: number;
  readonly sePlain: number;
  /** The mean of what was luck. In the long run it is 0. */
  readonly luck: number;
  /** How much of the luck was taken away: all of it would be 1, but what the judge says of luck is uncertain itself. */
  readonly weight: number;
}

/**
 * Takes luck from results, set by set. Luck is 0 in the long run, so results without it have the same mean and lie closer together: a control
 * variate. So much of it is taken as brings them closest.
 */
export class WithoutLuck {
  count = 0;
  private wins = 0;
  private lucks = 0;
  private winSquares = 0;
  private luckSquares = 0;
  private products = 0;

  /** The share of wins in a set, and the mean of what was luck in it. */
  add(won: number, luck: number): void {
    this.count++;
    this.wins += won;
    this.lucks += luck;
    this.winSquares += won * won;
    this.luckSquares += luck * luck;
    this.products += won * luck;
  }

  report(): LuckReport {
    const { count, wins, lucks } = this;
    const apart = Math.max(0, this.winSquares - (wins * wins) / count);
    const luckApart = this.luckSquares - (lucks * lucks) / count;
    const together = this.products - (wins * lucks) / count;
    const weight = luckApart > 0 ? together / luckApart : 0;
    const left = Math.max(0, apart - weight * together);
    return {
      winShare: (wins - weight * lucks) / count,
      // The weight was chosen by the same sets, which takes one more of them.
      se: count < 3 ? 0 : Math.sqrt(left / (count - 2) / count),
      sePlain: count < 2 ? 0 : Math.sqrt(apart / (count - 1) / count),
      luck: lucks / count,
      weight,
    };
  }
}
