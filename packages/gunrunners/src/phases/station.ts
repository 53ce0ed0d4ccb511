import { forbidden } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import { station as stationAt } from '../action-table.ts';
import { type Card, cardOf, FACE_DOWN_KNOWN_TO_ALL, startingFaces } from '../cards.ts';
import { laidDown } from '../memory.ts';
import { refuseLocation } from '../operations/targets.ts';
import { chooseStart, dealHands, takeFromDeck } from '../setup.ts';
import type { State } from '../state.ts';
import { onTable } from '../view.ts';
import { decision } from './decision.ts';

/** G3.4: in seat order everybody puts a 1 that is not the Director beside a free location. Then hands are dealt and play begins. */
export const station = decision('station', {
  clause: 'G3.4',
  by: 'active',
  types: ['station'],

  list(state) {
    const actions: Action[] = [];
    for (const face of startingFaces(state.deck)) {
      const card = cardOf(state.active, face);
      for (let location = 0; location < state.locations; location++) {
        if (state.probation[location] === 0) actions.push(stationAt(card, location));
      }
    }
    return actions;
  },

  refuse(state, { card, location }) {
    const unknown = refuseLocation(state, location);
    if (unknown.length > 0) return unknown;
    const isOne = startingFaces(state.deck).some((face) => card === cardOf(state.active, face));
    if (!isOne) return [forbidden('G3.4', 'station.notAOne')];
    return state.probation[location] === 0
      ? []
      : [forbidden('G3.4', 'station.taken', { location: ['location', location] })];
  },

  perform(state, { card, location }, chance, events) {
    const seat = state.active;
    takeFromDeck(state, seat, card);
    const laid = stationed(state, card);
    state.probation[location] = laid;
    if (events !== null) {
      const told = { type: 'agentStationed', seat, location, card: onTable(laid, seat) } as const;
      const others = onTable(laid, null);
      if (others === told.card) events.show(told);
      else events.cover(seat, told, { ...told, card: others });
    }
    if (seat + 1 < state.seats) {
      state.active = seat + 1;
      return;
    }
    dealHands(state, chance, events);
    chooseStart(state, chance, events);
    state.phase = 'roll';
  },
});

/** G4.2: where every 1 of the set-up is alike everybody may know the card; where not, that it is a 1 is all that is known. */
function stationed({ deck, memory }: State, card: Card): Card {
  return startingFaces(deck).length === 1 ? FACE_DOWN_KNOWN_TO_ALL + card : laidDown(memory, card);
}
