import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createStore, useStore } from '../state/store.ts';

/** How many sheets are open. */
const open = createStore(0);

/** Whether something lies over the page. */
export function useIsCovered(): boolean {
  return useStore(open) > 0;
}

/** A sheet over the page. Escape and a click beside it close it; the focus returns to where it was. */
export function Dialog({
  title,
  onClose,
  children,
  className = '',
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  // With the picture, not after it: a key that comes in between would be for the page below.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    open.set(open.get() + 1);
    return () => {
      open.set(open.get() - 1);
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // The backdrop belongs to the dialog: a press on it, and only on it, has the dialog itself as its target.
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-sheet">{children}</div>
    </dialog>
  );
}
