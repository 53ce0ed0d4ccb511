import type { Outcome } from '@stakeout/kernel';
import { printedOf } from './data/printed.ts';
import { PLACES_PER_GROUP, type Table } from './data/table.ts';
import { FIRST_EXIT_SOURCE, isTreasure, sourceOf, treasureValue } from './items.ts';
import { type Board, costaOf, ESCAPED, type Seen, type State } from './state.ts';

/** The nine lines of the score sheet and the total (E22.4). */
export interface ScoreSheet {
  readonly group1: number;
  readonly group2: number;
  readonly safeHouses: number;
  readonly cash: number;
  readonly assets: number;
  readonly contacts: number;
  readonly tiles: number;
  readonly notoriety: number;
  readonly wounds: number;
  readonly total: number;
}

/** E4.2: those arrested score nothing. */
const NOTHING: ScoreSheet = {
  group1: 0,
  group2: 0,
  safeHouses: 0,
  cash: 0,
  assets: 0,
  contacts: 0,
  tiles: 0,
  notoriety: 0,
  wounds: 0,
  total: 0,
};

/** E22.2 for a player who has escaped. */
export function scoreOf(state: State, table: Table, seat: number): ScoreSheet {
  const board = state.boards[seat] as Board;
  const groups = GROUPS.map((group) => moneyOfGroup(table, board.plan, state.visited, seat, group));
  const lines = {
    group1: groups[0] as number,
    group2: groups[1] as number,
    safeHouses: groups[2] as number,
    cash: board.cash,
    assets: usedAssets(board) * table.usedAssetValue,
    contacts: scoreOfContacts(table, contactsThatCount(board)),
    tiles: board.items.filter(isTreasure).reduce((sum, item) => sum + treasureValue(item), 0),
    notoriety: table.penalties[(state.notoriety[seat] as number) - 1] as number,
    // Never -0, which would not survive being written down.
    wounds: board.wounds === 0 ? 0 : board.wounds * table.woundPenalty,
  };
  return { ...lines, total: Object.values(lines).reduce((sum, line) => sum + line, 0) };
}

/** The groups of places that a plan has money for. */
export const GROUPS = [0, 1, 2] as const;

/** The places of a group. */
export function placesOfGroup(group: number): readonly number[] {
  return Array.from({ length: PLACES_PER_GROUP }, (_, index) => group * PLACES_PER_GROUP + index);
}

export function usedAssets({ slots }: Seen<Pick<Board, 'slots'>>): number {
  return slots.filter((slot) => slot < 0).length;
}

/** The handcuffs cards on a board. */
export function countCuffs({ cuffed }: Pick<Board, 'cuffed'>): number {
  let cuffs = 0;
  for (let rest = cuffed; rest !== 0; rest &= rest - 1) cuffs++;
  return cuffs;
}

/** E22.1: one contact goes for each handcuffs card, covered or not; all that are left count. */
export function contactsThatCount(board: Seen<Pick<Board, 'contacts' | 'cuffed'>>): number {
  let count = 0;
  for (let space = 0; space < board.contacts.length; space++) if ((board.contacts[space] as number) > 0) count++;
  return Math.max(0, count - countCuffs(board));
}

export function scoreOfContacts(table: Table, count: number): number {
  return table.contactScores[Math.min(count, table.contactScores.length - 1)] as number;
}

/** Plan money of the places visited; the income line gives nothing now. */
export function moneyOfGroup(
  table: Table,
  plan: number,
  visited: readonly number[],
  pawn: number,
  group: number,
): number {
  let money = 0;
  for (let place = group * PLACES_PER_GROUP; place < (group + 1) * PLACES_PER_GROUP; place++) {
    const isVisited = ((visited[place] ?? 0) & (1 << pawn)) !== 0;
    if (isVisited) money += Math.max(0, table.plans[plan]?.[place] ?? 0);
  }
  return money;
}

/** E24.6: Costa's total. */
export function scoreOfCosta(state: State, table: Table): number {
  const pawn = costaOf(state);
  const { plan, contacts, stacks } = state.costa;
  const money = GROUPS.reduce<number>((sum, group) => sum + moneyOfGroup(table, plan, state.visited, pawn, group), 0);
  const tiles = stacks.reduce((sum, stack) => sum + valueOfStack(table, stack), 0);
  const penalty = table.penalties[(state.notoriety[pawn] as number) - 1] as number;
  return money + scoreOfContacts(table, contacts.length) + tiles + penalty;
}

/** E24.6: of a stack of Costa's whose first number is 1 only the best tile counts. */
export function valueOfStack(table: Table, [best = 0, ...tiles]: readonly number[]): number {
  const values = tiles.map((item) => valueForCosta(table, item));
  return best === 1 ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
}

/** The values of the tiles that a locker or an exit stack begins with (`items.ts` numbers the sources). */
export function valuesOf(table: Table, source: number): readonly number[] {
  const isLocker = source < FIRST_EXIT_SOURCE;
  return (isLocker ? table.lockers[source]?.values : table.exitTiles[source - FIRST_EXIT_SOURCE]) ?? [0];
}

/** E24.6: for Costa a tile of value zero counts as the highest of its kind. */
export function valueForCosta(table: Table, item: number): number {
  return treasureValue(item) || Math.max(...valuesOf(table, sourceOf(item)));
}

/** E4.2, E22.3, E24.7. Those arrested score nothing and come last. */
export function outcomeOf(state: State): Outcome | null {
  if (state.ending === '') return null;
  const table = printedOf(state);
  const scores: number[] = [];
  const tieBreaks: number[][] = [];
  const sheet: Record<string, number>[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const isOut = state.status[seat] === ESCAPED;
    const lines = isOut ? scoreOf(state, table, seat) : NOTHING;
    const { total } = lines;
    sheet.push({ ...lines, escaped: isOut ? 1 : 0, arrested: isOut ? 0 : 1 });
    scores.push(total);
    const board = state.boards[seat] as Board;
    tieBreaks.push([isOut ? 1 : 0, total, board.cash, -(state.notoriety[seat] as number), 0 - board.wounds]);
  }
  const places = tieBreaks.map(
    (keys, seat) => 1 + tieBreaks.filter((others, other) => other !== seat && isBehind(keys, others)).length,
  );
  const winners = places.flatMap((place, seat) => (place === 1 && state.status[seat] === ESCAPED ? [seat] : []));
  return soloOutcome(state, table, { ending: state.ending, scores, places, winners, tieBreaks, sheet });
}

/** E24.7: alone one wins by escaping with more than Costa. */
function soloOutcome(state: State, table: Table, outcome: Outcome): Outcome {
  if (costaOf(state) < 0) return outcome;
  const costa = scoreOfCosta(state, table);
  const isWon = state.status[0] === ESCAPED && (outcome.scores[0] as number) > costa;
  const ending = state.status[0] !== ESCAPED ? outcome.ending : isWon ? 'beat-costa' : 'lost-to-costa';
  return {
    ...outcome,
    ending,
    winners: isWon ? [0] : [],
    places: [isWon ? 1 : 2],
    tieBreaks: [[...(outcome.tieBreaks[0] ?? []), costa]],
  };
}

function isBehind(keys: readonly number[], others: readonly number[]): boolean {
  // Those arrested share the last place: the first key decides, and nothing after it.
  if (keys[0] !== others[0]) return (keys[0] as number) < (others[0] as number);
  if (keys[0] === 0) return false;
  for (let index = 1; index < keys.length; index++) {
    if (keys[index] !== others[index]) return (keys[index] as number) < (others[index] as number);
  }
  return false;
}
