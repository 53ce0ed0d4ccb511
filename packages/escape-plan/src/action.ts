import type { Node, TileIndex } from './city/node.ts';

/** What is used in an executive action (E17). */
export type Component = 'contact' | 'fixer' | 'equipment' | 'asset' | 'member' | 'firstAid';

/** The three things a gang can do (E17.6). */
export const LIE_LOW = 0;
export const GANG_FLIGHT = 1;
export const IGNORE_TILE = 2;

/** One decision. Numbers are indices into the data table, nodes or tiles of the city. */
export type Action =
  | { readonly type: 'pass' }
  /** E5.2: pay to unlock an asset in the income phase. */
  | { readonly type: 'payToUnlock' }
  /** E7.1. */
  | {
      readonly type: 'layTile';
      readonly tile: TileIndex;
      readonly q: number;
      readonly r: number;
      readonly turned: number;
    }
  /** E7.3: the business or safe house for the tile just laid. */
  | { readonly type: 'assign'; readonly place: number }
  /** E9.2. */
  | { readonly type: 'useDisc' }
  | { readonly type: 'rest' }
  | { readonly type: 'move' }
  /** E9.5. */
  | { readonly type: 'stay' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'step'; readonly to: Node }
  | { readonly type: 'ride'; readonly to: Node }
  | { readonly type: 'fly'; readonly to: Node }
  | { readonly type: 'gasCan' }
  /** E11.1, E15.13: `key` is -1, the colour of the key turned for a closed business, or 3 for the master key. */
  | { readonly type: 'stop'; readonly key: number }
  | { readonly type: 'escape' }
  /** Back to where the turn began, when no legal end is left (E9.5). */
  | { readonly type: 'turnBack' }
  | { readonly type: 'takeWound' }
  /** E17: `index` is the space, slot or gang; `ability` of a gang, else -1; `target` a node, a tile, or tile × 4 + cop, else -1. */
  | {
      readonly type: 'use';
      readonly component: Component;
      readonly index: number;
      readonly ability: number;
      readonly target: number;
    }
  | { readonly type: 'takeKey'; readonly colour: number }
  | { readonly type: 'buyFixer'; readonly fixer: number }
  | { readonly type: 'takeCan' }
  | { readonly type: 'buyEquipment'; readonly equipment: number }
  /** E15.8: `master` is 1 when the master key is used. */
  | { readonly type: 'openLocker'; readonly colour: number; readonly master: number }
  | { readonly type: 'keepTile'; readonly value: number }
  | { readonly type: 'putItem'; readonly space: number }
  | { readonly type: 'takeIncome' }
  | { readonly type: 'drawTiles' }
  | { readonly type: 'unlock'; readonly asset: number }
  | { readonly type: 'heal'; readonly count: number }
  | { readonly type: 'pray' }
  /** E16.1: `space` is -1 to remove the card, else the contact space it goes to, free or in place of another. */
  | { readonly type: 'takeContact'; readonly index: number; readonly space: number }
  | { readonly type: 'moveCop'; readonly cop: number; readonly from: TileIndex; readonly to: TileIndex }
  | { readonly type: 'removeCop'; readonly from: TileIndex }
  | { readonly type: 'loseAsset'; readonly asset: number }
  | { readonly type: 'bonusDisc' }
  | { readonly type: 'bonusUnlock' };

export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;
