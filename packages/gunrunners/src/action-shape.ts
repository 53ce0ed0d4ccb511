import { isWhole, type Result, readShape } from '@stakeout/kernel';
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
  return readShape<Action>(input, FIELDS, faultOf);
}

function faultOf(field: string, value: unknown): string | null {
  if (field !== 'cards') return isWhole(value) ? null : 'action.notAWholeNumber';
  return Array.isArray(value) && value.every(isWhole) ? null : 'action.notAListOfCards';
}
