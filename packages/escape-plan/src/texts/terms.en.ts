import type { Terms } from '@stakeout/kernel';
import { isLocation, kindOf, NODES_PER_TILE, tileOf } from '../city/node.ts';
import { oncePerTable } from '../data/once-per-table.ts';
import { type EffectKind, LOCATION_KINDS, SANDRA, type Table } from '../data/table.ts';
import { assetOf, equipmentOf, fixerOf, isTreasure, isUnknown, sourceOf, treasureValue } from '../items.ts';
import {
  EFFECTS,
  effectCode,
  INCOME_LINE,
  NAMED_COMPONENTS,
  type NamedComponent,
  pack,
  priceCode,
  SPOTS,
  type Spot,
  unpack,
} from './codes.ts';

const ROBBERS = ['Vinnie', 'Scar', 'Ruby', 'Claws', 'Mr. Bones'];
const PLACES = [
  'Bar',
  'Casino',
  'Restaurant',
  'Art Gallery',
  'Cinema',
  'Gym',
  'Safe House 1',
  'Safe House 2',
  'Safe House 3',
];
const ASSETS = [
  'Move Federal',
  'Move Local',
  'Move SWAT',
  'Extra Action',
  'Avoid All on One Tile',
  'Master Key',
  'Heal 1',
];
const COPS = ['Federal cop', 'Local cop', 'SWAT cop', 'Inspector Sandra'];
const COP_TYPES = ['Federal', 'Local', 'SWAT', 'Inspector Sandra', 'Lieutenant Costa'];
const COLOURS = ['green', 'black', 'brown'];
const KEYS = ['green key', 'black key', 'brown key', 'master key'];
const PARTS = ['morning', 'afternoon', 'dusk', 'night', 'dawn'];
const TERRAINS = ['industrial', 'commercial', 'residential', 'water'];
const SIDES = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'];
const SOURCES = ['green locker', 'black locker', 'brown locker', 'first exit stack', 'second exit stack'];

/** What stands on a location space, and the article it takes in a sentence. */
const SPOT_NAMES: Readonly<Record<Spot, readonly [name: string, article: string]>> = {
  HOSPITAL: ['hospital', 'the '],
  SUBWAY: ['subway', 'the '],
  GANG: ['gang', 'the '],
  STORE_A: ['Store A', ''],
  STORE_B: ['Store B', ''],
  STORE_C: ['Store C', ''],
  STORE_D: ['Store D', ''],
  EXIT_1: ['Exit 1', ''],
  EXIT_2: ['Exit 2', ''],
  EXIT_3: ['Exit 3', ''],
  CHURCH: ['church', 'the '],
  SAFE_HOUSE: ['safe-house space', 'the '],
  HELIPORT: ['heliport', 'the '],
  CLINIC: ['clinic', 'the '],
  BUSINESS: ['business space', 'the '],
  BAR: ['Bar', 'the '],
  CASINO: ['Casino', 'the '],
  RESTAURANT: ['Restaurant', 'the '],
  ART_GALLERY: ['Art Gallery', 'the '],
  CINEMA: ['Cinema', 'the '],
  GYM: ['Gym', 'the '],
  SAFE_HOUSE_1: ['Safe House 1', ''],
  SAFE_HOUSE_2: ['Safe House 2', ''],
  SAFE_HOUSE_3: ['Safe House 3', ''],
};

const EFFECT_NAMES: Readonly<Record<EffectKind, (cops: number, amount: number) => string>> = {
  REMOVE_OFFICER: (cops) => `remove a ${copTypes(cops)} cop from the game`,
  MOVE_OFFICER: (cops) => `move a ${copTypes(cops)} cop to another tile`,
  GAIN_DISC: () => 'take an extra action disc',
  AVOID_TYPES_ON_TILE: (cops) => `avoid these cops on one tile: ${copTypes(cops)}`,
  AVOID_ALL_ON_TILE: () => 'avoid all cops on one tile',
  AVOID_ANY: () => 'avoid 1 cop of any type',
  LOSE_NOTORIETY: (_, amount) => `lose ${amount} notoriety`,
  TAKE_CONTACT: () => 'take a contact',
  REFRESH_EQUIPMENT_AND_CONTACTS: () => 'turn up all your equipment and contacts',
  UNLOCK_ASSET: () => 'unlock an asset',
  HEAL: (_, amount) => (amount === 1 ? 'heal 1 wound' : `heal ${amount} wounds`),
  MOVE_TO_HOSPITAL: () => 'go straight to the hospital and end TRAVEL there',
  GANG_ABILITY: () => 'use one gang ability',
  FLY: (_, amount) => `fly up to ${amount} tiles from a tile with a heliport`,
  INCOME: () => 'receive income',
  WATER_PASSABLE: () => 'cross one body of water this turn',
  SEWER: (_, amount) => `go from land to land exactly ${amount} tiles away`,
  MASTER_KEY: () => 'open a locker or a closed business',
};

