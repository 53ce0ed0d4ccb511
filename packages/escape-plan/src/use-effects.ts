import type { ActionOf } from './action.ts';
import { type Node, terrainOf } from './city/node.ts';
import { ALL_COPS, COSTA, type Effect, SANDRA, type Table } from './data/table.ts';
import { equipmentOf, fixerOf } from './items.ts';
import { FLIGHT_COST } from './numbers.ts';
import type { Board, Seen } from './state.ts';

type Use = ActionOf<'use'>;

/** A cop on a tile as one number: `tile * TARGETS_PER_TILE + cop`, where Sandra is the last. */
export const TARGETS_PER_TILE = SANDRA + 1;

/** What the seven assets do, in the order of the table (E17.11). The master key is used where a lock is. */
export const ASSET_EFFECTS: readonly Effect[] = [
  { kind: 'MOVE_OFFICER', cops: 1, amount: 0 },
  { kind: 'MOVE_OFFICER', cops: 2, amount: 0 },
  { kind: 'MOVE_OFFICER', cops: 4, amount: 0 },
  { kind: 'GAIN_DISC', cops: 0, amount: 0 },
  { kind: 'AVOID_ALL_ON_TILE', cops: 0, amount: 0 },
  { kind: 'MASTER_KEY', cops: 0, amount: 0 },
  { kind: 'HEAL', cops: 0, amount: 1 },
];

/** The abilities of a gang, in the order of their numbers: to lie low, to fly, to ignore a tile (E17.6). */
export const GANG_EFFECTS: readonly Effect[] = [
  { kind: 'LOSE_NOTORIETY', cops: 0, amount: 1 },
  { kind: 'FLY', cops: 0, amount: 0 },
  { kind: 'AVOID_ALL_ON_TILE', cops: 0, amount: 0 },
];

const FIRST_AID: Effect = { kind: 'HEAL', cops: 0, amount: 1 };

/** What using a component of a board does (E17), on a state as in a view; `null` where there is no such component. */
export function effectOf(
  table: Table,
  board: Seen<Pick<Board, 'contacts' | 'items' | 'slots'>>,
  { component, index, ability }: Pick<Use, 'component' | 'index' | 'ability'>,
): Effect | null {
  if (ability >= 0) return GANG_EFFECTS[ability] ?? null;
  switch (component) {
    case 'contact':
      return table.contacts[(board.contacts[index] ?? 0) - 1]?.effect ?? null;
    case 'fixer':
      return table.fixers[fixerOf(board.items[index] ?? 0)]?.effect ?? null;
    case 'equipment': {
      const equipment = table.equipment[equipmentOf(board.items[index] ?? 0)];
      return equipment === undefined ? null : { kind: 'AVOID_ANY', cops: equipment.avoids, amount: 1 };
    }
    case 'asset':
      return ASSET_EFFECTS[(board.slots[index] ?? 0) - 1] ?? null;
    case 'member':
      return null;
    case 'firstAid':
      return FIRST_AID;
  }
}

/** What the target of an effect stands for. */
export function aimOf({ kind }: Effect): 'node' | 'water' | 'cop' | 'tile' | 'nothing' {
  switch (kind) {
    case 'FLY':
    case 'SEWER':
      return 'node';
    case 'WATER_PASSABLE':
      return 'water';
    case 'AVOID_ANY':
      return 'cop';
    case 'AVOID_TYPES_ON_TILE':
    case 'AVOID_ALL_ON_TILE':
      return 'tile';
    default:
      return 'nothing';
  }
}

/** The types that an effect avoids on a tile, as a mask. */
export function typesAvoided({ kind, cops }: Effect): number {
  return kind === 'AVOID_ALL_ON_TILE' ? ALL_COPS : cops;
}

/**
 * E12.4, E23.2: whether an effect on a whole tile that avoids these types avoids one cop on it. Sandra is of every type;
 * Costa is avoided with all of them only, where that is played.
 */
export function coversOnTile(types: number, cop: number): boolean {
  if (cop === SANDRA) return true;
  return cop === COSTA ? types === ALL_COPS : (types & (1 << cop)) !== 0;
}

/** Whether an effect used on a target avoids a cop of a tile. */
export function avoidsCop(effect: Effect, target: number, tile: number, cop: number): boolean {
  switch (aimOf(effect)) {
    case 'cop':
      return target === tile * TARGETS_PER_TILE + cop && cop <= SANDRA;
    case 'tile':
      return target === tile && coversOnTile(typesAvoided(effect), cop);
    default:
      return false;
  }
}

/** E17.7, E17.12: a flight takes a point, a sewer one where the terrain is another, everything else none. */
export function pointsFor({ kind }: Pick<Effect, 'kind'>, from: Node, to: Node): number {
  if (kind === 'FLY') return FLIGHT_COST;
  return kind === 'SEWER' && terrainOf(from) !== terrainOf(to) ? 1 : 0;
}
