import type { HappeningType, View } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';

/** What a new day brings, and how somebody's game ends, is read by whoever's move came before it as well. */
const STORIES: ReadonlySet<string> = new Set<HappeningType>(['dayBegan', 'exitBlocked', 'escaped', 'arrested']);

export const isStory = (event: unknown): boolean => STORIES.has((event as { readonly type: string }).type);

/** Whose turn is under way, whoever decides something in it; `null` between two turns. */
export function turnOf(view: unknown): Seat | null {
  const { frames } = (view as View).table;
  return frames.find(({ kind }) => kind === 'turn')?.seat ?? null;
}
