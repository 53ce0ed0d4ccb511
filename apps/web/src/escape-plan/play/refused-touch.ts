import type { Action, View } from '@stakeout/escape-plan';
import type { EscapeParts, Target } from './targets.ts';

/** What a touch that is not legal would have meant, so that the rules can say why not. */
export function meaningOf(_view: View, _parts: EscapeParts, _target: Target): Action {
  return { type: 'move' };
}
