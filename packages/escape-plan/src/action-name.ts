import type { Message, Param, Params, Term } from '@stakeout/kernel';
import { type Action, type ActionOf, GANG_FLIGHT, IGNORE_TILE, LIE_LOW } from './action.ts';
import { terrainAt, terrainAtSide, tileAt } from './city/city.ts';
import { eachStep, graphOf } from './city/graph.ts';
import { opposite, SIDES, STEP_Q, STEP_R } from './city/hex.ts';
import { isLocation, kindOf, type Node, type TileIndex, terrainOf, tileOf } from './city/node.ts';
import { printedOf } from './data/printed.ts';
import {
  ALL_COPS,
  ASSETS,
  type Effect,
  MASTER_KEY,
  MASTER_KEY_ASSET,
  SAFE_HOUSE_GROUP,
  SANDRA,
  type Table,
} from './data/table.ts';
import { equipmentOf, fixerOf } from './items.ts';
import { nodeTerm } from './narrate.ts';
import type { Frame } from './state.ts';
import { copsOn } from './steps/police.ts';
import { exitAt } from './steps/visiting.ts';
import {
  COSTA_BIT,
  componentCode,
  effectCode,
  type NamedComponent,
  pack,
  priceCode,
  SANDRA_BIT,
} from './texts/codes.ts';
import { TARGETS_PER_TILE } from './use-effects.ts';
import type { PublicBoard, PublicTable, View } from './view.ts';

const DEGREES_PER_TURN = 60;
const AVOID_ALL: Effect = { kind: 'AVOID_ALL_ON_TILE', cops: ALL_COPS, amount: 0 };

/** Decisions that can be passed; each pass is named by what is left undone. */
const PASSES: ReadonlySet<string> = new Set([
  'unlockOffer',
  'useDisc',
  'avoid',
  'buyFixer',
  'takeCan',
  'buyEquipment',
  'openLocker',
  'exit',
  'mayUnlock',
  'mayHeal',
  'mayPray',
  'hospital',
  'bonus',
]);

/** What an action is named from: the table as the viewer sees it, what is printed, and whoever decides. */
interface Scene {
  readonly view: View;
  readonly shown: PublicTable;
  readonly printed: Table;
  readonly frame: Readonly<Frame>;
  readonly board: PublicBoard;
  readonly at: Node;
}

/** The name of an action in a menu: where it leads, what it costs, which card on which target. */
export function nameOf(action: Action, view: View): Message {
  const shown = view.table;
  const frame = shown.frames[shown.frames.length - 1] as Frame;
  const board = shown.boards[frame.seat] as PublicBoard;
  const at = shown.at[frame.seat] as Node;
  return nameIn({ view, shown, printed: printedOf(shown), frame, board, at }, action);
}

