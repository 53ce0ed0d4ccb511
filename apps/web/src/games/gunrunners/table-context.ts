import type { View } from '@stakeout/gunrunners';
import type { Language, Seat } from '@stakeout/kernel';
import { createContext, useContext } from 'react';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import type { NameOf } from '../../table/seat-name.tsx';
import type { Say } from '../../text/say.ts';
import type { BustScene } from './bust/bust-scene.ts';
import type { BustPlace } from './bust/told-bust.ts';
import type { GunrunnersTextId } from './gunrunners.texts.ts';
import type { Parts, Target } from './play/selection.ts';

/** What every piece of the table needs to know to show itself. */
export interface TableContext {
  readonly session: TableSession;
  /** The table at the moment shown: a little behind the session while a move is being told. */
  readonly snapshot: TableSnapshot;
  /** Its view. */
  readonly view: View;
  /** The seat that plays on this screen; `null` for spectators. */
  readonly seat: Seat | null;
  readonly language: Language;
  readonly say: Say<GunrunnersTextId>;
  readonly nameOf: NameOf;
  readonly placeName: (location: number) => string;
  /** The same with its article, for sentences. */
  readonly thePlace: (location: number) => string;
  /** The location whose bust is being told in the course of the game, or -1. */
  readonly busting: number;
  /** The bust on the screen: being told, told, or told once more. */
  readonly scene: BustScene | null;
  readonly onBust: {
    readonly skip: () => void;
    readonly close: () => void;
    /** The one on the screen once more. */
    readonly again: () => void;
    readonly tell: (at: BustPlace) => void;
  };
  readonly legal: ReadonlySet<Target>;
  readonly parts: Parts;
  /** Somebody touched something: it is chosen, put back, or refused with the reason. */
  readonly onTouch: (target: Target) => void;
}

const Context = createContext<TableContext | null>(null);

export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === null) throw new Error('a piece of the table stands outside of it');
  return table;
}
