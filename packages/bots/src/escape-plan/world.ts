import {
  type Action,
  escapePlanRules,
  type PublicBoard,
  type PublicTable,
  type View,
  type WithPrinted,
} from '@stakeout/escape-plan';
import type { Chance, Seat } from '@stakeout/kernel';
import { PLAIN, type Sense } from './sense.ts';

/** A board in an imagined world: what is on the table, and a guess at what is not. The own one is no guess. */
export interface WorldBoard extends PublicBoard {
  readonly cash: number;
  readonly plan: number;
}

/** The turn in an imagined world; tiles drawn have their values. */
type WorldTurn = Omit<PublicTable['turn'], 'drawn' | 'left'> & {
  readonly drawn: readonly number[];
  left: number;
};

type Seen =
  | 'table'
  | 'seats'
  | 'pawns'
  | 'costaAvoidable'
  | 'costaBest'
  | 'day'
  | 'part'
  | 'frames'
  | 'order'
  | 'faceUp'
  | 'places'
  | 'visited'
  | 'closed'
  | 'cops'
  | 'gangs'
  | 'control'
  | 'patrolled'
  | 'exitStackAt'
  | 'keysAt'
  | 'fixers'
  | 'equipment'
  | 'cans'
  | 'discsLeft'
  | 'cuffsLeft'
  | 'display'
  | 'status'
  | 'notoriety'
  | 'red'
  | 'blue'
  | 'discs'
  | 'escapes'
  | 'ending';

/**
 * One way things could be, made up from a view: never the truth. Whoever decides for a seat in it reads what that seat may
 * know, and of piles their height only.
 */
export interface World extends Pick<PublicTable, Seen>, WithPrinted {
  city: PublicTable['city'];
  readonly at: number[];
  readonly turn: WorldTurn;
  readonly boards: readonly WorldBoard[];
  readonly lockers: readonly (readonly number[])[];
  readonly exitStacks: readonly (readonly number[])[];
  /** Costa's cards that are left, in no order, and his contacts; his plan and what his tiles are worth nobody knows. */
  readonly lieutenantDeck: readonly number[];
  readonly costa: { readonly contacts: readonly number[]; readonly stacks: readonly (readonly number[])[] };
  /** How those who play in it think. */
  readonly sense: Sense;
}

/** Makes up a world that looks to the seat like its view, played by people of a sense. */
export function imagine(view: View, seat: Seat, chance: Chance, sense: Sense = PLAIN): World {
  return withSense(escapePlanRules.determinize(view, seat, chance), sense);
}

/** The same state, played by people of a sense. */
export function withSense(state: Omit<World, 'sense'>, sense: Sense = PLAIN): World {
  return Object.assign(state, { sense });
}

/** Carries an action out in an imagined world. It must be legal there: nobody checks. */
export function perform(world: World, seat: Seat, action: Action, chance: Chance): void {
  escapePlanRules.applyInPlace(whole(world), seat, action, chance, null);
}

/** Worlds come from `imagine` alone, so what a search does not look at is there all the same. */
export function whole(world: World): ReturnType<typeof escapePlanRules.determinize> {
  return world as World & ReturnType<typeof escapePlanRules.determinize>;
}

/** Whose decision it is, or -1 when the game is over. */
export function moverOf(world: World): Seat | -1 {
  const { frames } = world;
  const frame = frames[frames.length - 1];
  return frame === undefined || frame.kind === 'over' ? -1 : frame.seat;
}
