import type { Refusal } from '@stakeout/kernel';
import type { ErrorCode } from '@stakeout/protocol';

/** Why something was not done. Besides the server's reasons: the client was closed before an answer came. */
export interface Failure {
  readonly ok: false;
  readonly error: ErrorCode | 'closed';
  readonly refusals: readonly Refusal[];
}

/** What became of a request: done and stored, as entry `seq` (or when the log stood there), or not done. */
export type Answer = { readonly ok: true; readonly seq: number } | Failure;

export function failure(error: Failure['error'], refusals: readonly Refusal[] = []): Failure {
  return { ok: false, error, refusals };
}
