import type { Review, ReviewedDecision } from '@stakeout/bots/judge';
import type { Language, Outcome, Seat } from '@stakeout/kernel';
import { answerTo } from '../local/database.ts';
import { Disk } from '../local/disk.ts';

/** Which review of which match: another seed or another judge may see things otherwise. */
export interface ReviewKey {
  /** The hash of the match, whoever keeps it and wherever. */
  readonly match: string;
  readonly seat: Seat;
  /** Name, version and number of imagined games, as the review says it: `race/3@700`. */
  readonly judge: string;
  readonly seed: number;
}

/** Where the match of a review can be seen again, as in the address of its replay. */
export interface ReviewPlace {
  /** A file is kept nowhere; `link` holds the match itself. */
  readonly kind: 'local' | 'table' | 'link' | 'file';
  readonly id: string;
}

/** A whole review, with what lists and statistics want to know of its match. */
export interface KeptReview extends ReviewKey {
  readonly place: ReviewPlace;
  readonly game: string;
  /** How many sat at the table, and whether the seat was the reader's own. */
  readonly seats: number;
  readonly isOwn: boolean;
  readonly outcome: Outcome;
  /** When the review was made, and how long it took, in milliseconds. */
  readonly at: number;
  readonly took: number;
  readonly review: Review;
  /** When each decision with a name was, in the words of the game, by the number of its entry; older reviews have none. */
  readonly whens?: Readonly<Record<number, Readonly<Record<Language, string>>>>;
}

/** What had been found when a review was left: the judge goes on from there. */
export interface HalfReview {
  readonly decisions: readonly ReviewedDecision[];
  readonly took: number;
}

/** The reviews kept in this browser. Nothing in them is new to whoever may see the finished match. */
export class KeptReviews {
  private readonly disk: Disk;

  constructor(factory: IDBFactory | undefined, name?: string) {
    this.disk = new Disk(factory, name);
  }

  keep(kept: KeptReview): Promise<void> {
    return this.disk.write(['reviews'], (transaction) => {
      const store = transaction.objectStore('reviews');
      store.put({ key: textOf(kept), ...kept });
      store.delete(halfOf(kept));
    });
  }

  keepHalf(key: ReviewKey, half: HalfReview): Promise<void> {
    return this.disk.write(['reviews'], (transaction) => {
      transaction.objectStore('reviews').put({ key: halfOf(key), half });
    });
  }

  findHalf(key: ReviewKey): Promise<HalfReview | null> {
    return this.disk.look(['reviews'], async (transaction) => {
      const store = transaction.objectStore('reviews');
      return (await answerTo<{ readonly half: HalfReview } | undefined>(store.get(halfOf(key))))?.half ?? null;
    });
  }

  find(key: ReviewKey): Promise<KeptReview | null> {
    return this.disk.look(['reviews'], async (transaction) => {
      const store = transaction.objectStore('reviews');
      return (await answerTo<KeptReview | undefined>(store.get(textOf(key)))) ?? null;
    });
  }

  /** All of them, those made last first. */
  list(): Promise<KeptReview[]> {
    return this.disk.look(['reviews'], async (transaction) => {
      const all = await answerTo<(KeptReview | { readonly half: HalfReview })[]>(
        transaction.objectStore('reviews').getAll(),
      );
      const kept = all.flatMap((one) => ('half' in one ? [] : [one]));
      return kept.sort((one, other) => other.at - one.at);
    });
  }

  close(): Promise<void> {
    return this.disk.close();
  }
}

function textOf({ match, seat, judge, seed }: ReviewKey): string {
  return `${match} ${seat} ${judge} ${seed}`;
}

function halfOf(key: ReviewKey): string {
  return `half ${textOf(key)}`;
}

/** The reviews kept in this browser. */
export const keptReviews = new KeptReviews(globalThis.indexedDB);
