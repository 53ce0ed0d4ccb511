import { expect, type Page } from '@playwright/test';

/** Presses Tab until the focus is where it is wanted; everything offered must be reached in one round. */
export async function tabTo<T>(page: Page, isThere: (wanted: T) => boolean, wanted?: T): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate(isThere as (wanted: unknown) => boolean, wanted)) {
      expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not lead to ${wanted ?? isThere}`);
}

/** Runs in the page before anything else: keeps every sentence of the live region, which itself keeps a few only. */
export function noteWhatIsTold(): void {
  const told: string[] = [];
  Object.assign(window, { told });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const lines = node.matches('[data-testid="live-region"] p')
          ? [node]
          : node.querySelectorAll('[data-testid="live-region"] p');
        for (const line of lines) told.push((line.textContent ?? '').replace(/\s+/g, ' ').trim());
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
