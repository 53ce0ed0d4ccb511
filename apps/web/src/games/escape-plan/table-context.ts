import type { Frame, Table, View } from '@stakeout/escape-plan';
import type { Language, Seat } from '@stakeout/kernel';
import { createContext, useContext } from 'react';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import type { Store } from '../../state/store.ts';
import type { NameOf } from '../../table/seat-name.tsx';
import type { Story } from './motion/story.ts';
import type { MapPreview } from './play/preview.ts';
import type { EscapeSelection, Target } from './play/targets.ts';
import type { Words } from './words.ts';

/** What every piece of the table needs to know to show itself. It changes with the table, not with what is being chosen. */
export interface TableContext {
  readonly session: TableSession;
  /** The table at the moment shown: a little behind the session while a move is being told. */
  readonly snapshot: TableSnapshot;
  /** Its view. */
  readonly view: View;
  /** What is printed: tiles, cards, prices. */
  readonly printed: Table;
  /** The seat that plays on this screen; `null` for spectators. */
  readonly seat: Seat | null;
  /** Whether that seat has something to decide now, and nothing is being played. */
  readonly isActing: boolean;
  /** What waits for a decision, whoever is to make it. */
  readonly frame: Readonly<Frame>;
  readonly language: Language;
  readonly nameOf: NameOf;
  readonly words: Words;
  /** Skips what is being played. */
  readonly skip: () => void;
  readonly isPlaying: boolean;
  /** What is told over the table while it is played: the turns of the police, the day and its parts. */
  readonly story: Store<Story>;
}

/** What is being chosen. It changes with every touch, so only those pieces ask for it that show it. */
export interface Choosing {
  readonly selection: EscapeSelection;
  /** What it will look like on the map. */
  readonly preview: MapPreview;
}

const Context = createContext<TableContext | null>(null);
const ChoosingContext = createContext<Choosing | null>(null);

export const TableProvider = Context.Provider;
export const ChoosingProvider = ChoosingContext.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === null) throw new Error('a piece of the table stands outside of it');
  return table;
}

export function useChoosing(): Choosing {
  const choosing = useContext(ChoosingContext);
  if (choosing === null) throw new Error('a piece of the table stands outside of it');
  return choosing;
}

/**
 * How a target stands now, and what its element needs to be touched. Legal and chosen ones, and those that can be chosen
 * instead, can be reached by Tab.
 */
export function useTarget(target: Target) {
  const { selection } = useChoosing();
  const isChosen = selection.parts.includes(target);
  const isLegal = selection.standing.legal.has(target);
  const isInstead = selection.standing.instead.has(target);
  const look = isChosen ? 'is-chosen' : isLegal ? 'is-legal' : isInstead ? 'is-instead' : '';
  const isOpen = look !== '';
  return { isChosen, isLegal: isLegal || isInstead, isOpen, look, onTouch: () => selection.onTouch(target) };
}
