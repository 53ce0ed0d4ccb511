/** Something the user gave is wrong. The message says what, where, and what is allowed. */
export class BadInput extends Error {}

/** Folds whatever the user typed or a file held into one printable line. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

export function readWholeNumber(field: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new BadInput(`${field}: "${text}" is not a whole number from ${least} to ${most}`);
}

export function readOneOf<T extends string>(field: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === text);
  if (found === undefined) throw unknownName(field, text, allowed);
  return found;
}

export function unknownName(field: string, text: string, known: readonly string[]): BadInput {
  return new BadInput(`${field}: "${text}" is unknown; known: ${known.join(', ')}`);
}
