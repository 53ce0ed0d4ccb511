import { bounded, type Refusal } from '@stakeout/kernel';
import type { ErrorCode } from '@stakeout/protocol';

/** What was asked for, or why not, in the protocol's words. */
export type Verdict<T> = { readonly ok: true; readonly value: T } | No;

export interface No {
  readonly ok: false;
  readonly error: ErrorCode;
  readonly refusals: readonly Refusal[];
}

export function yes<T>(value: T): Verdict<T> {
  return { ok: true, value };
}

/** Whoever found the faults, no answer is longer than others can read. */
export function no(error: ErrorCode, refusals: readonly Refusal[] = []): No {
  return { ok: false, error, refusals: bounded(refusals) };
}
