import { createStore, useStore } from '../state/store.ts';

/** What is told to those who do not see the screen, newest last. */
const told = createStore<readonly { readonly id: number; readonly text: string }[]>([]);
let count = 0;

/** More than a few sentences at once cannot be followed. */
const KEPT = 12;

/** Says a sentence to screen readers. */
export function announce(text: string): void {
  told.set([...told.get().slice(-KEPT + 1), { id: count++, text }]);
}

/** Takes back what was told to one person, before another one takes the device: it may name cards. */
export function forgetTold(): void {
  told.set([]);
}

export function LiveRegion() {
  const lines = useStore(told);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" data-testid="live-region">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
