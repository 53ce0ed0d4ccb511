import { useEffect } from 'react';
import { go } from '../app/router.ts';
import { moveFocus } from '../table/arrow-focus.ts';
import type { EscapeSelection } from './play/targets.ts';

export interface KeyActions {
  /** Whether the table is on the screen at all. */
  readonly isShown: boolean;
  readonly selection: EscapeSelection;
  readonly isPlaying: boolean;
  readonly skip: () => void;
  readonly onLog: () => void;
  readonly onHint: () => void;
  readonly onKeys: () => void;
  readonly onSummary: () => void;
}

/** Where the keys for parts of the table lead: the map, the own board, what is to be decided. */
const PARTS: Readonly<Record<string, string>> = { m: '.ep-city', b: '.ep-own', d: '.ep-decide' };
const FOCUSABLE = 'button:not(:disabled), a[href], [tabindex]';

/** The keys of the table. They work wherever the focus is, but not while somebody writes or a sheet is open. */
export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!actions.isShown || event.defaultPrevented || isElsewhere(event)) return;
      if (actOn(event, actions)) event.preventDefault();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  });
}

/** Gives `true` when the key meant something. */
function actOn(event: KeyboardEvent, actions: KeyActions): boolean {
  const { key } = event;
  const { selection } = actions;
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    // A key held down must not confirm what comes next as well.
    if (!event.repeat) selection.confirm();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Inside the map arrows walk from place to place: that is the map's own.
  if (key.startsWith('Arrow')) return !isWithin(event, '.ep-city') && moveFocus(key);
  if (/^[1-5]$/.test(key)) {
    selection.onTouch(`contact:${Number(key) - 1}`);
    return true;
  }
  return press(key.toLowerCase(), actions);
}

function press(key: string, { selection, isPlaying, skip, onLog, onHint, onKeys, onSummary }: KeyActions): boolean {
  switch (key) {
    case 'backspace':
      selection.undo();
      return true;
    case 'escape':
      if (isPlaying) skip();
      else selection.dismiss();
      return true;
    case 'l':
      onLog();
      return true;
    case 'r':
      go('/rules/escape-plan');
      return true;
    case 'h':
      onHint();
      return true;
    case '?':
      onKeys();
      return true;
    case 't':
      onSummary();
      return true;
    default:
      return focusPart(PARTS[key]);
  }
}

/** Puts the focus on what can be chosen in a part of the table, or on the first thing there that takes it. */
function focusPart(selector: string | undefined): boolean {
  const part = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
  if (part === null) return false;
  const inside = [...part.querySelectorAll<HTMLElement | SVGElement>(FOCUSABLE)];
  const found = inside.find((piece) => piece.matches('[data-target]') && piece.tabIndex >= 0) ?? inside[0] ?? part;
  found.focus();
  return true;
}

function isWithin({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog, [popover], [contenteditable]') !== null;
}
