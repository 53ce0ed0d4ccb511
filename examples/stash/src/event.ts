import type { Seat } from '@stakeout/kernel';
import type { House } from './state.ts';

/** What happened. A house that a viewer may not know is -1. */
export type Event =
  /** S2.2: loot went to a house next door. */
  | { readonly type: 'carried'; readonly seat: Seat; readonly house: House }
  /** S2.3: a piece was sold, and with it everybody learned where the rest lies. */
  | { readonly type: 'sold'; readonly seat: Seat; readonly house: House }
  /** S2.4: a house was searched, and the loot of these seats was found. */
  | { readonly type: 'searched'; readonly seat: Seat; readonly house: House; readonly found: readonly Seat[] }
  /** S3.1: the patrol came by a house, and the loot of these seats was found. */
  | { readonly type: 'patrolled'; readonly house: House; readonly found: readonly Seat[] }
  /** S1.2: found loot was hidden anew. */
  | { readonly type: 'hidden'; readonly seat: Seat; readonly house: House }
  /** S2.1: whose turn it is, and which night. */
  | { readonly type: 'turnPassed'; readonly active: Seat; readonly night: number };
