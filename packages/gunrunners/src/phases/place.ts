import { forbidden } from '@stakeout/kernel';
import { PLACES } from '../action-table.ts';
import type { Card } from '../cards.ts';
import { drawCard, placeAgent } from '../deployment.ts';
import { takeCard } from '../hand.ts';
import { beginBusts } from '../turn.ts';
import { decision } from './decision.ts';
import { cardsIn, refuseCard } from './deploy.ts';

/** G6.1, `en`: the vacant place is filled with the flipped card and the operation's result known. Also G6.7. */
export const place = decision('place', {
  clause: 'G6.3',
  by: 'active',
  types: ['place'],

  list(state) {
    return cardsIn(state.hands[state.active] as Card[], PLACES);
  },

  refuse(state, { card }) {
    return refuseCard(state, card, 'G6.1');
  },

  redirect(state) {
    return state.turn === 0 && state.seats === 2
      ? forbidden('G6.7', 'place.firstTurn')
      : forbidden('G6.3', 'phase.place');
  },

  perform(state, { card }, _chance, events) {
    takeCard(state.hands[state.active] as Card[], card);
    placeAgent(state, state.site, card, events);
    drawCard(state, events);
    beginBusts(state, events);
  },
});
