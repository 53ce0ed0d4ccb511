import { canonicalText, isPlainObject } from '../canonical.ts';

/** What a player keeps of a match (`kept.ts`), part by part. */
export type KeptPart = 'table' | 'commitment' | 'terms' | 'bots' | 'seat' | 'nonce' | 'name' | 'start';

/** The first place where a file differs from the match it claims to be. */
export interface Difference {
  /** Such as `entries[17].draws[0].value` or `line 4, column 12`. */
  readonly place: string;
  /** What is wrong there, in a few words of English; the tools that show it are for the technically minded. */
  readonly fault: string;
  /** Which part of what the player kept is contradicted; `null` when the file contradicts itself. */
  readonly kept: KeptPart | null;
}

export class Differs extends Error {
  readonly difference: Difference;

  constructor(place: string, fault: string, kept: KeptPart | null = null) {
    super(`${place}: ${fault}`);
    this.difference = { place, fault, kept };
  }
}

/** What `check` stumbles over; `null` when it comes through. */
export function differenceIn(check: () => void): Difference | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Differs) return error.difference;
    throw error;
  }
}

/** Walks two pieces of plain data side by side and stops at the first difference. */
export function compare(place: string, found: unknown, expected: unknown, told = TOLD): void {
  if (Array.isArray(expected) && Array.isArray(found)) {
    for (let index = 0; index < Math.max(expected.length, found.length); index++) {
      compare(`${place}[${index}]`, found[index], expected[index], told);
    }
    return;
  }
  if (isPlainObject(expected) && isPlainObject(found)) {
    for (const field of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      compare(`${place}.${field}`, found[field], expected[field], told);
    }
    return;
  }
  if (found !== expected) {
    throw new Differs(place, `is ${shown(found)}, ${told.words} ${shown(expected)}`, told.kept);
  }
}

/** Where what is expected comes from. */
export interface Told {
  readonly words: string;
  readonly kept: KeptPart | null;
}

const TOLD: Told = { words: 'replay gives', kept: null };

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  try {
    return canonicalText(value);
  } catch {
    return JSON.stringify(value);
  }
}
