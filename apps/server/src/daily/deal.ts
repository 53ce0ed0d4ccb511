import { botsOf, type DailyTable } from '@stakeout/bots';
import { type AnyGame, botNonce } from '@stakeout/kernel';
import { GAMES } from '../games.ts';
import { beginMatch } from '../play/opening.ts';
import type { Person, SeatRecord, TableRecord } from '../storage/records.ts';
import { configure, newTable } from '../tables/creation.ts';
import { botName, botSeat, personSeat } from '../tables/seats.ts';
import type { StartingTime } from '../tables/start.ts';
import { type Verdict, yes } from '../tables/verdict.ts';

/** A game that has a deal of the day, and how it is played. */
export interface DailyGame {
  readonly game: AnyGame;
  readonly table: DailyTable;
}

export const DAILY_GAMES: readonly DailyGame[] = GAMES.flatMap((game) => {
  const table = botsOf(game).daily;
  return table === undefined ? [] : [{ game, table }];
});

export function dailyGame(id: string): DailyGame | null {
  return DAILY_GAMES.find(({ game }) => game.id === id) ?? null;
}

/**
 * An attempt, begun at once. Nobody adds anything to the key, or the deal would not be the same for all: every nonce follows from
 * the secret, which was committed to the day before.
 */
export function dailyAttempt(
  { game, table }: DailyGame,
  day: string,
  secret: string,
  person: Person,
  time: StartingTime,
): Verdict<TableRecord> {
  const setting = configure(game.id, table.config, table.seats);
  if (!setting.ok) return setting;
  const seats: SeatRecord[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    const { level } = table.bots;
    const record =
      seat === table.person ? personSeat(false, person.id, person.name) : botSeat(level, botName(level, seats));
    seats.push({ ...record, ready: true, nonce: botNonce(secret, seat) });
  }
  const record: TableRecord = {
    ...newTable(time.now),
    ...setting.value,
    fairness: 1,
    game: game.id,
    visibility: 'link',
    clock: null,
    host: person.id,
    secret,
    daily: day,
    seats,
  };
  return yes(beginMatch(record, time.now, time.serviceNow, time.botPace));
}
