import { END_TURN, MOVE, PASS, REST, STAY, USE_DISC } from '../action-table.ts';
import { refreshEquipment } from '../effects.ts';
import { MOVEMENT_POINTS } from '../numbers.ts';
import { boardOf, type Frame, IN_TRAVEL, pop, push, type State, TRAVELLING, VISITING } from '../state.ts';
import { spendDisc } from '../steps/assets.ts';
import { refreshContacts } from '../steps/contacts.ts';
import { ANYHOW, costsToEnd, pointsAtHand, UNAIDED } from '../steps/reach.ts';
import type { Context, Decision } from './decision.ts';

/** What the `turn` frame is set to for another choice of action, and for a turn without TRAVEL and VISIT. */
export const BEFORE_ACTION = TRAVELLING - 1;
const AFTER_VISIT = VISITING;

/** E9.2: at night and at dawn a turn costs a disc. */
export const useDisc: Decision<'useDisc' | 'pass'> = {
  clause: 'E9.2',
  list(_context, actions) {
    actions.push(USE_DISC, PASS);
  },
  perform({ state, frame }, action, _chance, events) {
    pop(state);
    if (action.type === 'pass') {
      events?.show({ type: 'partPassed', pawn: frame.seat });
      return;
    }
    spendDisc(state, frame.seat, events);
    push(state, 'turn', frame.seat);
  },
};

/** E9.3: rest or move; executive actions may come first. */
export const action: Decision<'rest' | 'move' | 'stay'> = {
  clause: 'E9.3',
  executive: true,
  list(context, actions) {
    const { state, frame } = context;
    if (boardOf(state, frame.seat).sun === 1) actions.push(REST);
    if (canMove(context)) actions.push(MOVE);
    if (mustStay(context)) actions.push(STAY);
  },
  why({ state, frame }, candidate) {
    if (candidate.type === 'rest') return ['E10.1', 'rest.twice'];
    if (candidate.type === 'move') return ['E11.1', 'move.nowhere'];
    if (candidate.type === 'stay')
      return ['E9.5', boardOf(state, frame.seat).sun === 1 ? 'stay.canRest' : 'stay.canMove'];
    return null;
  },
  perform({ state, frame }, { type }, _chance, events) {
    pop(state);
    const { seat } = frame;
    if (type === 'move') {
      state.turn.step = IN_TRAVEL;
      push(state, 'travel', seat);
      return;
    }
    turnFrame(state).n = AFTER_VISIT;
    events?.show({ type: type === 'rest' ? 'rested' : 'stayed', pawn: seat });
    if (type === 'stay') return;
    const board = boardOf(state, seat);
    board.sun = 0;
    refreshContacts(board);
    refreshEquipment(state, seat);
    board.firstAid = 1;
    push(state, 'unlock', seat);
  },
};

/** A legal end is in reach somehow, components and payments included. */
function canMove({ state, table, frame }: Context): boolean {
  if (state.turn.stuck === 1) return false;
  const costs = costsToEnd(state, table, frame.seat, ANYHOW);
  return (costs[state.turn.start] as number) <= pointsAtHand(state, frame.seat);
}

/** E9.5: nothing in reach with three points, subway and heliport, that demands no payment; and no rest left. */
function mustStay({ state, table, frame }: Context): boolean {
  if (boardOf(state, frame.seat).sun === 1) return false;
  if (state.turn.stuck === 1) return true;
  const costs = costsToEnd(state, table, frame.seat, UNAIDED);
  return (costs[state.turn.start] as number) > MOVEMENT_POINTS;
}

/** The last word of a turn: components that came to hand late can still be used. */
export const finish: Decision<'endTurn'> = {
  clause: 'E9.3',
  executive: true,
  list(_context, actions) {
    actions.push(END_TURN);
  },
  perform({ state }) {
    pop(state);
  },
};

/** The frame of the turn under way. */
export function turnFrame(state: State): Frame {
  for (let index = state.frames.length - 1; index >= 0; index--) {
    const frame = state.frames[index] as Frame;
    if (frame.kind === 'turn') return frame;
  }
  throw new Error('no turn is under way');
}
