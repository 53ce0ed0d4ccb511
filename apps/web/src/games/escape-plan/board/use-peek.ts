import { useEffect } from 'react';
import { createStore, useStore } from '../../../state/store.ts';
import { type TableContext, useTable } from '../table-context.ts';

interface Looking {
  /** The cover is pressed, or its key held down. */
  readonly isHeld: boolean;
  /** Left open by the button for those who cannot hold anything down. */
  readonly isKept: boolean;
}

const CLOSED: Looking = { isHeld: false, isKept: false };

/** The board, the plan and the words about them may be apart on the screen, but are uncovered together. */
const looking = createStore<Looking>(CLOSED);

const PEEK_KEY = 'v';
const ENDS = ['pointerup', 'pointercancel', 'blur'] as const;

export interface Peek {
  /** Several people share this device, so that secrets are covered until one looks. */
  readonly isShared: boolean;
  readonly isCovered: boolean;
  readonly isKept: boolean;
  readonly hold: (isHeld: boolean) => void;
  readonly toggle: () => void;
}

/** Whether the viewer's secrets are on show. */
export function usePeek(): Peek {
  return usePeekAt(useTable());
}

/** The same for those who make the table. */
export function usePeekAt(table: TableContext): Peek {
  const { isHeld, isKept } = useStore(looking);
  const isShared = isSharedBy(table);
  return { isShared, isCovered: isShared && !isHeld && !isKept, isKept, hold, toggle };
}

/** Listens to the key, wherever on the table one is. Whoever takes over the seat begins with everything covered. */
export function usePeekKey(): void {
  const table = useTable();
  const isShared = isSharedBy(table);
  const { seat } = table;
  useEffect(() => {
    if (!isShared || seat === null) return;
    const onDown = (event: KeyboardEvent) => {
      if (isPeekKey(event) && !event.repeat) hold(true);
    };
    const onUp = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === PEEK_KEY) hold(false);
    };
    const onEnd = () => hold(false);
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    // Wherever the finger or the focus goes meanwhile, letting go covers everything.
    for (const type of ENDS) window.addEventListener(type, onEnd);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
      for (const type of ENDS) window.removeEventListener(type, onEnd);
      looking.set(CLOSED);
    };
  }, [isShared, seat]);
}

function isSharedBy({ session, snapshot, view }: TableContext): boolean {
  const people = snapshot.seats.filter(({ kind }) => kind === 'person').length;
  return session.kind === 'local' && people > 1 && view.table.truth === null;
}

function hold(isHeld: boolean): void {
  if (looking.get().isHeld !== isHeld) looking.set({ ...looking.get(), isHeld });
}

function toggle(): void {
  looking.set({ isHeld: false, isKept: !looking.get().isKept });
}

/** Not while somebody writes, and not as part of a shortcut of the browser. */
function isPeekKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== PEEK_KEY || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);
}
