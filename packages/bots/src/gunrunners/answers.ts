import { canonicalText } from '@stakeout/kernel';

/** What is answered to a puzzle of Gunrunners: one action. */
export function answerOf([action]: readonly unknown[]): string | null {
  return action === undefined ? null : canonicalText(action);
}