function nameIn(scene: Scene, action: Action): Message {
  const { shown, printed, frame, board, at } = scene;
  switch (action.type) {
    case 'pass':
      return named(PASSES.has(frame.kind) ? `pass.${frame.kind}` : 'pass');
    case 'payToUnlock':
      return named('payToUnlock', { cost: money(printed.incomeUnlockPrice) });
    case 'layTile':
      return nameOfTile(scene, action);
    case 'assign':
      return named('assign', { place: ['place', action.place], tile: ['tile', tileOf(frame.x)] });
    case 'useDisc':
    case 'rest':
    case 'move':
    case 'stay':
    case 'endTurn':
    case 'gasCan':
    case 'takeCan':
    case 'bonusDisc':
      return named(action.type);
    case 'step':
      return nameOfStep(scene, action.to);
    case 'ride':
    case 'fly':
      return named(action.type, { node: nodeTerm(shown, action.to) });
    case 'stop':
      return nameOfStop(scene, action.key);
    case 'escape':
      return nameOfEscape(scene);
    case 'turnBack':
      return named('turnBack', { node: nodeTerm(shown, shown.turn.start) });
    case 'takeWound':
      return nameOfWound(shown);
    case 'use':
      return nameOfUse(scene, action);
    case 'takeKey':
      return named('takeKey', { key: ['key', action.colour] });
    case 'buyFixer': {
      const { cost, effect } = printed.fixers[action.fixer] ?? FREE;
      return named('buyFixer', {
        fixer: ['fixer', action.fixer],
        cost: money(cost),
        effect: ['effect', effectCode(effect)],
      });
    }
    case 'buyEquipment': {
      const { cost, avoids } = printed.equipment[action.equipment] ?? { cost: 0, avoids: 0 };
      return named('buyEquipment', {
        equipment: ['equipment', action.equipment],
        cost: money(cost),
        cops: ['cops', avoids],
      });
    }
    case 'openLocker':
      return nameOfLocker(scene, action);
    case 'keepTile':
      return scene.view.own === null ? named('keepTile.secret') : named('keepTile', { value: money(action.value) });
    case 'putItem':
      return nameOfPut(scene, action.space);
    case 'takeIncome':
      return named('takeIncome', { amount: money(printed.incomeByCubes[board.cubes] ?? 0) });
    case 'drawTiles': {
      const stack = shown.exitStackAt.indexOf(exitAt(printed, at));
      return named('drawTiles', { count: Math.min(contactsHeld(board), shown.exitStackSizes[stack] ?? 0) });
    }
    case 'unlock':
      return nameOfUnlock(scene, action.asset);
    case 'heal':
      return frame.kind === 'hospital'
        ? named('heal.paid', { count: action.count, cost: money(printed.hospitalPrices[action.count] ?? 0) })
        : named('heal', { count: action.count });
    case 'pray':
      return named('pray', { cost: money(printed.churchPrice) });
    case 'takeContact':
      return nameOfContact(scene, action);
    case 'moveCop':
      return named('moveCop', { cop: ['cop', action.cop], from: ['tile', action.from], to: ['tile', action.to] });
    case 'removeCop':
      return named('removeCop', { cop: ['cop', 31 - Math.clz32(frame.x)], tile: ['tile', action.from] });
    case 'loseAsset':
      return named('loseAsset', { asset: ['asset', action.asset] });
    case 'bonusUnlock':
      return named(frame.n === SAFE_HOUSE_GROUP ? 'bonusUnlock.income' : 'bonusUnlock');
  }
}

const FREE = { cost: 0, effect: AVOID_ALL };

export function money(thousands: number): Term {
  return ['money', thousands];
}

function named(id: string, params: Params = {}): Message {
  return { id: `action.${id}`, params };
}

/** The cell by the side of one neighbour it lies on; then every neighbour, and where terrains meet their like. */
function nameOfTile({ shown, printed }: Scene, { tile, q, r, turned }: ActionOf<'layTile'>): Message {
  const neighbours: Term[] = [];
  const matches: Term[] = [];
  let cell: Params = {};
  for (let side = 0; side < SIDES; side++) {
    const other = tileAt(shown.city, q + (STEP_Q[side] as number), r + (STEP_R[side] as number));
    if (other < 0) continue;
    cell = { side: ['side', opposite(side)], neighbour: ['tile', other] };
    neighbours.push(['tile', other]);
    const terrain = terrainAt(printed, tile, side, turned);
    if (terrain === terrainAtSide(printed, shown.city, other, opposite(side)))
      matches.push(['joined', pack(terrain, other)]);
  }
  const params = { tile: ['tile', tile] as const, degrees: turned * DEGREES_PER_TURN, neighbours, ...cell };
  return matches.length === 0 ? named('layTile.noMatch', params) : named('layTile', { ...params, matches });
}

/** Its cost, and the cops that are to be avoided once their tile is left (E12.2). */
function nameOfStep({ shown, printed, at }: Scene, to: Node): Message {
  const graph = graphOf(printed, shown.city);
  let mp = 0;
  eachStep(graph, graph.ferried | shown.turn.jetSki, at, (node, cost) => {
    if (node === to) mp = cost;
  });
  const params = { node: nodeTerm(shown, to), mp };
  const tile = tileOf(at);
  const cops = copsOn(shown, tile);
  const isLeft = tile !== tileOf(to) && (shown.turn.left & (1 << tile)) === 0;
  if (!isLeft || cops === 0) return named('step', params);
  return named('step.leaving', { ...params, tile: ['tile', tile], cops: ['cops', cops] });
}

function nameOfStop({ shown, printed, board, at }: Scene, key: number): Message {
  const node = nodeTerm(shown, at);
  if (key === MASTER_KEY) return named('stop.masterKey', { node, cost: masterKeyCost(printed, board) });
  if (key >= 0) return named('stop.key', { node, key: ['key', key] });
  const isGang = isLocation(at) && kindOf(printed, at) === 'GANG';
  return isGang ? named('stop.gang', { node, cost: money(printed.gangPrice) }) : named('stop', { node });
}

function masterKeyCost(printed: Table, board: PublicBoard): Term {
  return money(printed.slotCosts[board.slots.indexOf(1 + MASTER_KEY_ASSET)] ?? 0);
}

