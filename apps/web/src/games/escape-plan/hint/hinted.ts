import type { Action } from '@stakeout/escape-plan';
import { createStore } from '../../../state/store.ts';

/** What deals with a cop of the trip that a hint shows, or that nothing does. */
export interface CopTag {
  readonly tile: number;
  readonly cop: number;
  readonly text: string;
  readonly isWound: boolean;
}

/** The hint that is open: for which moment of the match, and what it shows on the map. */
export interface Hinted {
  readonly seq: number;
  readonly plan: readonly Action[] | null;
  readonly tags: readonly CopTag[];
}

/** Asked for by a button of the map, in the menu or by a key; shown over the map and at its foot. `null` while none is open. */
export const hinted = createStore<Hinted | null>(null);
