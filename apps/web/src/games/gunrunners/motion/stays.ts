import type { Event, View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { BustTeller } from '../bust/bust-teller.ts';

/** A bust is read by whoever brought it about as well. */
export const isStory = (event: unknown): boolean => BustTeller.tells(event as Event);

/** A Power Player decides in the turn of somebody else (G7.1). */
export const turnOf = (view: unknown): Seat => (view as View).active;
