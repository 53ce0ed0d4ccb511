import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';

/** What is told to those who do not see the screen, newest last. */
const told = createStore<readonly { readonly id: number; readonly text: string }[]>([]);
let count = 0;

/** More than a few sentences at once cannot be followed. */
const KEPT = 12;
/** The last one that has been on the page: what nobody was told yet is not dropped, however much comes at once, as at the end of a game. */
let shown = -1;

/** Says a sentence to screen readers. */
export function announce(text: string): void {
  const before = told.get();
  const kept = before.filter(({ id }, index) => id > shown || index > before.length - KEPT);
  told.set([...kept, { id: count++, text }]);
}

/** Takes back what was told to one person, before another one takes the device: it may name cards. */
export function forgetTold(): void {
  told.set([]);
}

export function LiveRegion() {
  const lines = useStore(told);
  useEffect(() => {
    shown = lines.at(-1)?.id ?? shown;
  }, [lines]);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" data-testid="live-region">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
