import { isWhole, type Result, readShape } from '@stakeout/kernel';
import type { Action, ActionType } from './action.ts';

/** The fields of every kind of action beside `type`. All are whole numbers but `component`. */
const FIELDS: Readonly<Record<ActionType, readonly string[]>> = {
  pass: [],
  payToUnlock: [],
  layTile: ['tile', 'q', 'r', 'turned'],
  assign: ['place'],
  useDisc: [],
  rest: [],
  move: [],
  stay: [],
  endTurn: [],
  step: ['to'],
  ride: ['to'],
  fly: ['to'],
  gasCan: [],
  stop: ['key'],
  escape: [],
  turnBack: [],
  takeWound: [],
  use: ['component', 'index', 'ability', 'target'],
  takeKey: ['colour'],
  buyFixer: ['fixer'],
  takeCan: [],
  buyEquipment: ['equipment'],
  openLocker: ['colour', 'master'],
  keepTile: ['value'],
  putItem: ['space'],
  takeIncome: [],
  drawTiles: [],
  unlock: ['asset'],
  heal: ['count'],
  pray: [],
  takeContact: ['index', 'space'],
  moveCop: ['cop', 'from', 'to'],
  removeCop: ['from'],
  loseAsset: ['asset'],
  bonusDisc: [],
  bonusUnlock: [],
};

const COMPONENTS = ['contact', 'fixer', 'equipment', 'asset', 'member', 'firstAid'];

/** Whether two actions say the same. Both have the shape of an action, so their types tell their fields. */
export function isSameAction(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false;
  const fields = FIELDS[one.type];
  return fields.every((field) => one[field as keyof Action] === other[field as keyof Action]);
}

/** Whether anything at all has the shape of an action; whether it is legal is another question. */
export function readAction(input: unknown): Result<Action> {
  return readShape<Action>(input, FIELDS, faultOf);
}

function faultOf(field: string, value: unknown): string | null {
  if (field !== 'component') return isWhole(value) ? null : 'action.notAWholeNumber';
  return typeof value === 'string' && COMPONENTS.includes(value) ? null : 'action.unknownComponent';
}
