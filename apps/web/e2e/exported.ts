import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Saved } from './saved.ts';

/** The file of a match that is over, from its end screen. */
export async function exported(page: Page): Promise<Saved> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
}