/** E21.4: whoever cannot pay is warned. */
function nameOfEscape({ view, shown, printed, frame }: Scene): Message {
  const cost = printed.exitCosts[shown.seats]?.[shown.escapes.length] ?? 0;
  const cash = view.viewer === frame.seat ? view.own?.cash : undefined;
  if (cash === undefined || cash >= cost) return named('escape', { cost: money(cost) });
  return named('escape.poor', { cost: money(cost), cash: money(cash) });
}

/** The next cop in line, as the rules take them: tile by tile, Sandra last; then only Costa is left. */
function nameOfWound({ turn }: PublicTable): Message {
  const tile = turn.toAvoid.findIndex((cops) => cops !== 0);
  if (tile < 0) return named(turn.sandra === 1 ? 'takeWound.sandra' : 'takeWound.costa');
  const cops = turn.toAvoid[tile] as number;
  return named('takeWound', { cop: ['cop', 31 - Math.clz32(cops & -cops)], tile: ['tile', tile] });
}

/** A component in use: its name, its price, and what it does where its name does not say it all. */
interface Used {
  readonly code: number;
  readonly price: number;
  readonly effect: Effect | null;
}

function nameOfUse(scene: Scene, action: ActionOf<'use'>): Message {
  if (action.component === 'firstAid') return named('use.firstAid');
  const { code, price, effect } = usedBy(scene, action.component, action.index);
  const { shown, printed, at } = scene;
  const { ability, target } = action;
  const params = { component: ['component', code], price: ['price', price] } as const;
  if (ability === LIE_LOW) return named('use.lieLow', params);
  if (ability === GANG_FLIGHT) return named('use.fly', { ...params, node: nodeTerm(shown, target) });
  if (ability === IGNORE_TILE) return named('use.avoidTile', { ...params, ...avoidedOn(shown, target, AVOID_ALL) });
  if (effect === null) return named('use.asset', params);
  switch (effect.kind) {
    case 'FLY':
      return named('use.fly', { ...params, node: nodeTerm(shown, target) });
    case 'SEWER':
      return named('use.sewer', {
        ...params,
        node: nodeTerm(shown, target),
        mp: terrainOf(target) === terrainOf(at) ? 0 : 1,
      });
    case 'WATER_PASSABLE':
      if (target < 0) return named('use.inVain', params);
      return named('use.water', { ...params, tiles: tilesIn(graphOf(printed, shown.city).waters[target] ?? 0) });
    case 'AVOID_TYPES_ON_TILE':
    case 'AVOID_ALL_ON_TILE':
      if (target < 0) return named('use.inVain', params);
      return named('use.avoidTile', { ...params, ...avoidedOn(shown, target, effect) });
    case 'AVOID_ANY':
      return target < 0 ? named('use.inVain', params) : nameOfAvoidedCop(params, target);
    default:
      return named('use', { ...params, effect: ['effect', effectCode(effect)] });
  }
}

function usedBy({ printed, board }: Scene, component: NamedComponent, index: number): Used {
  const item = board.items[index] ?? 0;
  switch (component) {
    case 'contact': {
      const card = (board.contacts[index] ?? 0) - 1;
      const contact = printed.contacts[card];
      const space = hasTwin(printed, board, index) ? index + 1 : 0;
      return {
        code: componentCode('contact', Math.max(0, card), space),
        price: priceCode(contact?.cost ?? 0, contact?.star ?? false),
        effect: contact?.effect ?? null,
      };
    }
    case 'fixer': {
      const fixer = fixerOf(item);
      const effect = printed.fixers[fixer]?.effect ?? null;
      return { code: componentCode('fixer', Math.max(0, fixer), 0), price: priceCode(0, false), effect };
    }
    case 'equipment': {
      const equipment = Math.max(0, equipmentOf(item));
      const isOne = board.items.filter((other) => other === item).length === 1;
      return {
        code: componentCode('equipment', equipment, isOne ? 0 : index + 1),
        price: priceCode(0, false),
        effect: { kind: 'AVOID_ANY', cops: ALL_COPS, amount: 1 },
      };
    }
    case 'asset': {
      const asset = Math.max(0, (board.slots[index] ?? 0) - 1);
      return {
        code: componentCode('asset', asset, 0),
        price: priceCode(printed.slotCosts[index] ?? 0, false),
        effect: ASSETS[asset] === 'AVOID_ALL_ON_TILE' ? AVOID_ALL : null,
      };
    }
    case 'member':
      return { code: componentCode('member', index, 0), price: priceCode(0, false), effect: null };
  }
}

