import { useEffect } from 'react';
import { go } from '../app/router.ts';
import { moveFocus } from '../table/arrow-focus.ts';
import type { GunrunnersSelection as Selection } from './play/selection.ts';

export interface KeyActions {
  /** Whether the table is on the screen at all. */
  readonly isShown: boolean;
  readonly selection: Selection;
  readonly isPlaying: boolean;
  /** Whether a bust is being told: any key skips it. */
  readonly isBusting: boolean;
  readonly skip: () => void;
  readonly onLog: () => void;
  readonly onHint: () => void;
  readonly onKeys: () => void;
  readonly onSummary: () => void;
}

/** The keys of the table. They work wherever the focus is, but not while somebody writes or a sheet is open. */
export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!actions.isShown || event.defaultPrevented || isElsewhere(event)) return;
      if (actions.isPlaying && actions.isBusting && !isModifier(event.key)) {
        event.preventDefault();
        actions.skip();
        return;
      }
      if (actOn(event, actions)) event.preventDefault();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  });
}

/** Gives `true` when the key meant something. */
function actOn(event: KeyboardEvent, actions: KeyActions): boolean {
  const { selection, isPlaying, skip } = actions;
  const { key } = event;
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    selection.confirm();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key.startsWith('Arrow')) return moveFocus(key);
  if (/^[1-9]$/.test(key)) {
    selection.onTouch(`hand:${Number(key) - 1}`);
    return true;
  }
  switch (key.toLowerCase()) {
    case 'backspace':
      selection.undo();
      return true;
    case 'escape':
      if (isPlaying) skip();
      else selection.dismiss();
      return true;
    case 'l':
      actions.onLog();
      return true;
    case 'r':
      go('/rules/gunrunners');
      return true;
    case 'h':
      actions.onHint();
      return true;
    case 't':
      actions.onSummary();
      return true;
    case '?':
      actions.onKeys();
      return true;
    default:
      return false;
  }
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog, [popover], [contenteditable]') !== null;
}

function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(key);
}
