/** The printed data as the rules use it: everything is a number or a list of numbers, checked once when a match is made. */

export const TERRAINS = ['I', 'C', 'R', 'W'] as const;
export const WATER = 3;
export type Terrain = 0 | 1 | 2 | 3;

/** What can stand on a location space of a tile. */
export const LOCATION_KINDS = [
  'HOSPITAL',
  'SUBWAY',
  'GANG',
  'STORE_A',
  'STORE_B',
  'STORE_C',
  'STORE_D',
  'EXIT_1',
  'EXIT_2',
  'EXIT_3',
  'CHURCH',
  'SAFE_HOUSE',
  'HELIPORT',
  'CLINIC',
  'BUSINESS',
] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

/** The nine lines of an escape plan: two groups of three businesses, and the safe houses. */
export const PLACES = [
  'BAR',
  'CASINO',
  'RESTAURANT',
  'ART_GALLERY',
  'CINEMA',
  'GYM',
  'SAFE_HOUSE_1',
  'SAFE_HOUSE_2',
  'SAFE_HOUSE_3',
] as const;
export const BUSINESSES = 6;
export const FIRST_SAFE_HOUSE = 6;
export const PLACES_PER_GROUP = 3;
/** The group of places that the safe houses are. */
export const SAFE_HOUSE_GROUP = FIRST_SAFE_HOUSE / PLACES_PER_GROUP;

/** The three exits, in the order of their numbers. */
export const EXIT_KINDS = ['EXIT_1', 'EXIT_2', 'EXIT_3'] as const;

export const COPS = ['FEDERAL', 'LOCAL', 'SWAT'] as const;
export const ALL_COPS = 0b111;
/** Sandra and Costa are avoided like cops: they have the numbers after the three types (E23.2, A-72). */
export const SANDRA = 3;
export const COSTA = 4;

export const COLOURS = ['GREEN', 'BLACK', 'BROWN'] as const;

export const ASSETS = [
  'MOVE_FEDERAL',
  'MOVE_LOCAL',
  'MOVE_SWAT',
  'EXTRA_ACTION',
  'AVOID_ALL_ON_TILE',
  'MASTER_KEY',
  'HEAL_1',
] as const;
/** The assets that the rules know by their number. */
export const EXTRA_ACTION_ASSET = 3;
export const AVOID_ALL_ASSET = 4;
export const MASTER_KEY_ASSET = 5;
export const HEAL_ASSET = 6;
/** The first assets move a cop of the type of the same number. */
export function isCopMover(asset: number): boolean {
  return asset >= 0 && asset < COPS.length;
}

/** Among the keys, which are numbered by their colours, the master key comes last. */
export const MASTER_KEY = 3;

/** When a component may be used: at any time of the own turn, or in one step only (E17.1). */
export type Step = 'ANY' | 'TRAVEL' | 'AVOID';

/** What a component does. One interpreter carries these out; a new card is a row of data. */
export type EffectKind =
  | 'REMOVE_OFFICER'
  | 'MOVE_OFFICER'
  | 'GAIN_DISC'
  | 'AVOID_TYPES_ON_TILE'
  | 'AVOID_ALL_ON_TILE'
  | 'AVOID_ANY'
  | 'LOSE_NOTORIETY'
  | 'TAKE_CONTACT'
  | 'REFRESH_EQUIPMENT_AND_CONTACTS'
  | 'UNLOCK_ASSET'
  | 'HEAL'
  | 'MOVE_TO_HOSPITAL'
  | 'GANG_ABILITY'
  | 'FLY'
  | 'INCOME'
  | 'WATER_PASSABLE'
  | 'SEWER'
  | 'MASTER_KEY';

export interface Effect {
  readonly kind: EffectKind;
  /** The cops it concerns, as a mask; 0 where it concerns none. */
  readonly cops: number;
  /** How many, or how far; 0 where it says nothing. */
  readonly amount: number;
}

export interface Tile {
  readonly id: string;
  /** 0 for a start tile, 1 to 4 for the lettered stacks. */
  readonly stack: number;
  /** The terrain at each printed edge, clockwise from north-east. */
  readonly edges: readonly Terrain[];
  /** Its terrains, as a mask. */
  readonly terrains: number;
  /** For each terrain the other terrains it touches inside the tile, as a mask. */
  readonly touches: readonly number[];
  readonly locations: readonly [TileLocation, TileLocation];
  /** Whether its two locations touch each other. */
  readonly locationsTouch: boolean;
  readonly ferry: boolean;
  readonly helipad: boolean;
}

export interface TileLocation {
  readonly kind: LocationKind;
  /** The terrains of the tile it touches, as a mask. */
  readonly adjacent: number;
}

export interface Contact {
  readonly id: string;
  readonly names: { readonly en: string; readonly pt: string };
  readonly cost: number;
  readonly star: boolean;
  readonly step: Step;
  readonly effect: Effect;
}

export interface Fixer {
  readonly name: string;
  readonly cost: number;
  readonly step: Step;
  readonly effect: Effect;
}

export interface Equipment {
  readonly name: string;
  readonly cost: number;
  /** The types it can avoid, as a mask; one cop each time. */
  readonly avoids: number;
  readonly count: number;
}

export interface Locker {
  readonly values: readonly number[];
  /** Position on the notoriety track plus contacts that opening one takes. */
  readonly threshold: number;
  /** Added to the number of contacts for the number of tiles drawn. */
  readonly draw: number;
}

/** A card of Sandra's or Costa's deck: where it leads. What happens there is the same for every card of a kind. */
export interface AutomaCard {
  readonly id: string;
  /** The line of the plan, or -1 for a store or exit. */
  readonly place: number;
  /** The kind of location, for stores and exits. */
  readonly kind: LocationKind;
  readonly delta: number;
  /** For stores: the colours of the lockers it takes, as a mask. */
  readonly lockers: number;
}

export interface Table {
  /** `default`, or the hash of the table the host entered. */
  readonly key: string;
  readonly tiles: readonly Tile[];
  readonly startCells: readonly (readonly [q: number, r: number])[];
  /** For each plan card the money of its nine lines; -1 is the income symbol. */
  readonly plans: readonly (readonly number[])[];
  readonly contacts: readonly Contact[];
  readonly lockers: readonly Locker[];
  readonly exitTiles: readonly (readonly number[])[];
  readonly penalties: readonly number[];
  /** The positions after which a line is drawn on the notoriety track. */
  readonly lines: readonly number[];
  readonly incomeByCubes: readonly number[];
  readonly slotCosts: readonly number[];
  readonly itemSpaces: number;
  readonly contactSpaces: number;
  readonly equipment: readonly Equipment[];
  readonly fixers: readonly Fixer[];
  readonly copsOfType: readonly number[];
  readonly discs: number;
  readonly gasCans: number;
  readonly handcuffs: number;
  readonly gangMembers: number;
  readonly display: number;
  /** By number of players counted for the cost of escape, from 2 up; index 1 is the solo game. */
  readonly exitCosts: readonly (readonly number[])[];
  readonly contactScores: readonly number[];
  readonly startCash: number;
  readonly woundPenalty: number;
  readonly usedAssetValue: number;
  readonly rewards: readonly { readonly unlock: number; readonly disc: number }[];
  readonly hospitalPrices: readonly number[];
  readonly incomeUnlockPrice: number;
  readonly gangPrice: number;
  readonly churchPrice: number;
  readonly inspector: readonly AutomaCard[];
  readonly lieutenant: readonly AutomaCard[];
}
