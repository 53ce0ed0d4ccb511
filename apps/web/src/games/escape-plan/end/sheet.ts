import {
  contactsThatCount,
  costaOf,
  countCuffs,
  GROUPS,
  isTreasure,
  moneyOfGroup,
  type Pawn,
  placesOfGroup,
  printedOf,
  scoreOfContacts,
  usedAssets,
  type View,
  valueOfStack,
} from '@stakeout/escape-plan';
import type { Outcome } from '@stakeout/kernel';
import { rankingOf } from './ranking.ts';

/** The nine lines of the score sheet in their order (E22.2, E22.4). */
export const LINES = [
  'group1',
  'group2',
  'safeHouses',
  'cash',
  'assets',
  'contacts',
  'tiles',
  'notoriety',
  'wounds',
] as const;
export type Line = (typeof LINES)[number];

/** One line of somebody's sheet: the money, and how many of the thing it is for. */
export interface Entry {
  readonly money: number;
  readonly count: number;
}

/** Somebody's column of the sheet. */
export interface Column {
  readonly pawn: Pawn;
  readonly isCosta: boolean;
  /** `null` for those arrested, who score nothing (E4.2); a line that Costa does not have is `null` too (E24.6). */
  readonly entries: Readonly<Record<Line, Entry | null>> | null;
  readonly total: number;
  readonly place: number;
  /** Contacts that were given up for handcuffs (E22.1). */
  readonly handcuffs: number;
}

/** The columns from the first place to the last, and Costa's. */
export function columnsOf(view: View, outcome: Outcome): readonly Column[] {
  const ranking = rankingOf(outcome);
  const players = ranking.map(({ seat, place, hasEscaped, total }) => ({
    pawn: seat,
    isCosta: false,
    entries: hasEscaped ? playerEntries(view, outcome, seat) : null,
    total,
    place,
    handcuffs: hasEscaped ? givenUp(view, seat) : 0,
  }));
  const costa = costaColumn(view, outcome);
  if (costa === null) return players;
  return costa.place === 1 ? [costa, ...players] : [...players, costa];
}

/** What a column comes to after its first so many lines. */
export function sumAfter({ entries }: Column, lines: number): number {
  return LINES.slice(0, lines).reduce((sum, line) => sum + (entries?.[line]?.money ?? 0), 0);
}

function playerEntries({ table }: View, { sheet }: Outcome, seat: Pawn): Readonly<Record<Line, Entry>> {
  const money = sheet?.[seat] ?? {};
  const board = table.boards[seat];
  const visits = GROUPS.map((group) => visitedOf(table.visited, seat, group));
  const [group1 = 0, group2 = 0, safeHouses = 0] = visits;
  const counts: Readonly<Record<Line, number>> = {
    group1,
    group2,
    safeHouses,
    cash: 0,
    assets: board === undefined ? 0 : usedAssets(board),
    contacts: board === undefined ? 0 : contactsThatCount(board),
    tiles: (table.truth?.items[seat] ?? []).filter(isTreasure).length,
    notoriety: table.notoriety[seat] ?? 1,
    wounds: board?.wounds ?? 0,
  };
  const entries = LINES.map((line) => [line, { money: money[line] ?? 0, count: counts[line] }] as const);
  return Object.fromEntries(entries) as Record<Line, Entry>;
}

function givenUp({ table }: View, seat: Pawn): number {
  const board = table.boards[seat];
  if (board === undefined) return 0;
  return Math.min(countCuffs(board), board.contacts.filter((content) => content > 0).length);
}

/** E24.6, E24.7: Costa's total is the last of the numbers the result was decided by. */
function costaColumn({ table }: View, outcome: Outcome): Column | null {
  const { truth } = table;
  const pawn = costaOf(table);
  if (pawn < 0 || truth === null) return null;
  const printed = printedOf(table);
  const { plan, contacts, stacks } = truth.costa;
  const group = (index: number): Entry => ({
    money: moneyOfGroup(printed, plan, table.visited, pawn, index),
    count: visitedOf(table.visited, pawn, index),
  });
  const position = table.notoriety[pawn] ?? 1;
  return {
    pawn,
    isCosta: true,
    entries: {
      group1: group(0),
      group2: group(1),
      safeHouses: group(2),
      cash: null,
      assets: null,
      contacts: { money: scoreOfContacts(printed, contacts.length), count: contacts.length },
      tiles: {
        money: stacks.reduce((sum, stack) => sum + valueOfStack(printed, stack), 0),
        count: stacks.reduce((sum, stack) => sum + stack.length - 1, 0),
      },
      notoriety: { money: printed.penalties[position - 1] ?? 0, count: position },
      wounds: null,
    },
    total: outcome.tieBreaks[0]?.at(-1) ?? 0,
    place: outcome.winners.length === 0 ? 1 : 2,
    handcuffs: 0,
  };
}

function visitedOf(visited: readonly number[], pawn: Pawn, group: number): number {
  return placesOfGroup(group).filter((place) => ((visited[place] ?? 0) & (1 << pawn)) !== 0).length;
}
