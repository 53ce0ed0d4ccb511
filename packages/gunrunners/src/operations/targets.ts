import { forbidden, type Refusal } from '@stakeout/kernel';
import { type Card, isExposed } from '../cards.ts';
import type { Location, State } from '../state.ts';

function isInPlay(state: State, location: Location): boolean {
  return location >= 0 && location < state.locations;
}

/** G3.1: only some of the four locations may be in play. */
export function refuseLocation(state: State, ...locations: Location[]): readonly Refusal[] {
  if (locations.every((location) => isInPlay(state, location))) return [];
  return [forbidden('G3.1', 'location.notInPlay', { most: state.locations })];
}

export function isExposedAt(state: State, location: Location, index: number): boolean {
  const card = state.fields[location]?.[index];
  return card !== undefined && isExposed(card);
}

export function isUndercoverAt(state: State, location: Location, index: number): boolean {
  const card = state.fields[location]?.[index];
  return card !== undefined && !isExposed(card);
}

export function fieldOf(state: State, location: Location): Card[] {
  return state.fields[location] as Card[];
}
