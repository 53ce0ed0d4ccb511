import { intervalOf, NINETY_FIVE } from './interval.ts';

/**
 * The means of duplicate sets. A set is one deal played once from every seat: its games have their luck in common, so the set is what is
 * counted, and how far the mean of sets may be off follows from how far apart they lie.
 */
export class Sets {
  count = 0;
  private sum = 0;
  private squares = 0;
  private readonly games: number;

  /** How many games a set has. */
  constructor(games: number) {
    this.games = games;
  }

  add(mean: number): void {
    this.count++;
    this.sum += mean;
    this.squares += mean * mean;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The sum of the squares of how far the sets are from their mean. */
  private get apart(): number {
    return Math.max(0, this.squares - this.sum * this.mean);
  }

  /**
   * As many independent games as the sets are worth: those that lie closer together than independent games would are worth more than
   * they have, and so the other way round. So many sets of independent games are imagined beside them, since a handful that happen to be alike
   * prove nothing.
   */
  worth(imagined: number): number {
    const { count, games, mean } = this;
    const usual = (mean * (1 - mean)) / games;
    const all = count * games;
    return usual <= 0 ? all : (all * (count + imagined - 1) * usual) / (this.apart + imagined * usual);
  }

  /** The 95 % interval of the chance to win: Wilson's, for as many games as the sets are worth. */
  get interval(): readonly [low: number, high: number] {
    return this.count === 0 ? [0, 1] : intervalOf(this.mean, this.worth(1), quantileOfStudent(this.count));
  }
}

/** The quantile of Student's distribution, by Cornish and Fisher's expansion: few sets do not know well how far apart they lie. */
function quantileOfStudent(degrees: number): number {
  const z = NINETY_FIVE;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}