/** Whether another card of the same name is held. */
function hasTwin({ contacts }: Table, board: PublicBoard, space: number): boolean {
  const nameAt = (index: number) => contacts[(board.contacts[index] ?? 0) - 1]?.names.en;
  return board.contacts.some((_, other) => other !== space && nameAt(other) === nameAt(space));
}

/** Whom an effect would avoid on a tile. */
function avoidedOn(shown: PublicTable, tile: TileIndex, { kind, cops }: Effect): Record<'tile' | 'cops', Param> {
  const { turn, seats } = shown;
  const isAll = kind === 'AVOID_ALL_ON_TILE';
  const isOn = (pawn: number) => tileOf(shown.at[pawn] as Node) === tile;
  const sandra = turn.sandra === 1 && isOn(seats) ? SANDRA_BIT : 0;
  const costa = isAll && turn.costa === 1 && shown.costaAvoidable === 1 && isOn(seats + 1) ? COSTA_BIT : 0;
  const avoided = (turn.toAvoid[tile] ?? 0) & (isAll ? ALL_COPS : cops);
  return { tile: ['tile', tile], cops: ['cops', avoided | sandra | costa] };
}

function nameOfAvoidedCop(params: Params, target: number): Message {
  const tile: Term = ['tile', Math.floor(target / TARGETS_PER_TILE)];
  const cop = target % TARGETS_PER_TILE;
  return cop === SANDRA
    ? named('use.avoidSandra', { ...params, tile })
    : named('use.avoidCop', { ...params, tile, cop: ['cop', cop] });
}

export function tilesIn(mask: number): Term[] {
  const tiles: Term[] = [];
  for (let tile = 0; mask >> tile !== 0; tile++) if ((mask & (1 << tile)) !== 0) tiles.push(['tile', tile]);
  return tiles;
}

function nameOfLocker(scene: Scene, { colour, master }: ActionOf<'openLocker'>): Message {
  const { shown, printed, board } = scene;
  const wanted = contactsHeld(board) + (printed.lockers[colour]?.draw ?? 0);
  const params = { colour: ['colour', colour] as const, count: Math.min(wanted, shown.lockerSizes[colour] ?? 0) };
  if (master === 0) return named('openLocker', params);
  return named('openLocker.master', { ...params, cost: masterKeyCost(printed, board) });
}

/** Cards under handcuffs do not count (E15.8). */
function contactsHeld(board: PublicBoard): number {
  return board.contacts.filter((content, space) => content > 0 && (board.cuffed & (1 << space)) === 0).length;
}

/** Its owner knows what a tile is worth, both the new one and the one it would replace. */
function nameOfPut({ view, shown, frame, board }: Scene, space: number): Message {
  const own = view.viewer === frame.seat ? view.own : null;
  const item: Term = ['item', own?.item ?? shown.turn.item];
  const replaced = (own?.items ?? board.items)[space] ?? 0;
  const params = { item, space: space + 1 };
  return replaced === 0
    ? named('putItem', params)
    : named('putItem.replace', { ...params, replaced: ['item', replaced] });
}

/** E18.2: it goes to the first free slot, or out of the game. */
function nameOfUnlock({ printed, board }: Scene, asset: number): Message {
  const slot = board.slots.indexOf(0);
  if (slot < 0) return named('unlock.wasted', { asset: ['asset', asset] });
  return named('unlock', { asset: ['asset', asset], cost: money(printed.slotCosts[slot] ?? 0) });
}

function nameOfContact({ shown, printed, board }: Scene, { index, space }: ActionOf<'takeContact'>): Message {
  const card = shown.display[index] ?? 0;
  const params = { number: index + 1, contact: ['contactName', card] as const };
  if (space < 0) return named('takeContact.remove', params);
  const full = { ...params, ...termsOfCard(printed, card), space: space + 1 };
  const replaced = board.contacts[space] ?? 0;
  return replaced <= 0
    ? named('takeContact', full)
    : named('takeContact.replace', { ...full, replaced: ['contactName', replaced - 1] });
}

/** What a contact card costs and does, by the table in use. */
export function termsOfCard(printed: Table, card: number): Record<'price' | 'effect', Term> {
  const { cost, star, effect } = printed.contacts[card] ?? { ...FREE, star: false };
  return { price: ['price', priceCode(cost, star)], effect: ['effect', effectCode(effect)] };
}
