import type { Action, ActionOf, ActionType, Component } from './action.ts';
import { NODES_PER_TILE, type Node, type TileIndex } from './city/node.ts';
import { ASSETS, COLOURS, COPS, PLACES } from './data/table.ts';

/**
 * Actions made once and shared, so that listing what is legal allocates nothing but the list. They are frozen: whoever
 * holds one cannot change it for the others. What there are few of is made at once, the rest when it is first listed.
 */
const TILES = 14;
const NODES = TILES * NODES_PER_TILE;
/** A host's own table may show more contacts than this; taking those is made on the spot. */
const DISPLAY = 8;
const CONTACT_CHOICES = 6;

function shared<Type extends Action>(action: Type): Type {
  return Object.freeze(action);
}

function upTo<Type extends Action>(count: number, make: (index: number) => Type): readonly Type[] {
  return Array.from({ length: count }, (_, index) => shared(make(index)));
}

/** The types of actions that say nothing else. */
type Bare = { [Type in ActionType]: keyof ActionOf<Type> extends 'type' ? Type : never }[ActionType];

function bare<Type extends Bare>(type: Type): { readonly type: Type } {
  return Object.freeze({ type });
}

export const PASS: ActionOf<'pass'> = bare('pass');
export const PAY_TO_UNLOCK: ActionOf<'payToUnlock'> = bare('payToUnlock');
export const USE_DISC: ActionOf<'useDisc'> = bare('useDisc');
export const REST: ActionOf<'rest'> = bare('rest');
export const MOVE: ActionOf<'move'> = bare('move');
export const STAY: ActionOf<'stay'> = bare('stay');
export const END_TURN: ActionOf<'endTurn'> = bare('endTurn');
export const GAS_CAN: ActionOf<'gasCan'> = bare('gasCan');
export const ESCAPE: ActionOf<'escape'> = bare('escape');
export const TURN_BACK: ActionOf<'turnBack'> = bare('turnBack');
export const TAKE_WOUND: ActionOf<'takeWound'> = bare('takeWound');
export const TAKE_CAN: ActionOf<'takeCan'> = bare('takeCan');
export const TAKE_INCOME: ActionOf<'takeIncome'> = bare('takeIncome');
export const DRAW_TILES: ActionOf<'drawTiles'> = bare('drawTiles');
export const PRAY: ActionOf<'pray'> = bare('pray');
export const BONUS_DISC: ActionOf<'bonusDisc'> = bare('bonusDisc');
export const BONUS_UNLOCK: ActionOf<'bonusUnlock'> = bare('bonusUnlock');

const steps = upTo(NODES, (to) => ({ type: 'step', to }));
const rides = upTo(NODES, (to) => ({ type: 'ride', to }));
const flights = upTo(NODES, (to) => ({ type: 'fly', to }));
const removals = upTo(TILES, (from) => ({ type: 'removeCop', from }));
const unlocks = upTo(ASSETS.length, (asset) => ({ type: 'unlock', asset }));
const losses = upTo(ASSETS.length, (asset) => ({ type: 'loseAsset', asset }));
const assignments = upTo(PLACES.length, (place) => ({ type: 'assign', place }));
const keysTaken = upTo(COLOURS.length, (colour) => ({ type: 'takeKey', colour }));
/** The first is to stop without turning a key. */
const stops = upTo(COLOURS.length + 2, (index) => ({ type: 'stop', key: index - 1 }));
const fixersBought = upTo(8, (fixer) => ({ type: 'buyFixer', fixer }));
const equipmentBought = upTo(4, (equipment) => ({ type: 'buyEquipment', equipment }));
/** For each colour first with its key, then with the master key. */
const lockersOpened = upTo(COLOURS.length * 2, (index) => ({
  type: 'openLocker',
  colour: index >> 1,
  master: index & 1,
}));
const itemsPut = upTo(9, (space) => ({ type: 'putItem', space }));
const healings = upTo(4, (count) => ({ type: 'heal', count }));
/** For each card of the display first to remove it, then to put it on one of the five spaces. */
const contactsTaken = upTo(DISPLAY * CONTACT_CHOICES, (index) => ({
  type: 'takeContact',
  index: Math.floor(index / CONTACT_CHOICES),
  space: (index % CONTACT_CHOICES) - 1,
}));
const copMoves = upTo(COPS.length * TILES * TILES, (index) => ({
  type: 'moveCop',
  cop: Math.floor(index / (TILES * TILES)),
  from: Math.floor(index / TILES) % TILES,
  to: index % TILES,
}));

