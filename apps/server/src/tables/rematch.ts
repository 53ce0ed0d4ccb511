import type { SeatRecord, TableRecord } from '../storage/records.ts';
import { configure, newTable } from './creation.ts';
import { botName, botSeat, emptySeat, nameAmong, personSeat, seatOf } from './seats.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** Whether the person may ask for another match of the same people. */
export function mayRematch(table: TableRecord, person: string): Verdict<TableRecord> {
  if (seatOf(table, person) === null) return no('notSeated');
  return table.status === 'over' ? yes(table) : no('notOver');
}

/** The same people on the same seats, and a new secret: everybody has to be ready again, with a new nonce. */
export function rematchOf(table: TableRecord, person: string, now: number): Verdict<TableRecord> {
  const allowed = mayRematch(table, person);
  if (!allowed.ok) return allowed;
  const setting = configure(table.game, table.config, table.seats.length);
  if (!setting.ok) return setting;
  return yes({
    ...newTable(now),
    ...setting.value,
    game: table.game,
    visibility: table.visibility,
    clock: table.clock,
    host: person,
    previous: table.id,
    seats: seatsAgain(table.seats),
  });
}

/**
 * Whether a public table is shown in the lobby. A rematch that waits is for its own people at first: it may be that none of
 * them comes, and a stranger would wait in vain. It is listed once somebody besides the host is ready.
 */
export function isListed({ status, previous, seats, host }: TableRecord): boolean {
  if (status !== 'waiting' || previous === null) return true;
  return seats.some(({ kind, ready, person }) => kind === 'person' && ready && person !== host);
}

function seatsAgain(old: readonly SeatRecord[]): readonly SeatRecord[] {
  const seats: SeatRecord[] = [];
  for (const seat of old) seats.push(seatAgain(seat, seats));
  return seats;
}

/** With the name it had, unless one that sits there already looks like it: tables from before did not mind. */
function seatAgain(seat: SeatRecord, seats: readonly SeatRecord[]): SeatRecord {
  if (seat.level !== null) {
    return botSeat(seat.level, seat.name === null ? botName(seat.level, seats) : nameAmong(seat.name, seats));
  }
  if (seat.person === null || seat.name === null) return emptySeat(seat.byInvitation);
  return personSeat(seat.byInvitation, seat.person, nameAmong(seat.name, seats));
}
