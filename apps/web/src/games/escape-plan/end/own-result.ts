import { costaOf } from '@stakeout/escape-plan';
import type { Outcome, Seat } from '@stakeout/kernel';
import { rankingOf } from './ranking.ts';
import type { Story } from './story.ts';

/** How it ended for one player: the place, and by how much. */
export type OwnResult =
  /** Arrested; `worth` is what an escape would have brought at last. */
  | { readonly kind: 'arrested'; readonly worth: number }
  /** First, so much ahead of the next one out; the only one out has nobody to compare with. */
  | { readonly kind: 'first'; readonly by: number; readonly next: Seat | null }
  /** First, level in everything with another. */
  | { readonly kind: 'shared'; readonly other: Seat }
  /** So much behind the winner; nothing where something other than money decided. */
  | { readonly kind: 'behind'; readonly place: number; readonly by: number; readonly winner: Seat }
  /** Alone: against Costa, who wins where both are level. */
  | { readonly kind: 'beatCosta' | 'lostToCosta'; readonly by: number };

export function ownResult(outcome: Outcome, story: Story, seats: number, seat: Seat): OwnResult {
  const ranking = rankingOf(outcome);
  const own = ranking.find((rank) => rank.seat === seat);
  if (own === undefined || !own.hasEscaped) return { kind: 'arrested', worth: worthBefore(story, seat) };
  if (costaOf({ seats }) >= 0) {
    const by = own.total - (outcome.tieBreaks[0]?.at(-1) ?? 0);
    return { kind: by > 0 ? 'beatCosta' : 'lostToCosta', by: Math.abs(by) };
  }
  const others = ranking.filter((rank) => rank.seat !== seat && rank.hasEscaped);
  const [best] = others;
  if (own.place > 1)
    return { kind: 'behind', place: own.place, by: (best?.total ?? 0) - own.total, winner: best?.seat ?? 0 };
  if (best?.place === 1) return { kind: 'shared', other: best.seat };
  return { kind: 'first', by: own.total - (best?.total ?? 0), next: best?.seat ?? null };
}

/** What an escape would have been worth when it was last possible. */
function worthBefore({ periods, departures }: Story, seat: Seat): number {
  const gone = departures.find(({ pawn }) => pawn === seat)?.when;
  const isBefore = ({ day, part }: { readonly day: number; readonly part: number }) =>
    gone === undefined || day < gone.day || (day === gone.day && part < gone.part);
  const last = periods.findLast((period) => isBefore(period) || (period.worth[seat] ?? 0) > 0);
  return last?.worth[seat] ?? 0;
}
