import { escapePlan, type PublicTable } from '@stakeout/escape-plan';
import { hexKeyFromSeed, newHeader, openMatch } from '@stakeout/kernel';

/** A new table as everybody sees it, with what a test changes on it. */
export function publicTable(seats: number, changes: Partial<PublicTable> = {}): PublicTable {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('the usual table is refused');
  const secret = hexKeyFromSeed('rail', 'test');
  const players = ['A', 'B', 'C', 'D', 'E'].slice(0, seats);
  const nonces = players.map((name) => hexKeyFromSeed(name, 'nonce'));
  const header = newHeader(escapePlan, { matchId: 'test', players, config: config.value, secret, nonces });
  return { ...escapePlan.view(openMatch(escapePlan, header, secret).state, null).table, ...changes };
}
