const DAY = 24 * 3600 * 1000;

/** The day of a moment, as the whole world counts it: 2026-11-18. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The day so many days later; earlier with a number below nothing. */
export function daysAfter(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY);
}

/** The first moment at which the day is over. */
export function endOfDay(day: string): number {
  return Date.parse(day) + DAY;
}

/** Whether the secret of a table is that of a day's deal which is still being played. */
export function isSealed(daily: string | null, now: number): boolean {
  return daily !== null && now < endOfDay(daily);
}

/**
 * What the key of a day's deal is made with in place of a table's id, the same at every table. No other table can have it: their ids
 * have no colons.
 */
export function dailyMatchId(day: string, game: string): string {
  return `daily:${day}:${game}`;
}