/** The names that are the same in every box. */
export const fixedEn: Terms = {
  pawn: (pawn) => nameIn(ROBBERS, pawn, 'robber'),
  seat: (seat) => nameIn(ROBBERS, seat, 'robber'),
  sandra: () => 'Inspector Sandra',
  theSandra: () => 'Inspector Sandra',
  costa: () => 'Lieutenant Costa',
  theCosta: () => 'Lieutenant Costa',
  kind: (spot) => spotName(spot)[0],
  theKind,
  terrain: (terrain) => nameIn(TERRAINS, terrain, 'terrain'),
  side: (side) => nameIn(SIDES, side, 'side'),
  place: (place) => nameIn(PLACES, place, 'place'),
  thePlace: (place) => theKind(LOCATION_KINDS.length + place),
  asset: (asset) => nameIn(ASSETS, asset, 'asset'),
  slot: (code) => {
    const [asset = 0, cost = 0, used = 0] = unpack(code, 3);
    return `${nameIn(ASSETS, asset, 'asset')} (${used === 1 ? 'used' : moneyName(cost)})`;
  },
  cop: (cop) => nameIn(COPS, cop, 'cop'),
  theCop: (cop) => (cop === SANDRA ? nameIn(COPS, cop, 'cop') : `the ${nameIn(COPS, cop, 'cop')}`),
  cops: copTypes,
  colour: (colour) => nameIn(COLOURS, colour, 'colour'),
  exit: (exit) => `Exit ${exit + 1}`,
  theExit: (exit) => `Exit ${exit + 1}`,
  part: (part) => nameIn(PARTS, part, 'part'),
  source: (source) => nameIn(SOURCES, source, 'source'),
  theSource: (source) => `the ${nameIn(SOURCES, source, 'source')}`,
  key: (key) => nameIn(KEYS, key, 'key'),
  heldKey: (code) => {
    const [key = 0, used = 0] = unpack(code, 2);
    return used === 1 ? `${nameIn(KEYS, key, 'key')} (used)` : nameIn(KEYS, key, 'key');
  },
  effect: effectName,
  price: priceName,
  money: moneyName,
  planLine: (code) => {
    const [place = 0, money = 0] = unpack(code, 2);
    return `${nameIn(PLACES, place, 'place')} ${money === INCOME_LINE ? 'income' : moneyName(money)}`;
  },
  ready: (ready) => (ready === 1 ? 'ready' : 'used'),
};

