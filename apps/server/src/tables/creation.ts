import { malformed } from '@stakeout/kernel';
import type { CreateTable, SeatPlan } from '@stakeout/protocol';
import type { z } from 'zod';
import { findGame } from '../games.ts';
import { newHexKey, newToken } from '../secrets.ts';
import type { Person, SeatRecord, TableRecord } from '../storage/records.ts';
import { botName, botSeat, emptySeat, nameAmong, personSeat } from './seats.ts';
import { no, type Verdict, yes } from './verdict.ts';

type Wish = z.output<typeof CreateTable>;

/** A new table. Its secret is made here, before anybody can have given a nonce. */
export function createTable(wish: Wish, person: Person, now: number): Verdict<TableRecord> {
  const setting = configure(wish.game, wish.config, wish.seats.length);
  if (!setting.ok) return setting;
  if (wish.seats.filter(({ kind }) => kind === 'me').length > 1) {
    return no('badConfig', [malformed('seats', 'table.oneSeatEach')]);
  }
  return yes({
    ...newTable(now),
    ...setting.value,
    game: wish.game,
    visibility: wish.visibility,
    clock: wish.clock,
    host: person.id,
    seats: seatsFor(wish.seats, person),
  });
}

/** The configuration as the game completes it, under the rules of today. */
export function configure(
  id: string,
  config: unknown,
  seats: number,
): Verdict<Pick<TableRecord, 'config' | 'rulesVersion'>> {
  const game = findGame(id);
  if (game === null) return no('badConfig', [malformed('game', 'table.unknownGame')]);
  const { min, max } = game.seats;
  if (seats < min || seats > max) return no('badConfig', [malformed('seats', 'table.seatCount', { min, max })]);
  const configured = game.configure(config, seats);
  if (!configured.ok) return no('badConfig', configured.refusals);
  return yes({ config: configured.value, rulesVersion: game.rulesVersion });
}

/** What every table begins with. */
export function newTable(now: number) {
  return {
    id: newToken(),
    status: 'waiting',
    watchKey: newToken(),
    fairness: 2,
    secret: newHexKey(),
    daily: null,
    sentAway: [],
    version: 0,
    seq: 0,
    toAct: [],
    clocks: null,
    openingHash: null,
    outcome: null,
    dueAt: null,
    previous: null,
    next: null,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
    updatedAt: now,
  } as const;
}

function seatsFor(plans: readonly SeatPlan[], me: Person): readonly SeatRecord[] {
  const seats: SeatRecord[] = [];
  for (const plan of plans) seats.push(seatFor(plan, me, seats));
  return seats;
}

function seatFor(plan: SeatPlan, me: Person, others: readonly SeatRecord[]): SeatRecord {
  switch (plan.kind) {
    case 'me':
      return personSeat(false, me.id, nameAmong(me.name, others));
    case 'bot':
      return botSeat(plan.level, botName(plan.level, others));
    case 'open':
    case 'invited':
      return emptySeat(plan.kind === 'invited');
  }
}
