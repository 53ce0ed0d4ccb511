import { joined, namedOf, type Terms } from '@stakeout/kernel';
import { isLocation, kindOf, NODES_PER_TILE, tileOf } from '../city/node.ts';
import { oncePerTable } from '../data/once-per-table.ts';
import { type Contact, type EffectKind, LOCATION_KINDS, SANDRA, type Table } from '../data/table.ts';
import {
  assetOf,
  equipmentOf,
  FIRST_EXIT_SOURCE,
  fixerOf,
  isTreasure,
  isUnknown,
  sourceOf,
  treasureValue,
} from '../items.ts';
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
  'Cassino',
  'Restaurante',
  'Galeria de Arte',
  'Cinema',
  'Academia',
  'Esconderijo 1',
  'Esconderijo 2',
  'Esconderijo 3',
];
/** Fixers and equipment have one name in a box. Those of the box of this project are translated, others stay as they are. */
const TRANSLATED: ReadonlyMap<string, string> = new Map([
  ['Telephone', 'Telefone'],
  ['Safe', 'Cofre'],
  ['Disguise', 'Disfarce'],
  ['ID Card', 'Identificador'],
  ['First Aid Kit', 'Kit de Primeiros Socorros'],
  ['Motorcycle', 'Motocicleta'],
  ['Energy Drink', 'Energético'],
  ['Helicopter', 'Helicóptero'],
  ['Vest', 'Colete'],
  ['Hat', 'Quepe'],
  ['Helmet', 'Capacete'],
  ['Gas Mask', 'Máscara de Gás'],
]);
const ASSETS = [
  'Mover Federal',
  'Mover Local',
  'Mover SWAT',
  'Ação Extra',
  'Evitar Todos em uma Peça',
  'Chave Mestra',
  'Curar 1',
];
const COPS = ['policial federal', 'policial local', 'policial da SWAT', 'Inspetora Sandra'];
const COP_TYPES = ['federal', 'local', 'SWAT', 'Inspetora Sandra', 'Tenente Costa'];
const MOVED_COPS = ['um policial federal', 'um policial local', 'um policial da SWAT'];
const COLOURS = ['verde', 'preta', 'marrom'];
const KEYS = ['chave verde', 'chave preta', 'chave marrom', 'chave mestra'];
const PARTS = ['manhã', 'tarde', 'anoitecer', 'noite', 'amanhecer'];
const TERRAINS = ['industrial', 'comercial', 'residencial', 'água'];
const SIDES = ['nordeste', 'leste', 'sudeste', 'sudoeste', 'oeste', 'noroeste'];
const SOURCES = [
  'armário verde',
  'armário preto',
  'armário marrom',
  'primeira pilha de saída',
  'segunda pilha de saída',
];

/** What stands on a location space, and the article it takes in a sentence. */
const SPOT_NAMES: Readonly<Record<Spot, readonly [name: string, article: string]>> = {
  HOSPITAL: ['hospital', 'o'],
  SUBWAY: ['metrô', 'o'],
  GANG: ['gangue', 'a'],
  STORE_A: ['Loja A', 'a'],
  STORE_B: ['Loja B', 'a'],
  STORE_C: ['Loja C', 'a'],
  STORE_D: ['Loja D', 'a'],
  EXIT_1: ['Saída 1', 'a'],
  EXIT_2: ['Saída 2', 'a'],
  EXIT_3: ['Saída 3', 'a'],
  CHURCH: ['igreja', 'a'],
  SAFE_HOUSE: ['espaço de esconderijo', 'o'],
  HELIPORT: ['heliporto', 'o'],
  CLINIC: ['clínica', 'a'],
  BUSINESS: ['espaço de empreendimento', 'o'],
  BAR: ['Bar', 'o'],
  CASINO: ['Cassino', 'o'],
  RESTAURANT: ['Restaurante', 'o'],
  ART_GALLERY: ['Galeria de Arte', 'a'],
  CINEMA: ['Cinema', 'o'],
  GYM: ['Academia', 'a'],
  SAFE_HOUSE_1: ['Esconderijo 1', 'o'],
  SAFE_HOUSE_2: ['Esconderijo 2', 'o'],
  SAFE_HOUSE_3: ['Esconderijo 3', 'o'],
};

