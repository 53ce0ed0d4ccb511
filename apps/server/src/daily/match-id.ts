/**
 * What the key of a day's deal is made with in place of a table's id, the same at every table. No other table can have it: their ids
 * have no colons.
 */
export function dailyMatchId(day: string, game: string): string {
  return `daily:${day}:${game}`;
}
