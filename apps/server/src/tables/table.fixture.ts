import { CreateTable } from '@stakeout/protocol';
import type { Person, SeatRecord, TableRecord } from '../storage/records.ts';
import { acceptSeat } from './arrival.ts';
import { createTable } from './creation.ts';
import { makeReady, start } from './start.ts';
import type { Verdict } from './verdict.ts';

export const NOW = 1_700_000_000_000;
export const TIME = { now: NOW + 9, serviceNow: NOW + 5, botPace: 100 };

export const [ANA, BIA, CAIO, DORA] = (['Ana', 'Bia', 'Caio', 'Dora'] as const).map(
  (name): Person => ({ id: `person-${name.toLowerCase()}`.padEnd(32, '-'), name, createdAt: NOW }),
) as [Person, Person, Person, Person];

export type Plan = 'me' | 'open' | 'invited' | 'easy' | 'medium' | 'hard';

export function wishFor(plans: readonly Plan[], more: Partial<CreateTable> = {}) {
  const seats = plans.map((plan) =>
    plan === 'me' || plan === 'open' || plan === 'invited' ? { kind: plan } : { kind: 'bot', level: plan },
  );
  return CreateTable.parse({ game: 'gunrunners', seats, ...more });
}

/** A table of Ana's that waits. */
export function tableOf(plans: readonly Plan[], more: Partial<CreateTable> = {}): TableRecord {
  return granted(createTable(wishFor(plans, more), ANA, NOW));
}

/** Ana, Bia and Caio at a table by link; the seat of Caio takes only the invited. */
export function tableOfThree(more: Partial<CreateTable> = {}): TableRecord {
  const empty = tableOf(['me', 'open', 'invited'], more);
  return granted(acceptSeat(granted(acceptSeat(empty, BIA, 1, NOW)), CAIO, 2, NOW));
}

export const nonceOf = (digit: string) => digit.repeat(64);

/** The same, everybody ready. */
export function readyTable(more: Partial<CreateTable> = {}): TableRecord {
  return [ANA, BIA, CAIO].reduce(
    (table, { id }, seat) => granted(makeReady(table, id, nonceOf(String(seat + 1)))),
    tableOfThree(more),
  );
}

export function runningTable(more: Partial<CreateTable> = {}): TableRecord {
  return granted(start(readyTable(more), ANA.id, null, TIME));
}

/** The match is over; how it went does not matter here. */
export function tableOver(more: Partial<CreateTable> = {}): TableRecord {
  const outcome = { ending: 'played', scores: [3, 2, 1], places: [1, 2, 3], winners: [0], tieBreaks: [[], [], []] };
  return { ...runningTable(more), status: 'over', toAct: [], outcome, finishedAt: NOW + 99 };
}

export const closedTable = (): TableRecord => ({ ...tableOfThree(), status: 'closed' });

export function seatAt(table: TableRecord, seat: number): SeatRecord {
  const record = table.seats[seat];
  if (record === undefined) throw new RangeError(`no seat ${seat}`);
  return record;
}

export function granted<T>(verdict: Verdict<T>): T {
  if (!verdict.ok) throw new Error(`refused: ${verdict.error} ${JSON.stringify(verdict.refusals)}`);
  return verdict.value;
}

/** The code of a refusal, or `null` when there is none. */
export function errorOf(verdict: Verdict<unknown>): string | null {
  return verdict.ok ? null : verdict.error;
}
