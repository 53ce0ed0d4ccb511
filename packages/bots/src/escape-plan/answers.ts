import type { Action } from '@stakeout/escape-plan';

/** What is answered to a puzzle of Escape Plan: where the move ends, whatever was used on the way. */
export function answerOf(actions: readonly unknown[]): string | null {
  let at: number | null = null;
  for (const action of actions as readonly Action[]) {
    switch (action.type) {
      case 'step':
      case 'ride':
      case 'fly':
        at = action.to;
        break;
      case 'rest':
      case 'stay':
      case 'escape':
        return action.type;
      case 'stop':
        return at === null ? null : `go ${at}`;
    }
  }
  return null;
}
