import { forbidden } from '@stakeout/kernel';
import { station as stationAt } from '../action-table.ts';
import { FACE_DOWN_KNOWN_TO_ALL, startingCardOf } from '../cards.ts';
import { refuseLocation } from '../operations/targets.ts';
import { chooseStart, dealHands, takeFromDeck } from '../setup.ts';
import { decision } from './decision.ts';

/** G3.4: in seat order everybody puts an ordinary 1 beside a free location. Then hands are dealt and play begins. */
export const station = decision('station', {
  clause: 'G3.4',
  by: 'active',
  types: ['station'],

  list(state, actions) {
    const card = startingCardOf(state.active);
    for (let location = 0; location < state.locations; location++) {
      if (state.probation[location] === 0) actions.push(stationAt(card, location));
    }
  },

  refuse(state, { card, location }) {
    const unknown = refuseLocation(state, location);
    if (unknown.length > 0) return unknown;
    if (card !== startingCardOf(state.active)) return [forbidden('G3.4', 'station.notAOne')];
    return state.probation[location] === 0
      ? []
      : [forbidden('G3.4', 'station.taken', { location: ['location', location] })];
  },

  perform(state, { card, location }, chance, events) {
    const seat = state.active;
    takeFromDeck(state, seat, card);
    state.probation[location] = FACE_DOWN_KNOWN_TO_ALL + card;
    events?.show({ type: 'agentStationed', seat, location });
    if (seat + 1 < state.seats) {
      state.active = seat + 1;
      return;
    }
    dealHands(state, chance, events);
    chooseStart(state, chance, events);
    state.phase = 'roll';
  },
});
