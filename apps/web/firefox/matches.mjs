import { strict as assert } from 'node:assert';
import { createTable, drawnFrom, faultsOf, offerAt, playOn, press } from './player.mjs';

/** How long anything may take before it is given up, in milliseconds: on a busy machine everything comes late. */
const PATIENCE = 180_000;
/** Nobody needs so many presses for a match. */
const MOST = 6000;

/** A whole match against a beginner, with nothing told slowly. Gives its page, at its end. */
export async function playAgainstBot(browser, address, game, games) {
  const page = await browser.newPage();
  await prepare(page, address, games);
  // What was still on its way when a page is left is given up, which Firefox calls an error.
  const faults = faultsOf(page);
  await createTable(page, address, game, ['easy']);
  await playToTheEnd([page], 7);
  assert.deepEqual(faults, [], 'the page complained');
  return page;
}

/** The replay of the match that the page shows the end of: to its end, back, and a step on. */
export async function watchAgain(page) {
  await press(page, 'Replay');
  const line = await page.waitForSelector('input[type="range"]');
  const max = await line.evaluate((slider) => Number(slider.max));
  const until = async (key, wanted) => {
    await page.keyboard.press(key);
    await page.waitForFunction((slider, value) => Number(slider.value) === value, {}, line, wanted);
  };
  assert(max > 20, 'the match has moves');
  await until('End', max);
  await until('Home', 0);
  await until('ArrowRight', 1);
  await page.waitForSelector('[data-testid="prompt"]');
  await page.close();
}

/** Two people at a table of the server, each in a Firefox of their own, to the end of the match. */
export async function playOnline(browser, address, game, games) {
  const pages = [];
  for (const name of ['Ada', 'Grace']) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await prepare(page, address, games, name);
    pages.push(page);
  }
  const faults = pages.map(faultsOf);
  const [host, guest] = pages;
  await createTable(host, address, game, ['invited']);
  await press(host, 'Copy invitation');
  const field = await host.waitForSelector('.invite-link input');
  await guest.goto(await field.evaluate(({ value }) => value));
  await press(guest, 'Take the seat');
  await press(guest, 'I am ready');
  await press(host, 'Start the match');
  await playToTheEnd(pages, 11);
  assert.deepEqual(faults.flat(), [], 'a page complained');
  for (const page of pages) await page.browserContext().close();
}

/** Whoever is offered something does something, until all see the end. */
async function playToTheEnd(pages, seed) {
  const lot = drawnFrom(seed);
  const offers = new Map(pages.map((page) => [page, offerAt(page)]));
  for (let presses = 0; presses < MOST; presses++) {
    const page = await Promise.race([...offers].map(([one, offer]) => offer.then(() => one)));
    if (await playOn(page, lot)) {
      offers.set(page, offerAt(page));
      continue;
    }
    for (const each of pages) await each.waitForSelector('[data-testid="end-screen"]');
    return;
  }
  throw new Error('the match does not end');
}

/** As somebody who has played before: no guide, and moves are shown at once. */
async function prepare(page, address, games, name = 'Ada') {
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${address}/about`);
  await page.evaluate(
    (settings) => localStorage.setItem('stakeout.settings', settings),
    JSON.stringify({ name, language: 'en', theme: 'night', speed: 'off', confirm: true, guided: games }),
  );
}
