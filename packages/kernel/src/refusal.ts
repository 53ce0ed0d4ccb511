/** The values a sentence is completed with: numbers, plain words, or a term such as `['seat', 2]` named in the reader's language. */
export type Params = Readonly<Record<string, Param>>;
export type Param = number | string | Term | readonly Term[];
export type Term = readonly [kind: string, value: number];

/** Why something was not done. It names a clause of the rules, or the field that is malformed, never a sentence. */
export interface Refusal {
  /** The clause of the rules that forbids it, or `null` where the input was malformed rather than illegal. */
  readonly clause: string | null;
  /** Where in the input the fault lies, such as `deck[3].value`; `null` where it concerns the whole. */
  readonly field: string | null;
  /** The id of the sentence that says why; its texts are in the game's languages. */
  readonly reason: string;
  readonly params: Params;
}

/** Errors are values: either what was asked for, or every reason why not. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused(refusals: readonly Refusal[]): { readonly ok: false; readonly refusals: readonly Refusal[] } {
  return { ok: false, refusals };
}

/** A refusal by the rules. */
export function forbidden(clause: string, reason: string, params: Params = {}): Refusal {
  return { clause, field: null, reason, params };
}

/** A refusal of malformed input. */
export function malformed(field: string, reason: string, params: Params = {}): Refusal {
  return { clause: null, field, reason, params };
}
