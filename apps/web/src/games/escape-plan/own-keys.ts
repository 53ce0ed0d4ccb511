import { isAlone } from '../../table/use-keys.ts';
import type { EscapeSelection } from './play/targets.ts';

/** Where the keys for parts of the table lead: the map, the own board, what is to be decided. */
const PARTS: Readonly<Record<string, string>> = { m: '.ep-city', b: '.ep-own', d: '.ep-decide' };
const FOCUSABLE = 'button:not(:disabled), a[href], [tabindex]';

/** The keys that only this table has: numbers touch contact spaces, letters lead to parts of the table. */
export function ownKeys(event: KeyboardEvent, { onTouch }: Pick<EscapeSelection, 'onTouch'>): boolean {
  if (!isAlone(event)) return false;
  const { key, target } = event;
  // Inside the map arrows walk from place to place: that is the map's own.
  if (key.startsWith('Arrow')) return target instanceof Element && target.closest('.ep-city') !== null;
  if (/^[1-5]$/.test(key)) {
    if (!event.repeat) onTouch(`contact:${Number(key) - 1}`);
    return true;
  }
  return focusPart(PARTS[key.toLowerCase()]);
}

/** Puts the focus on what can be chosen in a part of the table, or on the first thing there that takes it. */
function focusPart(selector: string | undefined): boolean {
  const part = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
  if (part === null) return false;
  const fold = part.querySelector<HTMLElement>('.ep-fold[aria-expanded="false"]');
  if (fold === null) focusIn(part);
  else {
    fold.click();
    requestAnimationFrame(() => focusIn(part));
  }
  return true;
}

function focusIn(part: HTMLElement): void {
  const inside = [...part.querySelectorAll<HTMLElement | SVGElement>(FOCUSABLE)];
  const found = inside.find((piece) => piece.matches('[data-target]') && piece.tabIndex >= 0) ?? inside[0] ?? part;
  found.focus();
}
