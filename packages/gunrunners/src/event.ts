import type { Outcome, Seat } from '@stakeout/kernel';
import type { Card, Role } from './cards.ts';
import type { Ending, Location, Phase } from './state.ts';

/**
 * What happened, in the past tense. A view can be kept up to date from these alone. In the form shown to seats that may
 * not know a card, the card is a back: 200 instead of 213.
 */
export type Event =
  | { readonly type: 'agentStationed'; readonly seat: Seat; readonly location: Location; readonly card: Card }
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly hand: readonly Card[]; readonly pile: number }
  | { readonly type: 'startChosen'; readonly seat: Seat }
  | { readonly type: 'warehouseOverflowed' }
  | { readonly type: 'dieRolled'; readonly seat: Seat; readonly roll: number }
  /** G5.2: to a location, or to the warehouse when it is `null`. */
  | {
      readonly type: 'cratesDelivered';
      readonly location: Location | null;
      readonly fromSupply: number;
      readonly fromWarehouse: number;
    }
  | { readonly type: 'cardCommitted'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'agentFlipped'; readonly seat: Seat; readonly location: Location; readonly card: Card }
  | { readonly type: 'agentPlaced'; readonly seat: Seat; readonly location: Location; readonly card: Card }
  | { readonly type: 'undercoverDeployed'; readonly seat: Seat; readonly location: Location; readonly card: Card }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'operationSkipped'; readonly seat: Seat; readonly role: Role }
  | { readonly type: 'operationDeclined'; readonly seat: Seat; readonly role: Role }
  | { readonly type: 'managerTookPost'; readonly seat: Seat }
  | {
      readonly type: 'agentTransferred';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: Location;
      readonly index: number;
      readonly to: Location;
    }
  | {
      readonly type: 'undercoverPeeked';
      readonly seat: Seat;
      readonly location: Location;
      readonly index: number;
      readonly card: Card;
    }
  | {
      readonly type: 'undercoverHidden';
      readonly seat: Seat;
      readonly from: Location;
      readonly index: number;
      readonly to: Location;
    }
  | {
      readonly type: 'agentTargeted';
      readonly seat: Seat;
      readonly location: Location;
      readonly index: number;
      readonly card: Card;
    }
  | { readonly type: 'agentSabotaged'; readonly location: Location; readonly index: number; readonly card: Card }
  | { readonly type: 'sabotageFailed'; readonly location: Location; readonly index: number; readonly card: Card }
  | { readonly type: 'probationersInspected'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'probationersArranged'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'cratesRun'; readonly seat: Seat; readonly from: Location; readonly to: Location }
  /** G8.2: `row` is the field with every card turned up; `bust` counts from 1, 0 in the final bust of G9.2. */
  | {
      readonly type: 'locationBusted';
      readonly location: Location;
      readonly bust: number;
      readonly marker: number;
      readonly row: readonly Card[];
    }
  | {
      readonly type: 'cratesTaken';
      readonly seat: Seat;
      readonly location: Location;
      readonly crates: number;
      readonly sum: number;
    }
  | { readonly type: 'fieldDiscarded'; readonly location: Location; readonly cards: readonly Card[] }
  /** G8.7: what each location received. */
  | { readonly type: 'specialDelivery'; readonly location: Location; readonly crates: readonly number[] }
  | { readonly type: 'finalBustBegan' }
  /** G9.2: half the crates leave, to the supply (`en`) or out of the game (`pt`). */
  | { readonly type: 'cratesLeft'; readonly location: Location; readonly crates: number }
  /** The table is laid open. */
  | {
      readonly type: 'gameEnded';
      readonly ending: Ending;
      readonly outcome: Outcome;
      readonly probation: readonly Card[];
      readonly fields: readonly (readonly Card[])[];
      readonly hands: readonly (readonly Card[])[];
      readonly piles: readonly (readonly Card[])[];
      readonly discards: readonly Card[];
    }
  /** Last of every action: what the table waits for now. */
  | {
      readonly type: 'decisionPassed';
      readonly phase: Phase;
      readonly active: Seat;
      readonly power: Seat | -1;
      readonly role: Role;
      readonly site: Location | -1;
      readonly peekSite: Location | -1;
      readonly peekIndex: number;
      readonly turn: number;
      readonly busting: number;
      readonly busted: number;
    };

export type EventType = Event['type'];
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;
