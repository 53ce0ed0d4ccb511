import type { EventType, View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';

/** A bust, and who took what there, is read by whoever brought it about as well. */
const STORIES: ReadonlySet<string> = new Set<EventType>(['locationBusted', 'cratesTaken']);

export const isStory = (event: unknown): boolean => STORIES.has((event as { readonly type: string }).type);

/** A Power Player decides in the turn of somebody else (G7.1). */
export const turnOf = (view: unknown): Seat => (view as View).active;
