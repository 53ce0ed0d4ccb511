import type { Seat } from '@stakeout/kernel';
import type { City } from './city/city.ts';
import type { Node } from './city/node.ts';
import type { WithPrinted } from './data/printed.ts';

/** Anyone with a figure on the board, counted from 0: first the seats, then Sandra, then Costa. */
export type Pawn = number;
/** Money in thousands. */
export type Money = number;

/** The parts of a day (E9.1). */
export const MORNING = 0;
export const DUSK = 2;
export const NIGHT = 3;
export const DAWN = 4;

/** Where a pawn stands in the game. */
export const IN_CITY = 0;
export const ESCAPED = 1;
export const ARRESTED = 2;
/** Escaped in this part of the day: off the board, but notoriety is still to be adjusted (E19.5). */
export const LEAVING = 3;

/** What TRAVEL and AVOID are called in `turn.step`: components with a symbol may be used only then (E17.1). */
export const IN_TRAVEL = 1;
export const IN_AVOID = 2;

/** What the `turn` frame counts to while each step of a move is under way (E9.3): it is always one ahead. */
export const TRAVELLING = 2;
export const AVOIDING = 3;
export const VISITING = 4;

/**
 * What is going on, as data: the call stack of the rules. The last frame is the current one. Some frames run by themselves
 * (`procedures/`), the others wait for their seat to decide (`decisions/`). What `n` and `x` mean is said there.
 */
export interface Frame {
  kind: FrameKind;
  seat: Pawn;
  n: number;
  x: number;
}

export type FrameKind =
  // These run by themselves.
  | 'day'
  | 'offers'
  | 'build'
  | 'part'
  | 'adjust'
  | 'line'
  | 'reward'
  | 'approaches'
  | 'turn'
  | 'avoidStep'
  | 'wounds'
  | 'visit'
  | 'bonuses'
  | 'automa'
  // These wait for a decision.
  | 'unlockOffer'
  | 'placeTile'
  | 'assign'
  | 'useDisc'
  | 'action'
  | 'travel'
  | 'avoid'
  | 'toll'
  | 'takeKey'
  | 'buyFixer'
  | 'takeCan'
  | 'buyEquipment'
  | 'openLocker'
  | 'keepTile'
  | 'placeItem'
  | 'exit'
  | 'mayUnlock'
  | 'mayHeal'
  | 'mayPray'
  | 'hospital'
  | 'takeContact'
  | 'unlock'
  | 'moveCop'
  | 'removeCop'
  | 'approach'
  | 'loseAsset'
  | 'bonus'
  | 'finish'
  | 'over';

/** A human player's board. */
export interface Board {
  cash: Money;
  /** Index of the escape plan card. */
  plan: number;
  /** Income cubes left. */
  cubes: number;
  /** The five contact spaces from the left: 0 free, 1 + index of a contact card, or -1 - index of a locked asset. */
  contacts: number[];
  /** The contact spaces under handcuffs, as a mask. */
  cuffed: number;
  /** The contact spaces whose card is used, as a mask. */
  spent: number;
  /** The item spaces: an item code (`items.ts`), 0 when free. */
  items: number[];
  /** The item spaces whose tile is used, as a mask. */
  used: number;
  /** The unlocked slots, most expensive first: 0 free, 1 + asset ready, -1 - asset used. */
  slots: number[];
  /** The keys from the three safe houses: 0 none, 1 + colour ready, -1 - colour used. */
  keys: number[];
  /** 1 while the first aid token is ready. */
  firstAid: number;
  /** 1 while the rest token shows the sun. */
  sun: number;
  /** Wound cubes in the red box. */
  wounds: number;
  cans: number;
  /** Gang members held. */
  members: number;
  /** Gang control markers left. */
  markers: number;
  /** The bonuses offered so far, as a mask: the two business groups and the safe houses. */
  bonuses: number;
  /** Assets out of the game, as a mask. */
  gone: number;
}

/** The turn under way; meaningless between turns. */
export interface Turn {
  seat: Pawn;
  /** Where the robber stood when it began. */
  start: Node;
  /** Movement points left. */
  mp: number;
  /** 1 once the subway has been ridden. */
  ridden: number;
  /** The tiles left so far, as a mask (E12.2). */
  left: number;
  /** The nodes stood on since a movement point was last spent or gained, in order: free steps do not go round in circles. */
  trail: Node[];
  /** Water opened by the jet ski this turn, as a mask of tiles. */
  jetSki: number;
  /** `IN_TRAVEL`, `IN_AVOID` or 0. */
  step: number;
  /** 1 when the robber means to leave the city. */
  escaping: number;
  /** Cops still to be avoided, a mask of types for each tile. */
  toAvoid: number[];
  /** 1 while Sandra is still to be avoided. */
  sandra: number;
  /** 1 while Costa's toll is still to be paid (E24.3). */
  costa: number;
  /** 1 once a move has come to nothing: what is left is to rest or to stay (E9.5). */
  stuck: number;
  /** Equipment types bought in this visit, as a mask. */
  bought: number;
  /** The tiles drawn from a locker or exit, face down to everybody else. */
  drawn: number[];
  /** Where they come from: 0 to 2 a locker pile, 3 and 4 an exit stack, -1 none. */
  drawnFrom: number;
  /** The item waiting for a space, or 0. */
  item: number;
  /** 1 + contact space of the card whose effect is under way, or 0: it may not be replaced (E16.1). */
  using: number;
}

