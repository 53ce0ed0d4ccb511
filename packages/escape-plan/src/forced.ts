import { FastChance, type Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { canAnswer } from './answers.ts';
import { printedOf } from './data/printed.ts';
import type { EffectKind } from './data/table.ts';
import { decisionOf } from './decisions/index.ts';
import { determinize } from './determinize.ts';
import { legal } from './rules.ts';
import { boardOf, type FrameKind, type State, topFrame } from './state.ts';
import { effectOf } from './use-effects.ts';
import type { View } from './view.ts';
import { woundsAhead } from './wounds-ahead.ts';

/** Steps that bring nothing where nothing is there, and what could be used before them to change that. */
const STEPS: Partial<Record<FrameKind, readonly EffectKind[]>> = {
  buyFixer: [],
  buyEquipment: [],
  openLocker: ['TAKE_CONTACT', 'UNLOCK_ASSET', 'REFRESH_EQUIPMENT_AND_CONTACTS'],
  mayHeal: [],
  hospital: [],
};

/** Choices that must be made, however few there are. Tiles drawn in secret are looked at first. */
const DUTIES: ReadonlySet<FrameKind> = new Set([
  'assign',
  'takeKey',
  'placeItem',
  'unlock',
  'loseAsset',
  'moveCop',
  'removeCop',
  'approach',
]);

/**
 * What a seat cannot but do now, or `null` where it has a choice. Nothing optional is ever taken and nothing secret asked:
 * whether cash is short decides nothing here, so that doing it at once tells nobody anything.
 */
export function forcedAction(view: View, seat: Seat): Action | null {
  const { kind, seat: decides } = view.table.frames[view.table.frames.length - 1] ?? { kind: 'over', seat: -1 };
  if (decides !== seat || !(kind === 'avoid' || kind === 'toll' || DUTIES.has(kind) || kind in STEPS)) return null;
  const state = determinize(view, seat, new FastChance(0));
  boardOf(state, seat).cash = Number.MAX_SAFE_INTEGER;
  const [only, another] = choicesOf(state);
  if (only === undefined || another !== undefined) return null;
  if (only.type === 'takeWound') return isFelt(state, seat) ? null : only;
  if (only.type === 'pass') return canBeChanged(state, seat, STEPS[kind]) ? null : only;
  return only;
}

/** What the decision itself offers, without what may be used in between. */
function choicesOf(state: State): readonly Action[] {
  const frame = topFrame(state);
  const choices: Action[] = [];
  decisionOf(frame.kind)?.list({ state, table: printedOf(state), frame }, choices);
  return choices;
}

/** a wound that does nothing is taken, unless something could be used on the cop all the same (E17.13). */
function isFelt(state: State, seat: Seat): boolean {
  const { without } = woundsAhead(boardOf(state, seat), state.cuffsLeft, 1);
  return without === 0 || canAnswer(state, seat, legal(state, seat));
}

/** Whether something that can be used now would give the step something to offer. */
function canBeChanged(state: State, seat: Seat, kinds: readonly EffectKind[] | undefined): boolean {
  if (kinds === undefined) return true;
  const table = printedOf(state);
  return legal(state, seat).some((action) => {
    const effect = action.type === 'use' ? effectOf(table, boardOf(state, seat), action) : null;
    return effect !== null && kinds.includes(effect.kind);
  });
}
