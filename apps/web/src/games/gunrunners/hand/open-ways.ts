import { kindOf } from '../../../table/selection/choices.ts';
import type { Parts, Target } from '../play/selection.ts';

/** Which of the two ways to deploy (G6.1, G6.4) are open: both at first, as far as they are legal, then the one that is chosen. */
export function openWays(legal: ReadonlySet<Target>, parts: Parts) {
  const has = (kind: string) => [...legal, ...parts].some((target) => kindOf(target) === kind);
  return { canFlip: parts.length === 0 || has('probation'), canHide: has('slot') };
}
