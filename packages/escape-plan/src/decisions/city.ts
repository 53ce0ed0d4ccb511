import { assignAction, layTileAction, PASS, PAY_TO_UNLOCK } from '../action-table.ts';
import { withTile } from '../city/city.ts';
import { kindOf, locationNode } from '../city/node.ts';
import { eachPlacement, faultOfPlacement } from '../city/placement.ts';
import { BUSINESSES, PLACES, type Tile } from '../data/table.ts';
import { pop, push, type State } from '../state.ts';
import { canPay, pay } from '../steps/money.ts';
import type { Decision } from './decision.ts';

/** E5.2: after the income of days 2 and 3. Whoever is asked may also be too poor; asking tells nobody which. */
export const unlockOffer: Decision<'pass' | 'payToUnlock'> = {
  clause: 'E5.2',
  list({ state, table, frame }, actions) {
    if (canPay(state, frame.seat, table.incomeUnlockPrice)) actions.push(PAY_TO_UNLOCK);
    actions.push(PASS);
  },
  perform({ state, table, frame }, action, _chance, events) {
    pop(state);
    if (action.type === 'pass') return;
    pay(state, frame.seat, table.incomeUnlockPrice, events, 'offer');
    push(state, 'unlock', frame.seat);
  },
};

/** E7.1: any face-up tile, on any legal cell, turned any legal way. */
export const placeTile: Decision<'layTile'> = {
  clause: 'E7.2',
  list({ state, table }, actions) {
    const tiles = state.faceUp.filter((tile) => tile >= 0);
    eachPlacement(table, state.city, tiles, (tile, q, r, turned) => actions.push(layTileAction(tile, q, r, turned)));
  },
  why({ state, table }, action) {
    if (action.type !== 'layTile') return null;
    if (action.tile < 0 || !state.faceUp.includes(action.tile)) return ['E7.1', 'place.notFaceUp'];
    return ['E7.2', `place.${faultOfPlacement(table, state.city, action) ?? 'turned'}`];
  },
  perform({ state, table, frame }, { tile, q, r, turned }, _chance, events) {
    pop(state);
    state.faceUp[state.faceUp.indexOf(tile)] = -1;
    state.city = withTile(state.city, tile, q, r, turned);
    for (const [slot, { kind }] of (table.tiles[tile] as Tile).locations.entries()) {
      if (kind === 'GANG') fillGang(state, tile);
      if (kind === 'BUSINESS' || kind === 'SAFE_HOUSE') push(state, 'assign', frame.seat, 0, locationNode(tile, slot));
    }
    events?.show({ type: 'tileLaid', pawn: frame.seat, tile });
  },
};

/** E7.3: two members from the pool. */
function fillGang(state: State, tile: number): void {
  const members = Math.min(2, state.gangPool);
  state.gangPool -= members;
  state.gangs[tile] = members;
}

/** E7.3: any business, or safe house, not yet in the city. The frame's `x` is the space. */
export const assign: Decision<'assign'> = {
  clause: 'E7.3',
  list({ state, table, frame }, actions) {
    const isBusiness = kindOf(table, frame.x) === 'BUSINESS';
    for (let place = 0; place < PLACES.length; place++) {
      const isRightKind = place < BUSINESSES === isBusiness;
      if (isRightKind && (state.places[place] as number) < 0) actions.push(assignAction(place));
    }
  },
  perform({ state, frame }, { place }, _chance, events) {
    pop(state);
    state.places[place] = frame.x;
    events?.show({ type: 'placeAssigned', pawn: frame.seat, place, node: frame.x });
  },
};
