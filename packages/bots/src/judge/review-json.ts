import type { Review, ReviewedDecision } from './review.ts';

/** How a reason is said. */
export type SayReason = (decision: ReviewedDecision) => string | null;

/** A review as programs read it: points of win share, 100 for a win; the seat counted from 1. */
export function reviewJson({ game, judge, seat, seed, books, decisions, draws }: Review, sayReason: SayReason): object {
  const { start, result, given, luck, others, residual } = books;
  return {
    game,
    judge,
    seat: seat + 1,
    seed,
    start: start.value,
    result,
    given: given.value,
    luck: luck.value,
    others: others.value,
    residual: residual.value,
    residualSe: residual.se,
    decisions: decisions.map((decision) => {
      const { seq, counted, options, loss, se, label, played, best, reason } = decision;
      const clause = reason?.clause ?? null;
      return { seq, counted, options, loss, se, label, played, best, reason: sayReason(decision), clause };
    }),
    draws,
  };
}
