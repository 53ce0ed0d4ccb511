import type { Seat } from '@stakeout/kernel';

/** Servers know bots by their level alone; at a table each has a name, the same on every device and in every language. */
const NAMES = ['Vance', 'Okafor', 'Marlow', 'Iris', 'Castro', 'Nadia', 'Bruno', 'Quinn', 'Salma', 'Teodoro'] as const;

export function botName(table: string, seat: Seat): string {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % NAMES.length;
  return NAMES[(sum + seat) % NAMES.length] ?? NAMES[0];
}