const EFFECT_NAMES: Readonly<Record<EffectKind, (cops: number, amount: number) => string>> = {
  REMOVE_OFFICER: (cops) => `tirar ${movedCop(cops)} do jogo`,
  MOVE_OFFICER: (cops) => `mover ${movedCop(cops)} para outra peça`,
  GAIN_DISC: () => 'pegar um disco de ação extra',
  AVOID_TYPES_ON_TILE: (cops) => `evitar estes policiais em uma peça: ${copTypes(cops)}`,
  AVOID_ALL_ON_TILE: () => 'evitar todos os policiais de uma peça',
  AVOID_ANY: () => 'evitar 1 policial de qualquer tipo',
  LOSE_NOTORIETY: (_, amount) => `perder ${amount} de notoriedade`,
  TAKE_CONTACT: () => 'pegar um contato',
  REFRESH_EQUIPMENT_AND_CONTACTS: () => 'desvirar todos os seus equipamentos e contatos',
  UNLOCK_ASSET: () => 'desbloquear um recurso',
  HEAL: (_, amount) => (amount === 1 ? 'curar 1 ferimento' : `curar ${amount} ferimentos`),
  MOVE_TO_HOSPITAL: () => 'ir direto ao hospital e ali encerrar o passo DESLOCAR-SE',
  GANG_ABILITY: () => 'usar uma habilidade de gangue',
  FLY: (_, amount) => `voar até ${amount} peças a partir de uma peça com heliporto`,
  INCOME: () => 'receber o rendimento',
  WATER_PASSABLE: () => 'atravessar um corpo d’água neste turno',
  SEWER: (_, amount) => `ir de um terreno seco a outro exatamente a ${amount} peças`,
  MASTER_KEY: () => 'abrir um armário ou um empreendimento fechado',
};

/** The names that are the same in every box. */
export const fixedPt: Terms = {
  pawn: (pawn) => nameIn(ROBBERS, pawn, 'assaltante'),
  seat: (seat) => nameIn(ROBBERS, seat, 'assaltante'),
  sandra: () => 'Inspetora Sandra',
  theSandra: () => 'a Inspetora Sandra',
  costa: () => 'Tenente Costa',
  theCosta: () => 'o Tenente Costa',
  kind: (spot) => spotName(spot)[0],
  theKind,
  terrain: (terrain) => nameIn(TERRAINS, terrain, 'terreno'),
  side: (side) => nameIn(SIDES, side, 'lado'),
  place: (place) => nameIn(PLACES, place, 'lugar'),
  thePlace: (place) => theKind(LOCATION_KINDS.length + place),
  asset: (asset) => nameIn(ASSETS, asset, 'recurso'),
  slot: (code) => {
    const [asset = 0, cost = 0, used = 0] = unpack(code, 3);
    return `${nameIn(ASSETS, asset, 'recurso')} (${used === 1 ? 'usado' : moneyName(cost)})`;
  },
  cop: (cop) => nameIn(COPS, cop, 'policial'),
  theCop: (cop) => `${cop === SANDRA ? 'a' : 'o'} ${nameIn(COPS, cop, 'policial')}`,
  cops: copTypes,
  colour: (colour) => nameIn(COLOURS, colour, 'cor'),
  exit: (exit) => `Saída ${exit + 1}`,
  theExit: (exit) => `a Saída ${exit + 1}`,
  part: (part) => nameIn(PARTS, part, 'parte'),
  source: (source) => nameIn(SOURCES, source, 'origem'),
  theSource,
  key: (key) => nameIn(KEYS, key, 'chave'),
  heldKey: (code) => {
    const [key = 0, used = 0] = unpack(code, 2);
    return used === 1 ? `${nameIn(KEYS, key, 'chave')} (usada)` : nameIn(KEYS, key, 'chave');
  },
  effect: effectName,
  price: priceName,
  money: moneyName,
  planLine: (code) => {
    const [place = 0, money = 0] = unpack(code, 2);
    return `${nameIn(PLACES, place, 'lugar')} ${money === INCOME_LINE ? 'rendimento' : moneyName(money)}`;
  },
  ready: (ready) => (ready === 1 ? 'à disposição' : 'fora de uso'),
};

