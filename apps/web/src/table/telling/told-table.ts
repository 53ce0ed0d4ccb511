import { createContext, useContext } from 'react';
import type { Move } from '../../session/session.ts';
import type { Recap } from '../recap/recap.ts';
import type { Telling } from '../selection/chooser.ts';
import type { Tell } from '../use-announcements.ts';

/** What is being told at a table, and what its reader can do with it. */
export interface ToldTable {
  readonly stage: Telling;
  readonly told: Move | null;
  /** Somebody's turn has been told, and stays until the reader goes on. */
  readonly isWaiting: boolean;
  /** Whether the reader has something to decide now, and nothing is being told. */
  readonly isActing: boolean;
  /** Whether something of that decision has been chosen, or asked. */
  readonly hasChosen: boolean;
  /** A move as the log has it. */
  readonly tellMove: Tell;
  /** What in a move of one's own is a story to be read. */
  readonly isStory: (event: unknown) => boolean;
  readonly loadRecap: () => Promise<Recap>;
}

const Context = createContext<ToldTable | null>(null);

export const ToldTableProvider = Context.Provider;

/** `null` where nothing is told to anybody: replays have buttons of their own. */
export function useToldTable(): ToldTable | null {
  return useContext(Context);
}
