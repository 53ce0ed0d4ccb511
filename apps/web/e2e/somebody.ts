import type { Browser, BrowserContext } from '@playwright/test';
import { withSettings } from './settings.ts';
import { faultsIn } from './stakeout.ts';

/** A person with a browser of their own. */
export async function somebody(
  browser: Browser,
  baseURL: string,
  name: string,
  settings: Readonly<Record<string, unknown>> = {},
) {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await withSettings(context, { name, speed: 'off', ...settings });
  const faults = faultsIn(context);
  return { context, faults, page: await context.newPage() };
}
