import { malformed, type Refusal } from './refusal.ts';

/** As much as a configuration may be, in letters of JSON: three times the largest box that anybody has written down. */
export const MOST_OF_CONFIG = 64_000;

/** Why the configuration is not even looked at, or `null`. */
export function tooLarge(config: unknown): Refusal | null {
  return isLongerThan(config, MOST_OF_CONFIG) ? malformed('config', 'config.tooLarge', { most: MOST_OF_CONFIG }) : null;
}

/** Whether the data would be longer than this as JSON. Nothing is counted beyond it, and depth costs no more than breadth. */
function isLongerThan(data: unknown, most: number): boolean {
  const waiting = [data];
  let length = 0;
  while (waiting.length > 0) {
    const part = waiting.pop();
    length += lengthOf(part);
    if (length > most) return true;
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) waiting.push(inner);
  }
  return false;
}

/** The length of a value itself: of lists and objects without what is in them. */
function lengthOf(part: unknown): number {
  if (typeof part === 'string') return part.length + 2;
  if (Array.isArray(part)) return part.length + 2;
  if (typeof part !== 'object' || part === null) return String(part).length;
  let length = 2;
  for (const name of Object.keys(part)) length += name.length + 4;
  return length;
}
