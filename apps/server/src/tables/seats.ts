import type { Seat } from '@stakeout/kernel';
import type { BotLevel } from '@stakeout/protocol';
import type { SeatRecord, TableRecord } from '../storage/records.ts';
import { isAlike, looksOf } from './likeness.ts';

type Seats = readonly SeatRecord[];

/** A seat where nobody sits. */
export function emptySeat(byInvitation: boolean): SeatRecord {
  return {
    kind: byInvitation ? 'invited' : 'open',
    byInvitation,
    person: null,
    name: null,
    level: null,
    ready: false,
    nonce: null,
    standIn: false,
    resigned: false,
  };
}

/** The seat with somebody on it, who still has to say that they are ready. */
export function personSeat(byInvitation: boolean, person: string, name: string): SeatRecord {
  return { ...emptySeat(byInvitation), kind: 'person', person, name };
}

/** A bot is always ready: its nonce follows from the secret when the match starts. */
export function botSeat(level: BotLevel, name: string): SeatRecord {
  return { ...emptySeat(false), kind: 'bot', name, level, ready: true };
}

export function isEmpty(seat: SeatRecord): boolean {
  return seat.kind === 'open' || seat.kind === 'invited';
}

/** Where the person sits; `null` when they do not. */
export function seatOf(table: Pick<TableRecord, 'seats'>, person: string | null): Seat | null {
  const seat = person === null ? -1 : table.seats.findIndex((record) => record.person === person);
  return seat < 0 ? null : seat;
}

export function withSeat(table: TableRecord, seat: Seat, record: SeatRecord): TableRecord {
  return { ...table, seats: table.seats.map((old, index) => (index === seat ? record : old)) };
}

/** The name a bot goes by in logs and exports. Pages say it in the reader's language, by the level. */
export function botName(level: BotLevel, seats: Seats): string {
  return nameAmong(`${level} bot`, seats);
}

/** The name as nobody else at the table has it, nor one that looks like it: in a log, the two could not be told apart. */
export function nameAmong(name: string, seats: Seats): string {
  const taken = seats.flatMap((seat) => (seat.name === null ? [] : [looksOf(seat.name)]));
  const isTaken = (candidate: string) => {
    const looks = looksOf(candidate);
    return taken.some((other) => isAlike(looks, other));
  };
  let candidate = name;
  for (let number = 2; isTaken(candidate); number++) candidate = `${name} ${number}`;
  return candidate;
}
