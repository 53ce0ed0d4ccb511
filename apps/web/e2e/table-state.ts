import type { Page } from '@playwright/test';

/** A state of a table that is looked at in every size. */
export interface TableState {
  readonly name: string;
  /** Brings a page to it. */
  readonly open: (page: Page) => Promise<unknown>;
}

/** Where there is little room the strip shows one line, and more on demand. */
const SMALL = { width: 390, height: 844 };

/** The strip of what happened since one's last turn, with all its lines. */
export async function openRecap(page: Page): Promise<void> {
  await page.setViewportSize(SMALL);
  await page.locator('.recap-all[aria-expanded="false"]').click();
}

/** Leaves the table to the decision. */
export async function closeRecap(page: Page): Promise<void> {
  await page.locator('.recap-close').click();
  await page.getByTestId('recap').waitFor({ state: 'detached' });
}