/** All names, with cards, tiles and prices as the box in play has them. */
export const termsEn = oncePerTable((table: Table): Terms => {
  const tileName = (tile: number) => table.tiles[tile]?.id ?? `tile ${tile + 1}`;
  const fixerName = (fixer: number) => table.fixers[fixer]?.name ?? `fixer ${fixer + 1}`;
  const equipmentName = (type: number) => table.equipment[type]?.name ?? `equipment ${type + 1}`;
  const contactName = (card: number) => table.contacts[card]?.names.en ?? `contact ${card + 1}`;
  const spotOf = (code: number) => {
    const [spot = 0, tile = 0] = unpack(code, 2);
    return `${theKind(spot)} of ${tileName(tile)}`;
  };
  const nodeName = (node: number): string => {
    const tile = tileOf(node);
    if (table.tiles[tile] === undefined) return 'outside the city';
    if (isLocation(node)) return spotOf(pack(SPOTS.indexOf(kindOf(table, node)), tile));
    const terrain = terrainName(node % NODES_PER_TILE);
    return terrain === 'water' ? `the water of ${tileName(tile)}` : `the ${terrain} terrain of ${tileName(tile)}`;
  };
  const itemName = (item: number): string => {
    if (item === 0) return 'nothing';
    if (assetOf(item) >= 0) return `locked asset ${nameIn(ASSETS, assetOf(item), 'asset')}`;
    if (equipmentOf(item) >= 0) return equipmentName(equipmentOf(item));
    if (fixerOf(item) >= 0) return `fixer ${fixerName(fixerOf(item))}`;
    if (!isTreasure(item)) return `item ${item}`;
    const source = nameIn(SOURCES, sourceOf(item), 'source');
    return isUnknown(item)
      ? `face-down tile of the ${source}`
      : `tile of the ${source} worth ${moneyName(treasureValue(item))}`;
  };
  const componentNames: Readonly<Record<NamedComponent, (index: number) => string>> = {
    contact: (card) => `the contact ${contactName(card)}`,
    fixer: (fixer) => `the fixer ${fixerName(fixer)}`,
    equipment: (equipment) => `the ${equipmentName(equipment)}`,
    asset: (asset) => `the asset ${nameIn(ASSETS, asset, 'asset')}`,
    member: (tile) => `a gang member, back to ${tileName(tile)}`,
  };
  return {
    ...fixedEn,
    tile: tileName,
    node: nodeName,
    spot: spotOf,
    joined: (code) => {
      const [terrain = 0, tile = 0] = unpack(code, 2);
      return `${tileName(tile)} (${nameIn(TERRAINS, terrain, 'terrain')})`;
    },
    beside: (code) => {
      const [side = 0, own = 0, other = 0, tile = 0] = unpack(code, 4);
      const meeting = own === other ? terrainName(own) : `${terrainName(own)} to ${terrainName(other)}`;
      return `${nameIn(SIDES, side, 'side')} ${tileName(tile)} (${meeting})`;
    },
    contact: (card) => {
      const contact = table.contacts[card];
      if (contact === undefined) return contactName(card);
      const price = priceName(priceCode(contact.cost, contact.star));
      return `${contactName(card)} (${price}: ${effectName(effectCode(contact.effect))})`;
    },
    contactName,
    heldContact: (code) => {
      const [card = 0, used = 0, covered = 0] = unpack(code, 3);
      const name = used === 1 ? `${contactName(card)} (used)` : contactName(card);
      return covered === 1 ? `${name} (under handcuffs)` : name;
    },
    fixer: fixerName,
    equipment: equipmentName,
    stock: (code) => {
      const [equipment = 0, count = 0, cost = 0] = unpack(code, 3);
      return `${equipmentName(equipment)} at ${moneyName(cost)} (${count} left)`;
    },
    offer: (code) => {
      const [fixer = 0, cost = 0] = unpack(code, 2);
      return `${fixerName(fixer)} at ${moneyName(cost)}`;
    },
    component: (code) => {
      const [component = 0, index = 0, space = 0] = unpack(code, 3);
      const name = componentNames[NAMED_COMPONENTS[component] ?? 'contact'](index);
      return space === 0 ? name : `${name} on space ${space}`;
    },
    item: itemName,
    theItem: (item) => (item === 0 ? itemName(item) : `the ${itemName(item)}`),
    heldItem: (code) => {
      const [item = 0, used = 0] = unpack(code, 2);
      return used === 1 ? `${itemName(item)} (used)` : itemName(item);
    },
  };
});

function nameIn(names: readonly string[], index: number, kind: string): string {
  return names[index] ?? `${kind} ${index + 1}`;
}

function terrainName(terrain: number): string {
  return nameIn(TERRAINS, terrain, 'terrain');
}

function spotName(spot: number): readonly [name: string, article: string] {
  return SPOT_NAMES[SPOTS[spot] ?? 'BUSINESS'];
}

function theKind(spot: number): string {
  const [name, article] = spotName(spot);
  return `${article}${name}`;
}

function copTypes(mask: number): string {
  const names = COP_TYPES.filter((_, bit) => (mask & (1 << bit)) !== 0);
  return names.length === 0 ? 'none' : names.join(', ');
}

function effectName(code: number): string {
  const [kind = 0, cops = 0, amount = 0] = unpack(code, 3);
  return EFFECT_NAMES[EFFECTS[kind] ?? 'MASTER_KEY'](cops, amount);
}

function priceName(code: number): string {
  const [cost = 0, star = 0] = unpack(code, 2);
  const parts = [...(cost > 0 ? [moneyName(cost)] : []), ...(star > 0 ? ['1 notoriety'] : [])];
  return parts.length === 0 ? 'free' : parts.join(' and ');
}

function moneyName(thousands: number): string {
  return thousands < 0 ? `−$${-thousands}k` : `$${thousands}k`;
}
