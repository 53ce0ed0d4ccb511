import type { BrowserContext, Page } from '@playwright/test';

const GAMES = ['gunrunners', 'escape-plan', 'stash'];

/**
 * Starts with settings that somebody has chosen before; what is changed afterwards stays changed. Whoever has chosen settings
 * has played before, so no guide leads through the first turn, and nothing waits for the reader, unless a test asks for that.
 */
export async function withSettings(where: Page | BrowserContext, settings: Readonly<Record<string, unknown>>) {
  await where.addInitScript(
    (chosen) => {
      // Pages before the first one have no storage.
      if (location.protocol !== 'http:') return;
      if (localStorage.getItem('stakeout.settings') === null) localStorage.setItem('stakeout.settings', chosen);
    },
    JSON.stringify({ guided: GAMES, finished: GAMES, ...settings }),
  );
}

/**
 * The same secrets in every run: matches on the device draw the same cards. It changes the worker's source of randomness on
 * its way to the page, so it needs a context without a service worker.
 */
export async function withFixedChance(where: Page | BrowserContext, seed: number): Promise<void> {
  await where.route(/\/assets\/[\w-]+-worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${fixedRandomness(seed)}\n${await response.text()}` });
  });
}

/** The same names for bots in every run: the page draws them, not the worker. Not for online play, whose keys are drawn too. */
export async function withFixedNames(where: Page | BrowserContext, seed: number): Promise<void> {
  await where.addInitScript({ content: fixedRandomness(seed) });
}

function fixedRandomness(seed: number): string {
  return `{ let word = ${seed};
    crypto.getRandomValues = (bytes) => {
      for (let index = 0; index < bytes.length; index++) {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        bytes[index] = word >>> 24;
      }
      return bytes;
    };
  }`;
}
