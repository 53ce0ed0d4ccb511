import { forbidden, type Refusal } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import * as actions from '../action-table.ts';
import { backOf, type Card } from '../cards.ts';
import { canGoUndercover, drawCard, sendUndercover, undercoverLimit } from '../deployment.ts';
import { rulesOf } from '../editions.ts';
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

  list(state) {
    const hand = state.hands[state.active] as Card[];
    const first = rulesOf(state.edition).flipsFirst ? listFlips(state) : cardsIn(hand, actions.COMMITS);
    return canGoUndercover(state, state.active) ? withUndercover(first, hand, state.locations) : first;
  },

  refuse(state, action) {
    if (action.type === 'undercover') return refuseUndercover(state, action.card, action.location);
    if (action.type === 'flip') {
      return rulesOf(state.edition).flipsFirst ? refuseFlip(state, action) : [forbidden('G6.3', 'deploy.commitFirst')];
    }
    if (rulesOf(state.edition).flipsFirst) return [forbidden('G6.3', 'deploy.flipFirst')];
    return refuseCard(state, action.card, 'G6.1');
  },

  redirect(state, action) {
    if (action.type !== 'place') return forbidden('G6.1', 'phase.deploy');
    return forbidden('G6.3', rulesOf(state.edition).flipsFirst ? 'deploy.flipFirst' : 'deploy.commitFirst');
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

/** One action for each face in the hand: equal cards are the same choice, and lie side by side. */
export function cardsIn(hand: readonly Card[], table: readonly Action[]): readonly Action[] {
  const list = new Array<Action>(facesIn(hand));
  let next = 0;
  for (let index = 0; index < hand.length; index++) {
    if (isFirstOfFace(hand, index)) list[next++] = table[hand[index] as Card] as Action;
  }
  return list;
}

/** The first actions, then each face in the hand at each location. As long as it will be from the start: growing takes longer than filling. */
function withUndercover(first: readonly Action[], hand: readonly Card[], locations: number): readonly Action[] {
  const list = new Array<Action>(first.length + facesIn(hand) * locations);
  let next = 0;
  for (; next < first.length; next++) list[next] = first[next] as Action;
  for (let index = 0; index < hand.length; index++) {
    if (!isFirstOfFace(hand, index)) continue;
    const everywhere = actions.UNDERCOVERS[hand[index] as Card] as readonly Action[];
    for (let location = 0; location < locations; location++) list[next++] = everywhere[location] as Action;
  }
  return list;
}

function facesIn(hand: readonly Card[]): number {
  let faces = 0;
  for (let index = 0; index < hand.length; index++) if (isFirstOfFace(hand, index)) faces++;
  return faces;
}

function isFirstOfFace(hand: readonly Card[], index: number): boolean {
  return index === 0 || hand[index] !== hand[index - 1];
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
