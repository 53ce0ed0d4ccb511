import { BUSINESSES, PLACES, PLACES_PER_GROUP, type PublicTable, type Table } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';

/** How things stand with a line of the plan. A closed business takes a key (E15.2); absent places are yet to be built. */
export type LineState = 'visited' | 'open' | 'closed' | 'absent';

export interface PlanLine {
  readonly place: number;
  /** In thousands; -1 is the income symbol. */
  readonly money: number;
  readonly state: LineState;
}

export interface PlanGroup {
  readonly group: number;
  readonly lines: readonly PlanLine[];
  /** Visits still to make for the group's bonus (E15.3, E15.5). */
  readonly missing: number;
}

export interface PlanStanding {
  readonly groups: readonly PlanGroup[];
  /** The money of the lines that are visited, and of all. */
  readonly planned: number;
  readonly all: number;
}

/** What a player's plan has brought so far and what is still to be had. */
export function planStanding(printed: Table, shown: PublicTable, seat: Seat, plan: number): PlanStanding {
  const money = printed.plans[plan] ?? [];
  const lines = PLACES.map(
    (_, place): PlanLine => ({
      place,
      money: money[place] ?? 0,
      state: stateOf(shown, seat, place),
    }),
  );
  const groups: PlanGroup[] = [];
  for (let first = 0; first < lines.length; first += PLACES_PER_GROUP) {
    const own = lines.slice(first, first + PLACES_PER_GROUP);
    const missing = own.filter(({ state }) => state !== 'visited').length;
    groups.push({ group: groups.length, lines: own, missing });
  }
  return { groups, planned: sumOf(lines.filter(({ state }) => state === 'visited')), all: sumOf(lines) };
}

function stateOf({ visited, closed, places }: PublicTable, seat: Seat, place: number): LineState {
  if (((visited[place] ?? 0) & (1 << seat)) !== 0) return 'visited';
  if ((places[place] ?? -1) < 0) return 'absent';
  return place < BUSINESSES && (closed & (1 << place)) !== 0 ? 'closed' : 'open';
}

function sumOf(lines: readonly PlanLine[]): number {
  return lines.reduce((sum, { money }) => sum + Math.max(money, 0), 0);
}
