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
export function endOf(day: string): number {
  return Date.parse(day) + DAY;
}
