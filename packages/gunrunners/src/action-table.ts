import type { Action, ActionOf } from './action.ts';
import type { Card } from './cards.ts';
import type { Location } from './state.ts';

/**
 * Actions made once and shared, so that listing what is legal allocates nothing but the list. They are frozen: whoever
 * holds one cannot change it for the others.
 */
const LOCATIONS = 4;
/** A field rarely holds more than a dozen cards; beyond this an action is made on the spot. */
const LONGEST_SHARED_FIELD = 16;
const HIGHEST_CARD = 466;

const everyCard = Array.from({ length: HIGHEST_CARD + 1 }, (_, card) => card);
const everyLocation = Array.from({ length: LOCATIONS }, (_, location) => location);
const everyIndex = Array.from({ length: LONGEST_SHARED_FIELD }, (_, index) => index);

function shared<Type extends Action>(action: Type): Type {
  return Object.freeze(action);
}

const stations = everyCard.map((card) => everyLocation.map((location) => shared({ type: 'station', card, location })));
const commits = everyCard.map((card) => shared({ type: 'commit', card }));
const flips = everyLocation.map((location) => shared({ type: 'flip', location }));
const places = everyCard.map((card) => shared({ type: 'place', card }));
const undercovers = everyCard.map((card) =>
  everyLocation.map((location) => shared({ type: 'undercover', card, location })),
);
const transfers = everyLocation.map((from) =>
  everyIndex.map((index) => everyLocation.map((to) => shared({ type: 'transfer', from, index, to }))),
);
const peeks = everyLocation.map((location) => everyIndex.map((index) => shared({ type: 'peek', location, index })));
const hides = everyLocation.map((location) => shared({ type: 'hide', location }));
const sabotages = everyLocation.map((location) =>
  everyIndex.map((index) => shared({ type: 'sabotage', location, index })),
);
const runs = everyLocation.map((from) => everyLocation.map((to) => shared({ type: 'run', from, to })));
const busts = everyLocation.map((location) => shared({ type: 'bust', location }));

export const ROLL: ActionOf<'roll'> = shared({ type: 'roll' });
export const DECLINE: ActionOf<'decline'> = shared({ type: 'decline' });
export const INSPECT: ActionOf<'inspect'> = shared({ type: 'inspect' });

export function station(card: Card, location: Location): ActionOf<'station'> {
  return stations[card]?.[location] ?? { type: 'station', card, location };
}

export function commit(card: Card): ActionOf<'commit'> {
  return commits[card] ?? { type: 'commit', card };
}

export function flip(location: Location): ActionOf<'flip'> {
  return flips[location] ?? { type: 'flip', location };
}

export function place(card: Card): ActionOf<'place'> {
  return places[card] ?? { type: 'place', card };
}

export function undercover(card: Card, location: Location): ActionOf<'undercover'> {
  return undercovers[card]?.[location] ?? { type: 'undercover', card, location };
}

export function transfer(from: Location, index: number, to: Location): ActionOf<'transfer'> {
  return transfers[from]?.[index]?.[to] ?? { type: 'transfer', from, index, to };
}

export function peek(location: Location, index: number): ActionOf<'peek'> {
  return peeks[location]?.[index] ?? { type: 'peek', location, index };
}

export function hide(location: Location): ActionOf<'hide'> {
  return hides[location] ?? { type: 'hide', location };
}

export function sabotage(location: Location, index: number): ActionOf<'sabotage'> {
  return sabotages[location]?.[index] ?? { type: 'sabotage', location, index };
}

export function run(from: Location, to: Location): ActionOf<'run'> {
  return runs[from]?.[to] ?? { type: 'run', from, to };
}

export function bust(location: Location): ActionOf<'bust'> {
  return busts[location] ?? { type: 'bust', location };
}

/** The locations in a mask, as many masks as there are. */
const everyMask = Array.from({ length: 1 << LOCATIONS }, (_, mask) =>
  everyLocation.filter((location) => (mask & (1 << location)) !== 0),
);

/**
 * Lists made once and shared like the actions in them, by the locations that are in question. Their type keeps everybody from changing them; frozen
 * ones beside others would cost a tenth of the speed of random games.
 */
const flipLists = everyMask.map((locations) => locations.map(flip));
const hideLists = everyLocation.map((last) => everyLocation.slice(0, last + 1).map(hide));
const bustLists = everyMask.map((locations) => locations.map(bust));
const runLists = everyLocation.map((last) =>
  everyMask.map((sources): readonly Action[] => {
    const targets = everyLocation.slice(0, last + 1);
    const runs = sources.flatMap((from) => targets.flatMap((to) => (to === from ? [] : run(from, to))));
    return [...runs, DECLINE];
  }),
);

export const ROLL_ALONE: readonly Action[] = [ROLL];
export const INSPECT_OR_DECLINE: readonly Action[] = [INSPECT, DECLINE];

/** Flipping the agent of each location in the mask. */
export function flipsIn(mask: number): readonly Action[] {
  return flipLists[mask] as readonly Action[];
}

/** Hiding a card at any of so many locations. */
export function hidesAmong(locations: number): readonly Action[] {
  return hideLists[locations - 1] as readonly Action[];
}

/** Busting each location in the mask. */
export function bustsIn(mask: number): readonly Action[] {
  return bustLists[mask] as readonly Action[];
}

/** Running crates from each location in the mask to any other of so many, and declining to. */
export function runsFrom(mask: number, locations: number): readonly Action[] {
  return runLists[locations - 1]?.[mask] as readonly Action[];
}

/** Committing a card, by the card. */
export const COMMITS: readonly Action[] = commits;
/** Placing a card, by the card. */
export const PLACES: readonly Action[] = places;
/** Sending a card undercover, by the card and the location. */
export const UNDERCOVERS: readonly (readonly Action[])[] = undercovers;
