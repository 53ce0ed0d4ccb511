import { COSTA, type Effect, type EffectKind, LOCATION_KINDS, PLACES, SANDRA, type Terrain } from '../data/table.ts';

/**
 * A term is named by one number. Where a name takes several, such as which place on which tile, they are packed into one
 * here and taken apart again by the terms of each language.
 */
const BASE = 1000;

/** Every part but the first is below a thousand; none is negative. */
export function pack(...parts: readonly number[]): number {
  return parts.reduce((code, part) => code * BASE + part, 0);
}

export function unpack(code: number, count: number): number[] {
  const parts: number[] = [];
  let rest = code;
  for (let index = 1; index < count; index++) {
    parts.unshift(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  return [rest, ...parts];
}

/** What can be the end of a move: the kinds of locations, and after them the businesses and safe houses by name. */
export const SPOTS = [...LOCATION_KINDS, ...PLACES] as const;
export type Spot = (typeof SPOTS)[number];

export const EFFECTS: readonly EffectKind[] = [
  'REMOVE_OFFICER',
  'MOVE_OFFICER',
  'GAIN_DISC',
  'AVOID_TYPES_ON_TILE',
  'AVOID_ALL_ON_TILE',
  'AVOID_ANY',
  'LOSE_NOTORIETY',
  'TAKE_CONTACT',
  'REFRESH_EQUIPMENT_AND_CONTACTS',
  'UNLOCK_ASSET',
  'HEAL',
  'MOVE_TO_HOSPITAL',
  'GANG_ABILITY',
  'FLY',
  'INCOME',
  'WATER_PASSABLE',
  'SEWER',
  'MASTER_KEY',
];

export function effectCode({ kind, cops, amount }: Effect): number {
  return pack(EFFECTS.indexOf(kind), cops, amount);
}

/** What a card costs: money, and a notoriety where it shows the star. */
export function priceCode(cost: number, star: boolean): number {
  return pack(cost, star ? 1 : 0);
}

/** Components that are named in the name of an action, in the order of their codes. */
export const NAMED_COMPONENTS = ['contact', 'fixer', 'equipment', 'asset', 'member'] as const;
export type NamedComponent = (typeof NAMED_COMPONENTS)[number];

/** `space` tells twins apart and counts from 1; 0 says nothing. */
export function componentCode(component: NamedComponent, index: number, space: number): number {
  return pack(NAMED_COMPONENTS.indexOf(component), index, space);
}

/** A neighbour: on which side it lies, and which terrains meet there. */
export function besideCode(side: number, own: Terrain, other: Terrain, tile: number): number {
  return pack(side, own, other, tile);
}

/** A line of an escape plan; the income symbol is its own number. */
export const INCOME_LINE = 999;

export function planLineCode(place: number, money: number): number {
  return pack(place, money < 0 ? INCOME_LINE : money);
}

/** Bits after the three types of cops, for those who are avoided like cops. */
export const SANDRA_BIT = 1 << SANDRA;
export const COSTA_BIT = 1 << COSTA;
