import { type Action, type House, SELL, type View } from '@stakeout/stash';
import { type Parts, touchingOptions } from '@stakeout/web/kit';

/** One's own loot, or a house. */
export type Target = 'loot' | `house:${House}`;

/** To search, a house is touched; to carry, the loot and then the house. Selling has a button of its own. */
export const touching = touchingOptions<View, Target, Action>((action) => {
  if (action.type === 'sell') return [];
  const house: Target = `house:${action.house}`;
  return [action.type === 'search' ? [house] : ['loot', house]];
}, meaningOf);

function meaningOf(_view: View, _seat: number, parts: Parts<Target>, target: Target): Action {
  if (target === 'loot') return SELL;
  const house = Number(target.split(':')[1]);
  return { type: parts.includes('loot') ? 'carry' : 'search', house };
}
