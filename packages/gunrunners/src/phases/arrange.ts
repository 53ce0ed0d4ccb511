import { forbidden } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import { backOf, type Card, faceUp } from '../cards.ts';
import { addToHand } from '../hand.ts';
import { handled } from '../memory.ts';
import type { State } from '../state.ts';
import { endOperation } from '../turn.ts';
import { decision } from './decision.ts';

/**
 * G7.5: the power player lays the probationary agents out, one per location. In `en` the place just vacated stays
 * vacant. Cards are named by their faces, so swapping two alike is not another choice.
 */
export const arrange = decision('arrange', {
  clause: 'G7.5',
  by: 'power',
  types: ['arrange'],

  list(state) {
    const actions: Action[] = [];
    const layout: Card[] = [];
    const loose: Card[] = [];
    for (let location = 0; location < state.locations; location++) {
      const card = faceUp(state.probation[location] as Card);
      layout.push(card);
      if (card !== 0) addToHand(loose, card);
    }
    listLayouts(layout, loose, 0, 0, actions);
    return actions;
  },

  refuse(state, { cards }) {
    return isLayout(state, cards) ? [] : [forbidden('G7.5', 'arrange.notTheseCards')];
  },

  redirect(_state, action) {
    return forbidden('G7.5', action.type === 'decline' ? 'arrange.mustPlace' : 'phase.arrange');
  },

  perform(state, { cards }, _chance, events) {
    for (const [location, card] of cards.entries())
      if (card !== 0) state.probation[location] = handled(state.memory, card, state.power);
    if (events !== null) {
      const seat = state.power;
      const arranged = { type: 'probationersArranged', seat } as const;
      events.cover(seat, { ...arranged, cards: cards.slice() }, { ...arranged, cards: cards.map(backOf) });
    }
    endOperation(state, events);
  },
});

/**
 * Every different way to lay the loose cards, which are ascending, on the places that hold a card. `used` marks the
 * loose cards already laid; of cards alike only the first free one is tried.
 */
function listLayouts(layout: Card[], loose: readonly Card[], used: number, from: number, actions: Action[]): void {
  let location = from;
  while (location < layout.length && layout[location] === 0) location++;
  if (location === layout.length) {
    actions.push({ type: 'arrange', cards: layout.slice() });
    return;
  }
  let tried: Card = 0;
  for (let index = 0; index < loose.length; index++) {
    const card = loose[index] as Card;
    if ((used & (1 << index)) !== 0 || card === tried) continue;
    tried = card;
    layout[location] = card;
    listLayouts(layout, loose, used | (1 << index), location + 1, actions);
  }
}

/** Whether the cards are the ones picked up, with the vacant place left vacant. */
function isLayout(state: State, cards: readonly Card[]): boolean {
  if (cards.length !== state.locations) return false;
  if (!cards.every((card, location) => (card === 0) === (state.probation[location] === 0))) return false;
  const sorted = cards.toSorted((one, other) => one - other);
  const present = state.probation.map(faceUp).sort((one, other) => one - other);
  return sorted.every((card, index) => card === present[index]);
}