/** All names, with cards, tiles and prices as the box in play has them. */
export const termsPt = oncePerTable((table: Table): Terms => {
  const tileName = (tile: number) => table.tiles[tile]?.id ?? `peça ${tile + 1}`;
  const fixerName = (fixer: number) => translated(table.fixers[fixer]?.name) ?? `comparsa ${fixer + 1}`;
  const equipmentName = (type: number) => translated(table.equipment[type]?.name) ?? `equipamento ${type + 1}`;
  const contactName = (card: number) => contactNameOf(table.contacts[card]) ?? `contato ${card + 1}`;
  const spotOf = (code: number) => {
    const [spot = 0, tile = 0] = unpack(code, 2);
    return `${theKind(spot)} de ${tileName(tile)}`;
  };
  const nodeName = (node: number): string => {
    const tile = tileOf(node);
    if (table.tiles[tile] === undefined) return 'fora da cidade';
    if (isLocation(node)) return spotOf(pack(SPOTS.indexOf(kindOf(table, node)), tile));
    const terrain = terrainName(node % NODES_PER_TILE);
    return terrain === 'água' ? `a água de ${tileName(tile)}` : `o terreno ${terrain} de ${tileName(tile)}`;
  };
  const itemName = (item: number): string => {
    if (item === 0) return 'nada';
    if (assetOf(item) >= 0) return `recurso bloqueado ${nameIn(ASSETS, assetOf(item), 'recurso')}`;
    if (equipmentOf(item) >= 0) return equipmentName(equipmentOf(item));
    if (fixerOf(item) >= 0) return `comparsa ${fixerName(fixerOf(item))}`;
    if (!isTreasure(item)) return `ficha ${item}`;
    const name = `ficha ${joined('de', namedOf(theSource(sourceOf(item)))).join('')}`;
    return isUnknown(item) ? `${name} (virada para baixo)` : `${name} no valor de ${moneyName(treasureValue(item))}`;
  };
  // Equipment has its name from the box, which does not say its gender.
  const theItem = (item: number): string => {
    if (assetOf(item) >= 0 || fixerOf(item) >= 0) return `o ${itemName(item)}`;
    if (equipmentOf(item) >= 0) return `o equipamento ${itemName(item)}`;
    return isTreasure(item) ? `a ${itemName(item)}` : itemName(item);
  };
  const componentNames: Readonly<Record<NamedComponent, (index: number) => string>> = {
    contact: (card) => `o contato ${contactName(card)}`,
    fixer: (fixer) => `o comparsa ${fixerName(fixer)}`,
    equipment: (equipment) => `o equipamento ${equipmentName(equipment)}`,
    asset: (asset) => `o recurso ${nameIn(ASSETS, asset, 'recurso')}`,
    member: (tile) => `um membro de gangue, devolvido a ${tileName(tile)}`,
  };
  return {
    ...fixedPt,
    tile: tileName,
    node: nodeName,
    spot: spotOf,
    joined: (code) => {
      const [terrain = 0, tile = 0] = unpack(code, 2);
      return `${tileName(tile)} (${nameIn(TERRAINS, terrain, 'terreno')})`;
    },
    beside: (code) => {
      const [side = 0, own = 0, other = 0, tile = 0] = unpack(code, 4);
      const meeting = own === other ? terrainName(own) : `${terrainName(own)} com ${terrainName(other)}`;
      return `${nameIn(SIDES, side, 'lado')} ${tileName(tile)} (${meeting})`;
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
      const name = used === 1 ? `${contactName(card)} (usado)` : contactName(card);
      return covered === 1 ? `${name} (sob algemas)` : name;
    },
    fixer: fixerName,
    equipment: equipmentName,
    stock: (code) => {
      const [equipment = 0, count = 0, cost = 0] = unpack(code, 3);
      return `${equipmentName(equipment)} por ${moneyName(cost)} (em estoque ${count})`;
    },
    offer: (code) => {
      const [fixer = 0, cost = 0] = unpack(code, 2);
      return `${fixerName(fixer)} por ${moneyName(cost)}`;
    },
    component: (code) => {
      const [component = 0, index = 0, space = 0] = unpack(code, 3);
      const name = componentNames[NAMED_COMPONENTS[component] ?? 'contact'](index);
      return space === 0 ? name : `${name} do espaço ${space}`;
    },
    item: itemName,
    theItem,
    heldItem: (code) => {
      const [item = 0, used = 0] = unpack(code, 2);
      return used === 1 ? `${itemName(item)} (fora de uso)` : itemName(item);
    },
  };
});

function translated(name: string | undefined): string | undefined {
  return name === undefined ? undefined : (TRANSLATED.get(name) ?? name);
}

/** The Portuguese names leave out which cop a card is about, so it is added. */
function contactNameOf(contact: Contact | undefined): string | undefined {
  if (contact === undefined) return undefined;
  const { kind, cops } = contact.effect;
  const isOfOneType = kind === 'REMOVE_OFFICER' || kind === 'MOVE_OFFICER';
  return isOfOneType ? `${contact.names.pt} (${copTypes(cops)})` : contact.names.pt;
}

function nameIn(names: readonly string[], index: number, kind: string): string {
  return names[index] ?? `${kind} ${index + 1}`;
}

/** Lockers are masculine, stacks feminine. */
function theSource(source: number): string {
  return `${source < FIRST_EXIT_SOURCE ? 'o' : 'a'} ${nameIn(SOURCES, source, 'origem')}`;
}

function theKind(spot: number): string {
  const [name, article] = spotName(spot);
  return `${article} ${name}`;
}

function terrainName(terrain: number): string {
  return nameIn(TERRAINS, terrain, 'terreno');
}

function spotName(spot: number): readonly [name: string, article: string] {
  return SPOT_NAMES[SPOTS[spot] ?? 'BUSINESS'];
}

function movedCop(mask: number): string {
  return MOVED_COPS.find((_, bit) => (mask & (1 << bit)) !== 0) ?? 'um policial';
}

function copTypes(mask: number): string {
  const names = COP_TYPES.filter((_, bit) => (mask & (1 << bit)) !== 0);
  return names.length === 0 ? 'nenhum' : names.join(', ');
}

function effectName(code: number): string {
  const [kind = 0, cops = 0, amount = 0] = unpack(code, 3);
  return EFFECT_NAMES[EFFECTS[kind] ?? 'MASTER_KEY'](cops, amount);
}

function priceName(code: number): string {
  const [cost = 0, star = 0] = unpack(code, 2);
  const parts = [...(cost > 0 ? [moneyName(cost)] : []), ...(star > 0 ? ['1 de notoriedade'] : [])];
  return parts.length === 0 ? 'grátis' : parts.join(' e ');
}

function moneyName(thousands: number): string {
  return thousands < 0 ? `−$${-thousands}k` : `$${thousands}k`;
}
