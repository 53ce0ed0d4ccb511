import type { Message, Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import { allHouses, isOver } from './state.ts';
import type { View } from './view.ts';

const seatTerm = (seat: Seat) => ['seat', seat] as const;
const houseTerm = (house: number) => ['house', house] as const;

export function narrate(events: readonly Event[]): readonly Message[] {
  return events.flatMap(lineOf);
}

function lineOf(event: Event): readonly Message[] {
  switch (event.type) {
    case 'carried':
    case 'hidden': {
      const { type, seat, house } = event;
      if (house < 0) return [{ id: `log.${type}Unseen`, params: { seat: seatTerm(seat) } }];
      return [{ id: `log.${type}`, params: { seat: seatTerm(seat), house: houseTerm(house) } }];
    }
    case 'sold':
      return [{ id: 'log.sold', params: { seat: seatTerm(event.seat), house: houseTerm(event.house) } }];
    case 'searched': {
      const { seat, house, found } = event;
      return [foundLine('searched', found, { seat: seatTerm(seat), house: houseTerm(house) })];
    }
    case 'patrolled':
      return [foundLine('patrolled', event.found, { house: houseTerm(event.house) })];
    case 'turnPassed':
      return [];
  }
}

function foundLine(what: string, found: readonly Seat[], params: Message['params']): Message {
  if (found.length === 0) return { id: `log.${what}InVain`, params };
  return { id: `log.${what}`, params: { ...params, found: found.map(seatTerm) } };
}

export function name(action: Action): Message {
  if (action.type === 'sell') return { id: 'name.sell', params: {} };
  return { id: `name.${action.type}`, params: { house: houseTerm(action.house) } };
}

export function tell(view: View): readonly Message[] {
  const { night, nights, active, cash, traces, loot } = view;
  const everywhere = allHouses(view).length;
  return [
    isOver(view)
      ? { id: 'tell.over', params: {} }
      : { id: 'tell.night', params: { night, nights, seat: seatTerm(active) } },
    ...loot.flatMap((house) => (house < 0 ? [] : [{ id: 'tell.loot', params: { house: houseTerm(house) } }])),
    ...cash.map((earned, seat) => {
      const houses = (traces[seat] ?? []).map(houseTerm);
      const id = houses.length === everywhere ? 'tell.seatAnywhere' : 'tell.seat';
      return { id, params: { seat: seatTerm(seat), cash: earned, houses } };
    }),
  ];
}
