import type { Table, View } from '@stakeout/escape-plan';
import type { Outcome, Seat } from '@stakeout/kernel';
import { createContext, useContext } from 'react';
import type { TableSession } from '../../../session/session.ts';
import type { NameOf } from '../../../table/seat-name.tsx';
import type { Words } from '../words.ts';
import type { Column } from './sheet.ts';
import type { Story } from './story.ts';

/** What every part of the result needs to know. */
export interface EndContext {
  readonly session: TableSession;
  readonly view: View;
  readonly printed: Table;
  readonly outcome: Outcome;
  readonly story: Story;
  /** Everybody who is measured: the players from first to last, and Costa. */
  readonly columns: readonly Column[];
  readonly words: Words;
  /** The seat of whoever reads; `null` for spectators, and where several share the device. */
  readonly you: Seat | null;
  /** The name of a player with what is to be said beside it. */
  readonly resultNameOf: NameOf;
  readonly onWatch: ((move: number) => void) | undefined;
}

const Context = createContext<EndContext | null>(null);

export const EndProvider = Context.Provider;

export function useEnd(): EndContext {
  const end = useContext(Context);
  if (end === null) throw new Error('a part of the result stands outside of it');
  return end;
}
