import type { SqliteValue } from './sqlite-statements.ts';

/**
 * Values as they may be bound. libsql ends the whole process on a value of a type that it does not know, cuts text at a zero
 * character, and stores NaN as nothing; PostgreSQL refuses all of these.
 */
export function checked(values: readonly unknown[]): readonly SqliteValue[] {
  for (const value of values) {
    if (!isStorable(value)) throw new TypeError(`This cannot be stored: ${typeof value} ${faultOf(value)}`);
  }
  return values as readonly SqliteValue[];
}

/** Errors end up in logs, where what was to be stored has no place. */
function faultOf(value: unknown): string {
  return typeof value === 'string' ? `with a zero character, ${value.length} letters` : 'of no kind that has a column';
}

function isStorable(value: unknown): value is SqliteValue {
  if (typeof value === 'string') return !value.includes('\0');
  return value === null || Number.isFinite(value);
}
