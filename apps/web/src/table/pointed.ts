const POINTED = 'pointed';

/**
 * Somebody is led to a thing on the table; `null` when to nothing any more. Whatever can move it into sight by itself, as a map
 * can, does so; otherwise the page scrolls there.
 */
export function pointOut(main: Element, thing: Element | null): void {
  const isTaken = !main.dispatchEvent(new CustomEvent(POINTED, { detail: thing, cancelable: true }));
  if (!isTaken) thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Tells a part of a table what somebody is led to. `onPointed` says whether it has brought that into sight itself. */
export function watchPointed(part: Element, onPointed: (thing: Element | null) => boolean): () => void {
  const main = part.closest('main');
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    if (onPointed(event.detail instanceof Element ? event.detail : null)) event.preventDefault();
  };
  main?.addEventListener(POINTED, listen);
  return () => main?.removeEventListener(POINTED, listen);
}
