import { describe, expect, it } from 'vitest';
import { decided } from '../review/model/review.fixture.ts';
import { reviewPath } from './match-paths.ts';
import { playedMatch } from './played-match.fixture.ts';
import { review } from './review.fixture.ts';
import { withReviews } from './with-reviews.ts';

const kept = (seat: number, playouts: number, at: number, decisions: number) => ({
  place: { kind: 'local' as const, id: 'abc' },
  seat,
  at,
  review: review(
    Array.from({ length: decisions }, () => decided()),
    playouts,
  ),
});

describe('matches with their reviews', () => {
  it('have that of the reader’s own seat', () => {
    const [match] = withReviews([playedMatch({ seat: 2 })], [kept(1, 1000, 1, 5), kept(2, 1000, 1, 7)]);
    expect(match?.judged?.decisions).toBe(7);
  });

  it('have none of another match, be its name the same elsewhere', () => {
    expect(withReviews([playedMatch({ id: 'xyz' })], [kept(0, 1000, 1, 5)])[0]?.judged).toBeNull();
    expect(withReviews([playedMatch({ place: 'online' })], [kept(0, 1000, 1, 5)])[0]?.judged).toBeNull();
  });

  it('have that of the newest judge, however much an older one thought', () => {
    const old = kept(0, 5000, 9, 1);
    const [now] = [kept(0, 700, 1, 2)].map((one) => ({ ...one, review: { ...one.review, judge: 'race/10@700' } }));
    if (now === undefined) throw new Error('there is no newer review');
    for (const order of [
      [old, now],
      [now, old],
    ]) {
      expect(withReviews([playedMatch()], order)[0]?.judged?.decisions).toBe(2);
    }
  });

  it('have the one that was thought over most, and of those the latest', () => {
    const reviews = [kept(0, 60, 9, 1), kept(0, 1000, 1, 2), kept(0, 1000, 5, 3), kept(0, 1000, 3, 4)];
    for (const order of [reviews, reviews.toReversed()]) {
      expect(withReviews([playedMatch()], order)[0]?.judged?.decisions).toBe(3);
    }
  });
});

describe('the way to a review', () => {
  it('names the seat as people count, and the move', () => {
    expect(reviewPath(playedMatch({ place: 'online', seat: 1 }))).toBe('/review/table/abc?seat=2');
    expect(reviewPath(playedMatch(), 41)).toBe('/review/local/abc?seat=1&moment=41');
  });
});
