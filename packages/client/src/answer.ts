import type { Refusal } from '@stakeout/kernel';
import type { ErrorCode } from '@stakeout/protocol';

/** Why something was not done. Besides the server's reasons: the client was closed before an answer came. */
export interface Failure {
  readonly ok: false;
  readonly error: ErrorCode | 'closed';
  readonly refusals: readonly Refusal[];
}

/** What became of a request: done and stored, as so many entries up to `seq` (or when the log stood there), or not done. */
export type Answer = ({ readonly ok: true } & Done) | Failure;

export interface Done {
  readonly seq: number;
  /** How many entries it became. Of several actions those after something came to light are not done. */
  readonly done: number;
}

export function failure(error: Failure['error'], refusals: readonly Refusal[] = []): Failure {
  return { ok: false, error, refusals };
}
