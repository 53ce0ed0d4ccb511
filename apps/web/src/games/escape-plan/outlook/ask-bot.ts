import type { TableOutlook, TableSession } from '../../../session/session.ts';

/** So many tries are wanted in all; a portion is short enough to be stopped at once. */
export const TRIES = 200;
const PORTION = 10;
/** Nobody waits longer than this, in milliseconds, counted from the first answer: a worker may have to start. */
const PATIENCE = 2000;

/**
 * Counts in how many tries the bot gets away, portion by portion, and tells how far it is after each. Gives `null` when it
 * was stopped, when the table has changed meanwhile, or when there is nothing to tell.
 */
export async function askBot(
  session: Pick<TableSession, 'outlook'>,
  onProgress: (so: TableOutlook) => void,
  isStopped: () => boolean,
  now: () => number = () => performance.now(),
): Promise<TableOutlook | null> {
  let escapes = 0;
  let tries = 0;
  let begun: number | null = null;
  while (tries < TRIES && (begun === null || now() - begun < PATIENCE)) {
    const portion = await session.outlook(tries, Math.min(PORTION, TRIES - tries));
    begun ??= now();
    if (portion === null || portion.tries === 0 || isStopped()) return null;
    escapes += portion.escapes;
    tries += portion.tries;
    onProgress({ escapes, tries });
  }
  return { escapes, tries };
}
