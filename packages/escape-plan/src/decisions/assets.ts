import { BONUS_DISC, BONUS_UNLOCK, loseAssetAction, PASS } from '../action-table.ts';
import { ASSETS, SAFE_HOUSE_GROUP } from '../data/table.ts';
import { boardOf, pop, push } from '../state.ts';
import { assetsOnSpaces, gainDisc, unlockAsset } from '../steps/assets.ts';
import { receiveIncome } from '../steps/money.ts';
import { loseNotoriety } from '../steps/notoriety.ts';
import { spaceForHandcuffs, swapOntoSpace, takeWound } from '../steps/wounds.ts';
import type { Decision } from './decision.ts';
import { listLocked } from './places.ts';

/** E18.2: an unlock that is owed. */
export const unlock: Decision<'unlock'> = {
  clause: 'E18.2',
  list({ state, frame }, actions) {
    listLocked(state, frame.seat, actions);
  },
  perform({ state, frame }, { asset }, _chance, events) {
    pop(state);
    unlockAsset(state, frame.seat, asset, events);
  },
};

/** E13.2, E18.3: handcuffs take an asset; its owner may change which one lies there. */
export const loseAsset: Decision<'loseAsset'> = {
  clause: 'E13.2',
  list({ state, frame }, actions) {
    const assets = assetsOnSpaces(boardOf(state, frame.seat));
    for (let asset = 0; asset < ASSETS.length; asset++)
      if ((assets & (1 << asset)) !== 0) actions.push(loseAssetAction(asset));
  },
  perform({ state, frame }, { asset }, _chance, events) {
    pop(state);
    const board = boardOf(state, frame.seat);
    swapOntoSpace(board, spaceForHandcuffs(board), asset);
    takeWound(state, frame.seat, events);
  },
};

/** E15.3, E15.5: a disc, or an unlock with something on top. The frame's `n` is the group. */
export const bonus: Decision<'bonusDisc' | 'bonusUnlock' | 'pass'> = {
  clause: ({ frame }) => (frame.n === SAFE_HOUSE_GROUP ? 'E15.5' : 'E15.3'),
  list({ state }, actions) {
    if (state.discsLeft > 0) actions.push(BONUS_DISC);
    actions.push(BONUS_UNLOCK, PASS);
  },
  perform({ state, table, frame }, { type }, _chance, events) {
    pop(state);
    if (type === 'pass') return;
    if (type === 'bonusDisc') {
      gainDisc(state, frame.seat, events);
      return;
    }
    if (frame.n === SAFE_HOUSE_GROUP) receiveIncome(state, table, frame.seat, events);
    else loseNotoriety(state, frame.seat, events, 'bonus');
    push(state, 'unlock', frame.seat);
  },
};
