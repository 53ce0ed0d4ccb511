import type { Action } from '../action.ts';
import { DRAW_TILES, healAction, PASS, PRAY, TAKE_INCOME, unlockAction } from '../action-table.ts';
import { kindOf, type Node } from '../city/node.ts';
import { ASSETS } from '../data/table.ts';
import { FIRST_EXIT_SOURCE } from '../items.ts';
import { MOST_HEALED } from '../numbers.ts';
import { boardOf, pop, type State } from '../state.ts';
import { lockedAssets, unlockAsset } from '../steps/assets.ts';
import { tilesFromExit } from '../steps/lockers.ts';
import { canPay, pay, receiveIncome } from '../steps/money.ts';
import { loseNotoriety } from '../steps/notoriety.ts';
import { exitAt, stackOn } from '../steps/visiting.ts';
import { heal } from '../steps/wounds.ts';
import type { Context, Decision } from './decision.ts';
import { drawTiles } from './shops.ts';

/** E15.9: income at any exit; at a blocked one tiles instead. */
export const exit: Decision<'takeIncome' | 'drawTiles' | 'pass'> = {
  clause: 'E15.9',
  executive: true,
  list(context, actions) {
    actions.push(TAKE_INCOME);
    if (exitDraw(context) > 0) actions.push(DRAW_TILES);
    actions.push(PASS);
  },
  perform(context, { type }, _chance, events) {
    const { state, table, frame } = context;
    pop(state);
    if (type === 'takeIncome') receiveIncome(state, table, frame.seat, events);
    if (type !== 'drawTiles') return;
    const stack = stackHere(context);
    drawTiles(
      state,
      frame.seat,
      state.exitStacks[stack] as number[],
      FIRST_EXIT_SOURCE + stack,
      exitDraw(context),
      events,
    );
  },
};

function stackHere({ state, table, frame }: Context): number {
  return stackOn(state, exitAt(table, state.at[frame.seat] as Node));
}

function exitDraw(context: Context): number {
  const { state, frame } = context;
  return tilesFromExit(boardOf(state, frame.seat), state.exitStacks[stackHere(context)]?.length ?? 0);
}

/** E15.10, E15.11: may unlock an asset. */
export const mayUnlock: Decision<'unlock' | 'pass'> = {
  clause: ({ state, table, frame }) => (kindOf(table, state.at[frame.seat] as Node) === 'CHURCH' ? 'E15.11' : 'E15.10'),
  executive: true,
  list({ state, frame }, actions) {
    listLocked(state, frame.seat, actions);
    actions.push(PASS);
  },
  perform({ state, frame }, action, _chance, events) {
    pop(state);
    if (action.type === 'unlock') unlockAsset(state, frame.seat, action.asset, events);
  },
};

export function listLocked(state: State, seat: number, actions: Action[]): void {
  const locked = lockedAssets(boardOf(state, seat));
  for (let asset = 0; asset < ASSETS.length; asset++)
    if ((locked & (1 << asset)) !== 0) actions.push(unlockAction(asset));
}

/** E15.10: may heal a wound. */
export const mayHeal: Decision<'heal' | 'pass'> = {
  clause: 'E15.10',
  executive: true,
  list({ state, frame }, actions) {
    if (boardOf(state, frame.seat).wounds > 0) actions.push(healAction(1));
    actions.push(PASS);
  },
  perform({ state, frame }, { type }, _chance, events) {
    pop(state);
    if (type === 'heal') heal(state, frame.seat, events);
  },
};

/** E15.11: may pay to lose a notoriety. */
export const mayPray: Decision<'pray' | 'pass'> = {
  clause: 'E15.11',
  executive: true,
  list({ state, table, frame }, actions) {
    if (canPay(state, frame.seat, table.churchPrice)) actions.push(PRAY);
    actions.push(PASS);
  },
  perform({ state, table, frame }, { type }, _chance, events) {
    pop(state);
    if (type === 'pass') return;
    pay(state, frame.seat, table.churchPrice, events);
    events?.show({ type: 'prayed', pawn: frame.seat });
    loseNotoriety(state, frame.seat, events);
  },
};

/** E15.12: may pay to heal one, two or three wounds. */
export const hospital: Decision<'heal' | 'pass'> = {
  clause: 'E15.12',
  executive: true,
  list({ state, table, frame }, actions) {
    const most = Math.min(MOST_HEALED, boardOf(state, frame.seat).wounds);
    for (let count = 1; count <= most; count++) {
      if (canPay(state, frame.seat, table.hospitalPrices[count] as number)) actions.push(healAction(count));
    }
    actions.push(PASS);
  },
  perform({ state, table, frame }, action, _chance, events) {
    pop(state);
    if (action.type === 'pass') return;
    pay(state, frame.seat, table.hospitalPrices[action.count] as number, events);
    for (let count = 0; count < action.count; count++) heal(state, frame.seat, events);
  },
};
