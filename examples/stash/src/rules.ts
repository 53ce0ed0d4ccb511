import {
  type Chance,
  type EventSink,
  forbidden,
  malformed,
  type Outcome,
  type Refusal,
  type Seat,
} from '@stakeout/kernel';
import { type Action, CARRY, readAction, SEARCH, SELL } from './action.ts';
import type { Config } from './config.ts';
import type { Event } from './event.ts';
import { follow } from './open.ts';
import { type House, isNextDoor, isOver, type State } from './state.ts';

type Sink = EventSink<Event> | null;

/** S1.2 */
export function setup({ houses, nights }: Config, seats: number, chance: Chance): State {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const street = Array.from({ length: houses }, (_, house) => house);
  return {
    houses,
    nights,
    night: 1,
    active: 0,
    cash: everybody.map(() => 0),
    traces: everybody.map(() => street.slice()),
    loot: everybody.map((seat) => chance.below('hide', seat, houses)),
    hides: seats,
  };
}

export function toAct(state: State): readonly Seat[] {
  return isOver(state) ? [] : [state.active];
}

export function legal(state: State, seat: Seat): Action[] {
  if (!toAct(state).includes(seat)) return [];
  return [...CARRY.slice(0, state.houses), ...SEARCH.slice(0, state.houses), SELL].filter(
    (action) => refusalOf(state, seat, action) === null,
  );
}

export function explain(state: State, seat: Seat, action: unknown): readonly Refusal[] {
  const read = readAction(action);
  if (!read.ok) return read.refusals;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.loot.length) return [malformed('seat', 'seat.unknown')];
  if (isOver(state)) return [forbidden('S4.1', 'game.over')];
  if (seat !== state.active) return [forbidden('S2.1', 'seat.notToAct', { seat: ['seat', state.active] })];
  const refusal = refusalOf(state, seat, read.value);
  return refusal === null ? [] : [refusal];
}

/** Why the seat whose turn it is may not do this; it depends on nothing that the seat does not know. */
function refusalOf({ houses, loot }: State, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'sell') return null;
  const { type, house } = action;
  if (house < 0 || house >= houses) return forbidden('S1.1', 'house.none', { houses });
  const own = loot[seat] as House;
  if (type === 'carry' && !isNextDoor(own, house)) return forbidden('S2.2', 'carry.far', { house: ['house', own] });
  if (type === 'search' && house === own) return forbidden('S2.4', 'search.own');
  return null;
}

export function applyInPlace(state: State, seat: Seat, action: Action, chance: Chance, events: Sink): void {
  if (action.type === 'carry') carry(state, seat, action.house, events);
  else if (action.type === 'search') search(state, seat, action.house, chance, events);
  else reveal(state, { type: 'sold', seat, house: state.loot[seat] as House }, events);
  endTurn(state, chance, events);
}

/** S2.2: everybody sees that loot is carried, only its owner knows where to. */
function carry(state: State, seat: Seat, house: House, events: Sink): void {
  state.loot[seat] = house;
  const event = { type: 'carried', seat, house } as const;
  follow(state, event);
  events?.cover(seat, event, { ...event, house: -1 });
}

/** S2.4 */
function search(state: State, seat: Seat, house: House, chance: Chance, events: Sink): void {
  const found = ownersAt(state, house);
  reveal(state, { type: 'searched', seat, house, found }, events);
  for (const owner of found) hideAnew(state, owner, chance, events);
}

/** S2.1, S3.1: the next crook, and after the last of them the patrol. */
function endTurn(state: State, chance: Chance, events: Sink): void {
  const next = state.active + 1;
  const isNightOver = next === state.loot.length;
  if (isNightOver) {
    const house = chance.below('patrol', state.night, state.houses);
    const found = ownersAt(state, house);
    reveal(state, { type: 'patrolled', house, found }, events);
    for (const owner of found) hideAnew(state, owner, chance, events);
  }
  const passed = {
    type: 'turnPassed',
    active: isNightOver ? 0 : next,
    night: state.night + (isNightOver ? 1 : 0),
  } as const;
  follow(state, passed);
  events?.show(passed);
}

/** S1.2: only its owner learns where. */
function hideAnew(state: State, seat: Seat, chance: Chance, events: Sink): void {
  const house = chance.below('hide', state.hides++, state.houses);
  state.loot[seat] = house;
  const event = { type: 'hidden', seat, house } as const;
  follow(state, event);
  events?.whisper(seat, event, { ...event, house: -1 });
}

function reveal(state: State, event: Event, events: Sink): void {
  follow(state, event);
  events?.reveal(event);
}

function ownersAt({ loot }: State, house: House): Seat[] {
  return loot.flatMap((other, seat) => (other === house ? [seat] : []));
}

/** S4.1 */
export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const scores = state.cash.slice();
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { ending: 'last-night', scores, places, winners, tieBreaks: scores.map((score) => [score]) };
}

export function copy(state: State): State {
  return {
    ...state,
    cash: state.cash.slice(),
    traces: state.traces.map((traces) => traces.slice()),
    loot: state.loot.slice(),
  };
}
