import { takeContactAction } from '../action-table.ts';
import { boardOf, pop } from '../state.ts';
import { freeSpace, holdsCard, putContact, refillDisplay, takeFromDisplay } from '../steps/contacts.ts';
import { gainNotoriety } from '../steps/notoriety.ts';
import type { Decision } from './decision.ts';

/** E16.1: a card of the display, removed from the game, put on the leftmost free space, or in place of another. */
export const takeContact: Decision<'takeContact'> = {
  clause: 'E16.1',
  // As a step of a visit (n = 0) executive actions may come before it; as an effect (n = 1) it follows at once.
  list({ state, frame }, actions) {
    const board = boardOf(state, frame.seat);
    const free = freeSpace(board);
    for (let index = 0; index < state.display.length; index++) {
      actions.push(takeContactAction(index, -1));
      if (free >= 0) actions.push(takeContactAction(index, free));
      for (let space = 0; space < board.contacts.length; space++) {
        if (holdsCard(board, space) && state.turn.using !== 1 + space) actions.push(takeContactAction(index, space));
      }
    }
  },
  why({ state, frame }, action) {
    if (action.type !== 'takeContact' || action.space < 0) return null;
    const isCuffed = (boardOf(state, frame.seat).cuffed & (1 << action.space)) !== 0;
    return isCuffed ? ['E13.2', 'contact.cuffed'] : null;
  },
  perform({ state, frame }, { index, space }, _chance, events) {
    pop(state);
    const { seat } = frame;
    const board = boardOf(state, seat);
    state.turn.using = 0;
    const card = takeFromDisplay(state, index);
    if (space < 0) {
      state.contactsOut.push(card);
      events?.show({ type: 'contactDismissed', pawn: seat, contact: card });
      refillDisplay(state, index, events);
      return;
    }
    const replaced = board.contacts[space] as number;
    putContact(state, seat, space, card);
    events?.show({ type: 'contactTaken', pawn: seat, contact: card });
    refillDisplay(state, index, events);
    if (replaced === 0) return;
    state.contactsOut.push(replaced - 1);
    events?.show({ type: 'contactReplaced', pawn: seat, contact: replaced - 1 });
    gainNotoriety(state, seat, events);
  },
};
