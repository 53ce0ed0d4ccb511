import { useLayoutEffect } from 'react';
import { go } from '../routes/router.ts';
import { moveFocus } from './arrow-focus.ts';

/** What the keys that all tables have do, and the keys that only this one has. */
export interface KeyActions {
  readonly game: string;
  /** Whether the table is on the screen at all. */
  readonly isShown: boolean;
  readonly selection: { readonly confirm: () => void; readonly undo: () => void; readonly dismiss: () => void };
  readonly isPlaying: boolean;
  /** Whether a turn of somebody else's stays until the reader goes on. */
  readonly isWaiting: boolean;
  readonly stage: { readonly skip: () => void; readonly next: () => void };
  readonly again: () => void;
  readonly onLog: () => void;
  readonly onHint: () => void;
  readonly onKeys: () => void;
  readonly onSummary: () => void;
  /** Comes before all others. Gives `true` when the key meant something. */
  readonly own: (event: KeyboardEvent) => boolean;
}

/** The keys of a table. They work wherever the focus is, but not while somebody writes or a sheet is open. */
export function useKeys(actions: KeyActions): void {
  // At once with the picture: a key pressed on seeing it must find somebody who listens.
  useLayoutEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!actions.isShown || event.defaultPrevented || isElsewhere(event)) return;
      if (actions.own(event) || actOn(event, actions)) event.preventDefault();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  });
}

/** Keys pressed together with others are the browser's. */
export function isAlone({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

/** Gives `true` when the key meant something. */
function actOn(event: KeyboardEvent, { selection, isPlaying, isWaiting, stage, game, ...on }: KeyActions): boolean {
  const { key } = event;
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    // A key held down must not confirm what comes next as well.
    if (!event.repeat) selection.confirm();
    return true;
  }
  if (!isAlone(event)) return false;
  if (isWaiting && (key === ' ' || key === 'Enter') && !isOnButton(event)) {
    if (!event.repeat) stage.next();
    return true;
  }
  if (key.startsWith('Arrow')) return moveFocus(key);
  const does: Readonly<Record<string, () => void>> = {
    backspace: selection.undo,
    escape: isPlaying ? stage.skip : selection.dismiss,
    a: on.again,
    l: on.onLog,
    r: () => go(`/rules/${game}`),
    h: on.onHint,
    t: on.onSummary,
    '?': on.onKeys,
  };
  const act = does[key.toLowerCase()];
  // A key held down must not take back one thing after another.
  if (!event.repeat) act?.();
  return act !== undefined;
}

/** What has the focus is pressed by these keys itself. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('button, a, summary, label') !== null;
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog, [popover], [contenteditable]') !== null;
}
