import { canonicalText } from '@stakeout/kernel';

/** Whether two pieces of plain data say the same, whatever order their fields were made in. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || canonicalText(one) === canonicalText(other);
}

/** The path of the first list or object that two pieces of data share in memory, or `null`. */
export function sharedPart(one: unknown, other: unknown, path = 'state'): string | null {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return null;
  if (one === other) return path;
  for (const [field, value] of Object.entries(one)) {
    const shared = sharedPart(value, (other as Record<string, unknown>)[field], `${path}.${field}`);
    if (shared !== null) return shared;
  }
  return null;
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
