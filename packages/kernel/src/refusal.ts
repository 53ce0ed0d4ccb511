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
  return { ok: false, refusals: bounded(refusals) };
}

/** So many reasons are given at most, and so much of what was sent is repeated: no question has an answer without bound. */
export const MOST_REFUSALS = 20;
const MOST_OF_FIELD = 120;
const MOST_OF_PARAM = 1000;

/** Stands last where there are more reasons than are given. */
const MORE: Refusal = { clause: null, field: null, reason: 'refusals.more', params: {} };

/** The refusals as they are told: the first of them, each with its place and its words cut short. */
export function bounded(refusals: readonly Refusal[]): readonly Refusal[] {
  const told = refusals.length > MOST_REFUSALS ? [...refusals.slice(0, MOST_REFUSALS - 1), MORE] : refusals;
  return told.map(({ field, params, ...rest }) => ({
    ...rest,
    field: field === null ? null : cut(field, MOST_OF_FIELD),
    params: Object.fromEntries(
      Object.entries(params).map(([name, param]) => [
        name,
        typeof param === 'string' ? cut(param, MOST_OF_PARAM) : param,
      ]),
    ),
  }));
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Faults as they are found. Once there are more than are told, whoever looks for them can stop. */
export class FaultList {
  readonly refusals: Refusal[] = [];

  get isFull(): boolean {
    return this.refusals.length > MOST_REFUSALS;
  }

  add(...faults: readonly Refusal[]): void {
    for (const fault of faults) if (!this.isFull) this.refusals.push(fault);
  }
}

/** A refusal by the rules. */
export function forbidden(clause: string, reason: string, params: Params = {}): Refusal {
  return { clause, field: null, reason, params };
}

/** A refusal of malformed input. */
export function malformed(field: string, reason: string, params: Params = {}): Refusal {
  return { clause: null, field, reason, params };
}
