import { forbidden, type Refusal } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import * as actions from '../action-table.ts';
import { backOf, type Card } from '../cards.ts';
import { canGoUndercover, drawCard, sendUndercover, undercoverLimit } from '../deployment.ts';
import { EDITION_RULES } from '../editions.ts';
import { takeCard } from '../hand.ts';
import { refuseLocation } from '../operations/targets.ts';
import type { State } from '../state.ts';
import { beginBusts } from '../turn.ts';
import { decision } from './decision.ts';
import { listFlips, performFlip, refuseFlip } from './flip.ts';

/** G6: option A or option B. Option A begins with the flip or with the card, by the edition (G6.3). */
export const deploy = decision('deploy', {
  clause: 'G6.1',
  by: 'active',
  types: ['commit', 'flip', 'undercover'],

  list(state, list) {
    const hand = state.hands[state.active] as Card[];
    if (EDITION_RULES[state.edition].flipsFirst) listFlips(state, list);
    else listCards(hand, list, actions.commit);
    if (!canGoUndercover(state, state.active)) return;
    let last: Card = 0;
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index] as Card;
      if (card === last) continue;
      last = card;
      for (let location = 0; location < state.locations; location++) list.push(actions.undercover(card, location));
    }
  },

  refuse(state, action) {
    if (action.type === 'undercover') return refuseUndercover(state, action.card, action.location);
    if (action.type === 'flip') {
      return EDITION_RULES[state.edition].flipsFirst
        ? refuseFlip(state, action)
        : [forbidden('G6.3', 'deploy.commitFirst')];
    }
    if (EDITION_RULES[state.edition].flipsFirst) return [forbidden('G6.3', 'deploy.flipFirst')];
    return refuseCard(state, action.card, 'G6.1');
  },

  redirect(state, action) {
    if (action.type !== 'place') return forbidden('G6.1', 'phase.deploy');
    return forbidden('G6.3', EDITION_RULES[state.edition].flipsFirst ? 'deploy.flipFirst' : 'deploy.commitFirst');
  },

  perform(state, action, chance, events) {
    if (action.type === 'flip') {
      performFlip(state, action, chance, events);
    } else if (action.type === 'undercover') {
      sendUndercover(state, action.location, action.card, events);
      drawCard(state, events);
      beginBusts(state, events);
    } else {
      const { card } = action;
      const seat = state.active;
      takeCard(state.hands[seat] as Card[], card);
      state.committed = card;
      state.phase = 'flip';
      events?.cover(seat, { type: 'cardCommitted', seat, card }, { type: 'cardCommitted', seat, card: backOf(card) });
    }
  },
});

/** One action for each face in the hand: equal cards are the same choice. */
export function listCards(hand: readonly Card[], list: Action[], make: (card: Card) => Action): void {
  let last: Card = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (card !== last) list.push(make(card));
    last = card;
  }
}

export function refuseCard(state: State, card: Card, clause: string): readonly Refusal[] {
  return (state.hands[state.active] as Card[]).includes(card) ? [] : [forbidden(clause, 'card.notInHand')];
}

/** G6.4, G6.5. */
function refuseUndercover(state: State, card: Card, location: number): readonly Refusal[] {
  const unknown = refuseLocation(state, location);
  if (unknown.length > 0) return unknown;
  const missing = refuseCard(state, card, 'G6.4');
  if (missing.length > 0) return missing;
  if (canGoUndercover(state, state.active)) return [];
  const limit = undercoverLimit(state, state.active);
  return [forbidden('G6.4', 'undercover.limit', { limit }), forbidden('G6.5', 'undercover.mustFlip')];
}