export function stepAction(to: Node): ActionOf<'step'> {
  return steps[to] ?? { type: 'step', to };
}

export function rideAction(to: Node): ActionOf<'ride'> {
  return rides[to] ?? { type: 'ride', to };
}

export function flyAction(to: Node): ActionOf<'fly'> {
  return flights[to] ?? { type: 'fly', to };
}

export function stopAction(key: number): ActionOf<'stop'> {
  return stops[key + 1] ?? { type: 'stop', key };
}

export function unlockAction(asset: number): ActionOf<'unlock'> {
  return unlocks[asset] ?? { type: 'unlock', asset };
}

export function loseAssetAction(asset: number): ActionOf<'loseAsset'> {
  return losses[asset] ?? { type: 'loseAsset', asset };
}

export function assignAction(place: number): ActionOf<'assign'> {
  return assignments[place] ?? { type: 'assign', place };
}

export function takeKeyAction(colour: number): ActionOf<'takeKey'> {
  return keysTaken[colour] ?? { type: 'takeKey', colour };
}

export function buyFixerAction(fixer: number): ActionOf<'buyFixer'> {
  return fixersBought[fixer] ?? { type: 'buyFixer', fixer };
}

export function buyEquipmentAction(equipment: number): ActionOf<'buyEquipment'> {
  return equipmentBought[equipment] ?? { type: 'buyEquipment', equipment };
}

export function openLockerAction(colour: number, master: 0 | 1): ActionOf<'openLocker'> {
  return lockersOpened[colour * 2 + master] ?? { type: 'openLocker', colour, master };
}

export function putItemAction(space: number): ActionOf<'putItem'> {
  return itemsPut[space] ?? { type: 'putItem', space };
}

export function healAction(count: number): ActionOf<'heal'> {
  return healings[count] ?? { type: 'heal', count };
}

export function takeContactAction(index: number, space: number): ActionOf<'takeContact'> {
  return contactsTaken[index * CONTACT_CHOICES + space + 1] ?? { type: 'takeContact', index, space };
}

export function removeCopAction(from: TileIndex): ActionOf<'removeCop'> {
  return removals[from] ?? { type: 'removeCop', from };
}

export function moveCopAction(cop: number, from: TileIndex, to: TileIndex): ActionOf<'moveCop'> {
  return copMoves[(cop * TILES + from) * TILES + to] ?? { type: 'moveCop', cop, from, to };
}

/** Ways to lay a tile, by cell; twelve tiles never reach a cell outside. Its row is made when a tile may first be laid there. */
const SPAN = 64;
const TURNS = 6;
const lays: (readonly ActionOf<'layTile'>[] | undefined)[] = Array.from({ length: SPAN * SPAN });

export function layTileAction(tile: TileIndex, q: number, r: number, turned: number): ActionOf<'layTile'> {
  const cell = (q + SPAN / 2) * SPAN + r + SPAN / 2;
  let row = lays[cell];
  if (row === undefined) {
    row = upTo(TILES * TURNS, (index) => ({
      type: 'layTile',
      tile: Math.floor(index / TURNS),
      q,
      r,
      turned: index % TURNS,
    }));
    lays[cell] = row;
  }
  return row[tile * TURNS + turned] ?? { type: 'layTile', tile, q, r, turned };
}

const ABILITIES = 4;
/** Executive actions by component, by index and ability, and by target; each is made when it is first listed. */
const uses: Readonly<Record<Component, ActionOf<'use'>[][]>> = {
  contact: [],
  fixer: [],
  equipment: [],
  asset: [],
  member: [],
  firstAid: [],
};

export function useAction(component: Component, index: number, target = -1, ability = -1): ActionOf<'use'> {
  const rows = uses[component];
  const key = index * ABILITIES + ability + 1;
  let row = rows[key];
  if (row === undefined) {
    row = [];
    rows[key] = row;
  }
  let action = row[target + 1];
  if (action === undefined) {
    action = shared({ type: 'use', component, index, ability, target });
    row[target + 1] = action;
  }
  return action;
}
