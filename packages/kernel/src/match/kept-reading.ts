import { isPlainObject } from '../canonical.ts';
import { accepted, malformed, type Result, refused } from '../refusal.ts';
import { isWhole } from '../shape.ts';
import { isHexKey } from './commitment.ts';
import type { Kept } from './kept.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isSeatNumber: Check = (value) => isWhole(value) && value >= 0;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const SEAT: Readonly<Record<string, Check>> = {
  kind: (value) => value === 'person' || value === 'bot',
  level: (value) => value === null || isText(value),
};
const START: Readonly<Record<string, Check>> = {
  players: isListOf(isText),
  seats: isListOf((seat) => faultyField(seat, SEAT) === null),
  nonces: isListOf(isText),
};
const KEPT: Readonly<Record<keyof Kept, Check>> = {
  fairness: (value) => value === 1 || value === 2,
  matchId: isText,
  commitment: isText,
  game: isText,
  rulesVersion: isText,
  configHash: isText,
  seats: isSeatNumber,
  bots: isListOf(isSeatNumber),
  seat: isSeatNumber,
  name: isText,
  nonce: isHexKey,
  start: (value) => value === null || faultyField(value, START) === null,
};

/** What a player kept, read from where it was stored; the refusal names the field that is not as it must be. */
export function readKept(input: unknown): Result<Kept> {
  const field = faultyField(input, KEPT);
  return field === null ? accepted(input as Kept) : refused([malformed(field, 'kept.field')]);
}

/** The first field that is missing, unknown or not what it should be. */
function faultyField(value: unknown, checks: Readonly<Record<string, Check>>): string | null {
  if (!isPlainObject(value)) return 'the whole';
  const wrong = Object.entries(checks).find(([field, check]) => !check(value[field]));
  return wrong?.[0] ?? Object.keys(value).find((field) => !Object.hasOwn(checks, field)) ?? null;
}
