import type { Change } from '@stakeout/client';
import { canonicalText } from '@stakeout/kernel';
import { IN_DOUBT } from './ledger.ts';

/**
 * What is wrong with a change, if anything. A client that missed nothing and is told the state nevertheless must find in it
 * what it had folded together from the events. Where the database may be away, the state can perhaps not be read just then.
 */
export function foldFault(change: Change, mayDoubt: boolean): string | null {
  if (change.type === 'unreadable') return `could not read ${change.text.slice(0, 300)}`;
  if (change.type === 'refused' && mayDoubt && change.error === IN_DOUBT) return null;
  if (change.type === 'refused') return `was refused without a key: ${change.error}`;
  if (change.type !== 'state' || change.before?.seq !== change.match.seq) return null;
  if (canonicalText(change.before.view) === canonicalText(change.match.view)) return null;
  return `has folded another view than the server has at ${change.match.seq}`;
}
