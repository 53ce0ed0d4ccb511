import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The guide speaks at one's own decision. Others may be first, and in a first game each of their turns waits to be read: `goOn`
 * presses Next, by the mouse unless something else is wanted.
 */
export async function untilGuided(page: Page, goOn = clickNext): Promise<Locator> {
  const guide = page.getByRole('region', { name: 'First turn, guided' });
  const next = page.locator('.telling-next');
  await expect(async () => {
    await guide.or(next).first().waitFor();
    if (await guide.isVisible()) return;
    await goOn(page);
    throw new Error('somebody else is first');
  }).toPass({ timeout: 180_000 });
  return guide;
}

async function clickNext(page: Page): Promise<void> {
  await page.locator('.telling-next').click({ timeout: 2000 });
}
