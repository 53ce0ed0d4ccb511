import { accepted, isPlainObject, malformed, type Result, refused } from '@stakeout/kernel';
import type { Action, ActionType } from './action.ts';

/** The fields of every kind of action beside `type`; `cards` is the only one that is a list. */
const FIELDS: Readonly<Record<ActionType, readonly string[]>> = {
  station: ['card', 'location'],
  roll: [],
  commit: ['card'],
  flip: ['location'],
  place: ['card'],
  undercover: ['card', 'location'],
  decline: [],
  transfer: ['from', 'index', 'to'],
  peek: ['location', 'index'],
  hide: ['location'],
  sabotage: ['location', 'index'],
  inspect: [],
  arrange: ['cards'],
  run: ['from', 'to'],
  bust: ['location'],
};

/** Whether anything at all has the shape of an action; whether it is legal is another question. */
export function readAction(input: unknown): Result<Action> {
  if (!isPlainObject(input)) return refused([malformed('action', 'action.notAnObject')]);
  const type = input['type'];
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
    return refused([malformed('type', 'action.unknownType', { known: Object.keys(FIELDS).join(', ') })]);
  }
  const fields = FIELDS[type as ActionType];
  for (const field of fields) {
    if (!hasShape(field, input[field])) return refused([malformed(field, shapeReason(field))]);
  }
  const extra = Object.keys(input).find((field) => field !== 'type' && !fields.includes(field));
  if (extra !== undefined) return refused([malformed(extra, 'action.unknownField')]);
  return accepted(input as unknown as Action);
}

function hasShape(field: string, value: unknown): boolean {
  if (field === 'cards') return Array.isArray(value) && value.every(isWhole);
  return isWhole(value);
}

function shapeReason(field: string): string {
  return field === 'cards' ? 'action.notAListOfCards' : 'action.notAWholeNumber';
}

/** -0 is refused: it would not survive being written down and read again. */
function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0);
}
