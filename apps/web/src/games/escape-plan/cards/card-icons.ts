import { type Effect, FIRST_EXIT_SOURCE, type LocationKind, type Table } from '@stakeout/escape-plan';
import type { IconName } from '../../../icons/names.ts';

type EffectKind = Effect['kind'];
type Contact = Table['contacts'][number];

/** Contacts that share an effect are told apart by their English name; the others by what they do. */
const CONTACTS: Readonly<Record<string, IconName>> = {
  snitch: 'whistle',
  fixer: 'shaking-hands',
  fighter: 'high-punch',
  boxer: 'boxing-glove',
  ninja: 'ninja-mask',
  informant: 'newspaper',
  bribe: 'pay-money',
  'call-in': 'walkie-talkie',
  'spy 1': 'binoculars',
  'spy 2': 'spyglass',
  'spy 3': 'lock-picking',
  medic: 'caduceus',
  medevac: 'ambulance',
  gang: 'bandana',
  helicopter: 'helicopter',
  'general store': 'cash',
  stuntman: 'acrobatic',
  'fast car': 'race-car',
  'jet ski': 'speed-boat',
  sewer: 'hole-ladder',
};

/** For cards of a table the host has entered, whose names nobody here knows. */
const EFFECTS: Readonly<Record<EffectKind, IconName>> = {
  REMOVE_OFFICER: 'whistle',
  MOVE_OFFICER: 'pay-money',
  GAIN_DISC: 'shaking-hands',
  AVOID_TYPES_ON_TILE: 'high-punch',
  AVOID_ALL_ON_TILE: 'race-car',
  AVOID_ANY: 'acrobatic',
  LOSE_NOTORIETY: 'newspaper',
  TAKE_CONTACT: 'binoculars',
  REFRESH_EQUIPMENT_AND_CONTACTS: 'spyglass',
  UNLOCK_ASSET: 'lock-picking',
  HEAL: 'caduceus',
  MOVE_TO_HOSPITAL: 'ambulance',
  GANG_ABILITY: 'bandana',
  FLY: 'helicopter',
  INCOME: 'cash',
  WATER_PASSABLE: 'speed-boat',
  SEWER: 'hole-ladder',
  MASTER_KEY: 'skeleton-key',
};

const FIXERS: readonly IconName[] = [
  'rotary-phone',
  'dial-padlock',
  'fedora',
  'id-card',
  'first-aid-kit',
  'scooter',
  'soda-can',
  'helicopter',
];
const EQUIPMENT: readonly IconName[] = ['kevlar-vest', 'captain-hat-profile', 'brodie-helmet', 'gas-mask'];
const ASSETS: readonly IconName[] = ['move', 'move', 'move', 'stopwatch', 'smoke-bomb', 'skeleton-key', 'medical-pack'];
const PLACES: readonly IconName[] = [
  'martini',
  'poker-hand',
  'knife-fork',
  'mona-lisa',
  'film-projector',
  'weight-lifting-up',
  'house-keys',
  'house-keys',
  'house-keys',
];
const LOCATIONS: Readonly<Record<LocationKind, IconName>> = {
  HOSPITAL: 'hospital',
  SUBWAY: 'subway',
  GANG: 'bandana',
  STORE_A: 'shop',
  STORE_B: 'shop',
  STORE_C: 'shop',
  STORE_D: 'shop',
  EXIT_1: 'exit-door',
  EXIT_2: 'exit-door',
  EXIT_3: 'exit-door',
  CHURCH: 'church',
  SAFE_HOUSE: 'house-keys',
  HELIPORT: 'helicopter',
  CLINIC: 'stethoscope',
  BUSINESS: 'money-stack',
};

export function contactIcon({ names, effect }: Contact): IconName {
  return CONTACTS[bareName(names.en).toLowerCase()] ?? EFFECTS[effect.kind];
}

export function fixerIcon(fixer: number): IconName {
  return FIXERS[fixer] ?? 'shaking-hands';
}

export function equipmentIcon(equipment: number): IconName {
  return EQUIPMENT[equipment] ?? 'kevlar-vest';
}

/** The assets that move a cop show its badge beside this. */
export function assetIcon(asset: number): IconName {
  return ASSETS[asset] ?? 'stopwatch';
}

/** A business or safe house, by its line of the plan. */
export function placeIcon(place: number): IconName {
  return PLACES[place] ?? 'house-keys';
}

export function locationIcon(kind: LocationKind): IconName {
  return LOCATIONS[kind];
}

export function treasureIcon(source: number): IconName {
  return source < FIRST_EXIT_SOURCE ? 'lockers' : 'exit-door';
}

/** The name of a card without the type of cop in brackets, which its badge shows. */
export function bareName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}
