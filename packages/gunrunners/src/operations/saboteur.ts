import { forbidden } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import { DECLINE, sabotage } from '../action-table.ts';
import { discard } from '../busts.ts';
import { type Card, isExposed, valueOfCard } from '../cards.ts';
import { rollDie } from '../delivery.ts';
import { takeAt } from '../hand.ts';
import { operation } from './operation.ts';
import { fieldOf, isExposedAt, refuseLocation } from './targets.ts';

/** G7.4: name any exposed agent and roll; at least its value discards it. Naming it is already the roll. */
export const saboteur = operation<'sabotage'>({
  clause: 'G7.4',
  type: 'sabotage',

  isPossible() {
    // The Saboteur itself was just exposed.
    return true;
  },

  list(state) {
    const actions: Action[] = [];
    for (let location = 0; location < state.locations; location++) {
      const field = fieldOf(state, location);
      for (let index = 0; index < field.length; index++) {
        if (isExposed(field[index] as Card)) actions.push(sabotage(location, index));
      }
    }
    actions.push(DECLINE);
    return actions;
  },

  refuse(state, { location, index }) {
    const unknown = refuseLocation(state, location);
    if (unknown.length > 0) return unknown;
    return isExposedAt(state, location, index) ? [] : [forbidden('G7.4', 'sabotage.notExposed')];
  },

  perform(state, { location, index }, chance, events) {
    const field = fieldOf(state, location);
    const card = field[index] as Card;
    events?.show({ type: 'agentTargeted', seat: state.power, location, index, card });
    const roll = rollDie(state, chance);
    events?.show({ type: 'dieRolled', seat: state.power, roll });
    if (roll < valueOfCard(card)) {
      events?.show({ type: 'sabotageFailed', location, index, card });
      return 'done';
    }
    discard(state, takeAt(field, index));
    events?.show({ type: 'agentSabotaged', location, index, card });
    return 'done';
  },
});