/** What Costa has taken (E24.4). */
export interface Lieutenant {
  plan: number;
  contacts: number[];
  /** His stacks of tiles, as item codes behind a first number: 1 when only the best tile will count, 0 when all do (E24.6). */
  stacks: number[][];
}

/** The whole truth of a game, as plain data. Sets are bit masks; tiles, contacts and plans are indices into the table. */
export interface State extends WithPrinted {
  /** The key of the data table: which box it is, as data. */
  table: string;
  seats: number;
  /** Seats, and Sandra and Costa where they play. */
  pawns: number;
  /** 1 when effects that avoid all cops of a tile cover Costa too. */
  costaAvoidable: number;
  /** 1 when of every stack of Costa's only the best tile counts. */
  costaBest: number;
  day: number;
  part: number;
  frames: Frame[];
  turn: Turn;

  /** Turn order of all pawns, first to last; those gone stay in it. */
  order: Pawn[];
  city: City;
  /** The face-down tiles of the four stacks; the last of each is the next to be turned up. */
  stacks: number[][];
  /** The face-up tile on each stack, or -1. */
  faceUp: number[];
  /** The node of each business and safe house, or -1. */
  places: Node[];
  /** The pawns that have a cube on each business and safe house, as a mask. */
  visited: number[];
  /** The businesses that are closed, as a mask. */
  closed: number;
  /** The cops on each tile, a mask of types; also on face-up stack tiles. */
  cops: number[];
  /** Cops in the bag, by type. */
  bag: number[];
  /** Cops out of the game, by type. */
  copsOut: number[];
  /** Gang members on each tile's gang space. */
  gangs: number[];
  /** The pawn whose control marker lies on each tile's gang space, or -1. */
  control: Pawn[];
  gangPool: number;

  /** Patrol cards not yet revealed; the last is the top. */
  patrol: number[];
  /** The patrol card nobody has seen. */
  removedPatrol: number;
  /** The patrol cards revealed so far, in order: the exits they lie on. */
  revealedPatrol: number[];
  /** Patrol cards on each of the three exits. */
  patrolled: number[];
  /** The two stacks of exit tiles; the last tile is the top. */
  exitStacks: number[][];
  /** The exit each of the two stacks lies on (or waits for), or -1. */
  exitStackAt: number[];

  /** Keys left at each safe house, three lists of colours. */
  keysAt: number[][];
  /** Fixers in the open pile, as a mask. */
  fixers: number;
  /** The three locker piles; the last tile is the top. */
  lockers: number[][];
  /** Equipment left of each type. */
  equipment: number[];
  cans: number;
  discsLeft: number;
  cuffsLeft: number;
  /** The open contacts, from the left. */
  display: number[];
  contactDeck: number[];
  inspectorDeck: number[];
  lieutenantDeck: number[];

  /** Where each pawn is, or -1 off the board. */
  at: Node[];
  status: number[];
  notoriety: number[];
  /** Notoriety cubes of each pawn in the red and in the blue box; the others of its four are neutral. */
  red: number[];
  blue: number[];
  discs: number[];
  /** Pawns in the order in which they escaped. */
  escapes: Pawn[];
  boards: Board[];
  costa: Lieutenant;
  /** Tiles out of the game: item codes, in the order they left. Those discarded unseen are seen by nobody. */
  boxed: number[];
  /** Contact cards out of the game. */
  contactsOut: number[];
  /** Colours of the keys out of the game. */
  keysOut: number[];
  /** How many draws have been made under each label (`chance-labels.ts`). */
  draws: number[];
  /** How the game ended, or an empty text. */
  ending: string;
}

/**
 * Something that is looked at and not changed. A rule that only looks can be asked of a view's table, and of a guess at the
 * truth, as well as of a state: what they have in common has the same names.
 */
export type Seen<T> = T extends readonly (infer Item)[]
  ? readonly Seen<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: Seen<T[Field]> }
    : T;

export function topFrame(state: State): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}

export function push(state: State, kind: FrameKind, seat: Seat, n = 0, x = 0): void {
  state.frames.push({ kind, seat, n, x });
}

export function pop(state: State): void {
  state.frames.pop();
}

/** Sandra's pawn, or -1 where she does not play (E4.3). */
export function sandraOf(state: Pick<State, 'seats'>): Pawn {
  return state.seats <= 2 ? state.seats : -1;
}

/** Costa's pawn, or -1 (E24). */
export function costaOf(state: Pick<State, 'seats'>): Pawn {
  return state.seats === 1 ? 2 : -1;
}

export function isHuman(state: Pick<State, 'seats'>, pawn: Pawn): boolean {
  return pawn < state.seats;
}

export function boardOf(state: State, seat: Seat): Board {
  return state.boards[seat] as Board;
}
