import type { Page } from '@playwright/test';

/** What was pressed: a piece of the table, a button that acts at once, the confirming one, or anything else. */
export interface Press {
  readonly kind: 'target' | 'atOnce' | 'confirm' | 'other';
  readonly key: string;
  /** Whose voice the prompt had: only in the player's own is there something to decide. */
  readonly prompt: string;
  /** What was shown as chosen. */
  readonly chosen: readonly string[];
  /** For how many milliseconds the table had been showing this moment. */
  readonly askedFor: number;
}

/** A decision that a page sent, with the press that it came from. */
export interface Deed {
  readonly seq: number;
  /** One Confirm may be a whole plan. */
  readonly actions: readonly { readonly type: string }[];
  /** `null` when it follows from the decision before it, as the steps of a trip do. */
  readonly press: Press | null;
}

/** Before the page is opened: every decision it sends is kept with what was pressed, and what was to be seen then. */
export async function witness(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** The decisions since the page was opened, and every time that a button for good stood where Confirm had just been. */
export function witnessed(page: Page): Promise<{ readonly deeds: readonly Deed[]; readonly moved: readonly string[] }> {
  return page.evaluate(() => (window as unknown as { witness: { deeds: []; moved: [] } }).witness);
}

/** Runs in the page. */
function watch(): void {
  const deeds: unknown[] = [];
  const moved: string[] = [];
  Object.assign(window, { witness: { deeds, moved } });
  let asked = '';
  let since = 0;
  let press: unknown = null;
  const confirms: { readonly at: number; readonly box: DOMRect }[] = [];

  const prompt = () => document.querySelector('[data-testid="prompt"]');
  const voice = () => /is-(turn|power|waiting)/.exec(prompt()?.className ?? '')?.[1] ?? 'none';
  const chosen = () => [
    ...new Set(
      [...document.querySelectorAll('main [data-target].is-chosen')].map(
        (piece) => piece.getAttribute('data-target') ?? '',
      ),
    ),
  ];
  const moment = () => document.querySelector('main')?.getAttribute('data-moment') ?? '';
  new MutationObserver(() => {
    const now = moment();
    if (now === asked) return;
    asked = now;
    since = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });

  addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      const button = element.closest('[data-testid="prompt"] .button');
      const piece = element.closest('[data-target]');
      const atOnce = button?.getAttribute('data-at-once') ?? null;
      const isConfirm = button?.matches('.prompt-actions > .primary') === true;
      press = {
        kind: atOnce !== null ? 'atOnce' : isConfirm ? 'confirm' : piece !== null ? 'target' : 'other',
        key: atOnce ?? piece?.getAttribute('data-target') ?? button?.textContent ?? '',
        prompt: voice(),
        chosen: chosen(),
        askedFor: performance.now() - since,
      };
    },
    { capture: true },
  );
  // What a press leads to is sent before the click has gone up to the window.
  addEventListener('click', () => {
    press = null;
  });

  const keep = ({ type, seq, actions }: { type?: string; seq?: number; actions?: unknown }) => {
    if (type === 'act') deeds.push({ seq, actions, press });
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: never, ...more: never[]) {
    keep(message);
    return post.call(this, message, ...more);
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (typeof data === 'string') keep(JSON.parse(data));
    return send.call(this, data);
  };

  const look = () => {
    const at = performance.now();
    const confirm = document.querySelector('.prompt-actions > .primary:not([aria-disabled="true"])');
    if (confirm !== null) confirms.push({ at, box: confirm.getBoundingClientRect() });
    while ((confirms[0]?.at ?? at) < at - 600) confirms.shift();
    for (const button of document.querySelectorAll('[data-at-once]:not([aria-disabled="true"])')) {
      const box = button.getBoundingClientRect();
      const isOver = confirms.some(
        ({ box: old }) => box.left < old.right && old.left < box.right && box.top < old.bottom && old.top < box.bottom,
      );
      if (isOver) moved.push(button.getAttribute('data-at-once') ?? '');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
