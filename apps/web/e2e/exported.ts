import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The file of a match that is over, from its end screen. */
export async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}
