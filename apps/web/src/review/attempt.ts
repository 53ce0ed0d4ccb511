import type { ReviewedDecision } from '@stakeout/bots/judge';

/** What has come of choosing again. */
export type Attempt =
  | { readonly stage: 'choosing' }
  | { readonly stage: 'judging'; readonly line: readonly unknown[] }
  | { readonly stage: 'judged'; readonly line: readonly unknown[]; readonly decision: ReviewedDecision }
  | { readonly stage: 'failed' };
