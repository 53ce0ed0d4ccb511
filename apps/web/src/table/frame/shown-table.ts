import type { Refusal } from '@stakeout/kernel';
import { createContext, useContext } from 'react';
import type { MatchOrigin } from '../../session/origin.ts';
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
  /** What a strong player would do. */
  readonly askForHint: () => void;
}

const Context = createContext<ShownTable | null>(null);

export const ShownTableProvider = Context.Provider;

/** Where the match was played on from; `null` where it was not, and for pieces that stand by themselves. */
export function useOrigin(): MatchOrigin | null {
  return useContext(Context)?.session.origin ?? null;
}

export function useShownTable(): ShownTable {
  const table = useContext(Context);
  if (table === null) throw new Error('a piece of the table stands outside of it');
  return table;
}
