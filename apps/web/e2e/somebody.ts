import type { Browser, BrowserContext } from '@playwright/test';
import { withSettings } from './settings.ts';
import { faultsIn } from './stakeout.ts';

/** The smallest page with everything on it: several are drawn at a time, and a small one is drawn quickly. */
export const SMALL = { width: 1120, height: 720 };

/** A person with a browser of their own. */
export async function somebody(
  browser: Browser,
  baseURL: string,
  name: string,
  settings: Readonly<Record<string, unknown>> = {},
  viewport = { width: 1280, height: 800 },
) {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-US',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await withSettings(context, { name, speed: 'off', ...settings });
  const faults = faultsIn(context);
  return { context, faults, page: await context.newPage() };
}
