import type { Page } from '@playwright/test';

/** From the first page to a table of this game against bots. */
export async function playNow(page: Page, game: 'Gunrunners' | 'Escape Plan'): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('article', { name: game })
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
}
