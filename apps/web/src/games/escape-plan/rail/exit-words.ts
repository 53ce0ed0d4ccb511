import { LAST_DAY } from '@stakeout/escape-plan';
import type { Say } from '../../../text/say.ts';
import type { Exit } from './exits.ts';
import type { RailTextId } from './rail.texts.ts';

/** What the patrol cards on an exit mean. */
export function exitWords({ state, place, tiles }: Exit, exit: string, day: number, say: Say<RailTextId>): string {
  const seen = `(${say(place === 'city' ? 'inCity' : place === 'stack' ? 'onStack' : 'notSeen')})`;
  const named = `${exit} ${seen}`;
  if (state === 'possible') return say('possibleTip', { exit: named });
  if (state === 'open') return say(day === LAST_DAY ? 'openTip' : 'openLaterTip', { exit: named });
  if (tiles === 0) return say('blockedEmptyTip', { exit: named });
  return say(place === 'hidden' ? 'waitingTip' : 'blockedTip', { exit: named, count: tiles });
}
