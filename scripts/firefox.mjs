/**
 * `npm run firefox`: whole games of each kind, a replay and an online match in Firefox, by real presses. Playwright cannot drive
 * the Firefox that people have; WebDriver BiDi can. Not part of `npm test`: it takes minutes.
 */
import { launch } from 'puppeteer-core';
import { playAgainstBot, playOnline, watchAgain } from '../apps/web/firefox/matches.mjs';
import { findFirefox } from './browser.mjs';
import { serve } from './serve.mjs';
import { setUp } from './set-up.mjs';

/** How long anything may take before it is given up, in milliseconds. */
const PATIENCE = 180_000;

setUp();
const { address, stop } = await serve();
let browser = null;
try {
  const patience = { timeout: PATIENCE, protocolTimeout: PATIENCE };
  browser = await launch({ browser: 'firefox', executablePath: findFirefox(), ...patience });
  const { games } = await (await fetch(`${address}/api/games`)).json();
  const ids = games.map(({ id }) => id);
  for (const id of ids) {
    const page = await timed(`${id}: a game against a bot`, () => playAgainstBot(browser, address, id, ids));
    await timed(`${id}: its replay`, () => watchAgain(page));
  }
  await timed(`${ids[0]}: a match online`, () => playOnline(browser, address, ids[0], ids));
  console.log(`All good in Firefox ${(await browser.version()).replace(/^\D*/, '')}.`);
} catch (error) {
  // Said before the browser closes, which ends whatever still waits in it with errors of its own.
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser?.close();
  await stop();
}

async function timed(what, task) {
  const start = performance.now();
  const value = await task();
  console.log(`${what}: ok, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return value;
}
