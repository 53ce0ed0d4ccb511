import { isPlainObject } from '@stakeout/kernel';

/** Whether two pieces of plain data say the same, whatever order their fields were made in. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) if (!saysTheSame(one[index], other[index])) return false;
    return true;
  }
  const fields = Object.keys(one);
  if (Array.isArray(other) || fields.length !== Object.keys(other).length) return false;
  for (const field of fields) {
    if (!Object.hasOwn(other, field)) return false;
    if (!saysTheSame((one as Record<string, unknown>)[field], (other as Record<string, unknown>)[field])) return false;
  }
  return true;
}

/**
 * The path of the first list or object that two pieces of data share in memory, or `null`. What is frozen through and
 * through may be shared: nobody can change it.
 */
export function sharedPart(one: unknown, other: unknown, path = 'state'): string | null {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return null;
  if (one === other) return isFrozenThrough(one) ? null : path;
  for (const [field, value] of Object.entries(one)) {
    const shared = sharedPart(value, (other as Record<string, unknown>)[field], `${path}.${field}`);
    if (shared !== null) return shared;
  }
  return null;
}

/** Freezes data and all its parts. */
export function freezeThrough<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freezeThrough(part);
  }
  return value;
}

function isFrozenThrough(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenThrough);
}

/** The path of the first place where two pieces of data differ, for a readable complaint. */
export function firstDifference(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return `${path}: ${JSON.stringify(one)} against ${JSON.stringify(other)}`;
  }
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const field of fields) {
    const left = (one as Record<string, unknown>)[field];
    const right = (other as Record<string, unknown>)[field];
    if (JSON.stringify(left) !== JSON.stringify(right)) return firstDifference(left, right, `${path}.${field}`);
  }
  return `${path}: no difference`;
}

/** The path of the first thing that is not plain data (a float, `undefined`, a Map …), or `null`. */
export function faultOfPlainData(value: unknown, path = 'state'): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? null : `${path} is ${value}`;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return null;
  if (!Array.isArray(value) && !isPlainObject(value)) return `${path} is ${typeof value}`;
  for (const [field, part] of Object.entries(value)) {
    const fault = faultOfPlainData(part, `${path}.${field}`);
    if (fault !== null) return fault;
  }
  return null;
}
