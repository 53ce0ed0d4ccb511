import { canonicalText, commitmentTo, commitmentToTerms } from '@stakeout/kernel';
import { newHexKey } from '../secrets.ts';
import type { TableRecord } from '../storage/records.ts';
import { unready } from './seats.ts';

/** What is promised before anybody is ready: that the secret is chosen, and with it all that could be varied later. */
export function commitmentOf({ fairness, secret, id, game, rulesVersion, config, seats }: TableRecord): string {
  if (fairness === 1) return commitmentTo(secret);
  return commitmentToTerms(secret, { game, rulesVersion, matchId: id, config, seats: seats.length });
}

type Setting = Pick<TableRecord, 'config' | 'rulesVersion'>;

/** Whether the match can be played by what the commitment is to. */
export function isPromised(table: TableRecord, { config, rulesVersion }: Setting): boolean {
  return table.rulesVersion === rulesVersion && canonicalText(table.config) === canonicalText(config);
}

/**
 * The table under the rules of today, with a new commitment. The secret is a new one as well: the nonces were given for the old
 * one, and whoever chose it now, with these in sight, could choose the cards. So everybody has to be ready anew.
 */
export function promiseAnew(table: TableRecord, setting: Setting): TableRecord {
  return { ...table, ...setting, secret: newHexKey(), seats: table.seats.map(unready) };
}
