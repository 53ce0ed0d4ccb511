import type { Refusal } from '@stakeout/kernel';
import { createContext, useContext } from 'react';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import type { NameOf } from '../seat-name.tsx';

/** What every piece of any table may ask the frame for. */
export interface ShownTable {
  readonly session: TableSession;
  /** The table at the moment shown: a little behind the session while a move is being told. */
  readonly snapshot: TableSnapshot;
  readonly nameOf: NameOf;
  /** Why something on the table cannot be touched now; empty where it can. */
  readonly whyNot: (target: string) => readonly Refusal[];
}

const Context = createContext<ShownTable | null>(null);

export const ShownTableProvider = Context.Provider;

export function useShownTable(): ShownTable {
  const table = useContext(Context);
  if (table === null) throw new Error('a piece of the table stands outside of it');
  return table;
}
