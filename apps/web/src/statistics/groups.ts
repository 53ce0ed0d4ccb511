import { COMPANIES } from './company.ts';
import type { PlayedMatch } from './played-match.ts';
import { type Totals, totalsOf } from './totals.ts';

/** What matches can be told apart by. */
export type GroupedBy = 'game' | 'seats' | 'company';

export interface Group {
  /** The game, the number of seats or the company. */
  readonly of: string;
  readonly totals: Totals;
}

/** Matches by what they have in common, in an order that stays the same however many there are of each. */
export function groupsBy(matches: readonly PlayedMatch[], by: GroupedBy): readonly Group[] {
  const groups = new Map<string, PlayedMatch[]>();
  for (const match of matches) {
    const of = String(match[by]);
    groups.set(of, [...(groups.get(of) ?? []), match]);
  }
  return [...groups]
    .sort(([one], [other]) => placeOf(one, by) - placeOf(other, by) || one.localeCompare(other))
    .map(([of, own]) => ({ of, totals: totalsOf(own) }));
}

function placeOf(of: string, by: GroupedBy): number {
  if (by === 'seats') return Number(of);
  return by === 'company' ? COMPANIES.map(String).indexOf(of) : 0;
}
