import type { Action } from '@stakeout/escape-plan';
import type { Choice, Parts } from '../../../table/selection/choices.ts';
import type { Touching } from '../../../table/selection/touching.ts';
import type { Selection } from '../../../table/selection/use-selection.ts';

/** Something on the table that a player can touch. Numbers are those of the rules: nodes, tiles, spaces, types. */
export type Target =
  /** A terrain or a location of the city. */
  | `node:${number}`
  /** A tile of the city as a whole. */
  | `tile:${number}`
  /** A free cell beside the city, by its axial coordinates, and how far the tile there is turned. */
  | `cell:${number}:${number}`
  | `turn:${number}`
  /** A tile that lies face up on a stack. */
  | `stack:${number}`
  /** A cop: its tile, and its type; type 3 is Inspector Sandra. */
  | `cop:${number}:${number}`
  /** A contact on offer, by its place from the left. */
  | `display:${number}`
  /** The own contact and item spaces, unlocked slots, and locked assets wherever they lie. */
  | `contact:${number}`
  | `item:${number}`
  | `slot:${number}`
  | `asset:${number}`
  /** A gang by its tile, to which a member goes back; and what the gang is to do. */
  | `member:${number}`
  | `ability:${number}`
  | 'firstAid'
  | 'can'
  | 'rest'
  | 'disc'
  /** One of several ways to a place; the key that opens it. */
  | `route:${number}`
  | `key:${number}`
  /** What is chosen in the course of a visit. */
  | `place:${number}`
  | `fixer:${number}`
  | `equipment:${number}`
  | `locker:${number}:${number}`
  | `value:${number}`
  | `heal:${number}`
  /** Everything else: an action that needs nothing but its name. */
  | `button:${string}`;

export type EscapeChoice = Choice<Target, Action>;
export type EscapeParts = Parts<Target>;
export type EscapeSelection = Selection<Target, Action>;
export type EscapeTouching = Touching<Target, Action>;
