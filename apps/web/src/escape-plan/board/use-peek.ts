import { useEffect } from 'react';
import { createStore, useStore } from '../../state/store.ts';
import { useTable } from '../table-context.ts';

interface Looking {
  /** The cover is pressed, or its key held down. */
  readonly isHeld: boolean;
  /** Left open by the button for those who cannot hold anything down. */
  readonly isKept: boolean;
}

const CLOSED: Looking = { isHeld: false, isKept: false };

/** The board and the plan may be apart on the screen, but are uncovered together. */
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

/** Whether the viewer's secrets are on show. Whoever takes over the seat begins with everything covered. */
export function usePeek(): Peek {
  const { session, snapshot, view, seat } = useTable();
  const { isHeld, isKept } = useStore(looking);
  const people = snapshot.seats.filter(({ kind }) => kind === 'person').length;
  const isShared = session.kind === 'local' && people > 1 && view.table.truth === null;

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

  return { isShared, isCovered: isShared && !isHeld && !isKept, isKept, hold, toggle };
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
