import { type ReactNode, useEffect, useRef } from 'react';

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
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
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
