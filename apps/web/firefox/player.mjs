/** How long a page may take to show or offer something, in milliseconds, and how often it is looked at. */
const WAIT = { timeout: 180_000, polling: 60 };

/** Whatever breaks in a page, or is complained about in its console. */
export function faultsOf(page) {
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** Waits for a button or link of these words, and presses it. */
export async function press(page, words) {
  const found = await page.waitForFunction(
    (text) => {
      const all = [...document.querySelectorAll('button, a.button')];
      const button = all.find((one) => one.textContent.trim() === text && one.getClientRects().length > 0);
      return button !== undefined && !button.disabled && button.getAttribute('aria-disabled') !== 'true' && button;
    },
    WAIT,
    words,
  );
  await found.click();
}

/** Chooses how many play, and who the others are; then opens the table. */
export async function createTable(page, address, game, others) {
  await page.goto(`${address}/create/${game}`);
  await page.waitForSelector('select[name="seat-1"]');
  await page.evaluate((count) => {
    const radios = [...document.querySelectorAll('input[type="radio"]')];
    radios.find(({ labels }) => labels?.[0]?.textContent.trim() === String(count))?.click();
  }, others.length + 1);
  for (const [index, kind] of others.entries()) await page.select(`select[name="seat-${index + 1}"]`, kind);
  const submit = await page.waitForSelector('button[type="submit"].primary');
  await submit.click();
}

/** Waits until the page offers something, or one of them does. */
export function offerAt(page) {
  return page.waitForFunction(
    () =>
      document.querySelector(
        '[data-testid="end-screen"], .prompt-confirm:not([aria-disabled="true"]), [data-at-once]:not([aria-disabled="true"]), main:not([aria-busy="true"]) [data-target].is-legal',
      ) !== null,
    WAIT,
  );
}

/** Does one of the things that are offered, by a press where it is to be seen. Gives `false` when the match is over. */
export async function playOn(page, lot) {
  const step = await page.evaluate(whereToPress, lot());
  if (step === 'over') return false;
  if (step !== null) await page.mouse.click(step.x, step.y);
  return true;
}

/** Runs in the page: where to press now; `null` while nothing is offered. */
function whereToPress(number) {
  if (document.querySelector('[data-testid="end-screen"]') !== null) return 'over';
  if (document.querySelector('main[aria-busy="true"]') !== null) return null;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  const covered = all('.ep-decide [data-row="covered"]').length > 0 ? all('.ep-keep-open') : [];
  // A bust that has been told stays, and offers to be seen again: nobody who plays on presses that.
  const skip = all('.gr-stage-skip');
  const confirm = all('.prompt-confirm:not([aria-disabled="true"])');
  const atOnce = all('[data-at-once]:not([aria-disabled="true"])');
  const legal = all('main [data-target].is-legal');
  // Mostly what is chosen is confirmed; now and then something else is chosen first.
  const isChanging = legal.length > 0 && number % 5 === 0;
  const first = [
    ...covered,
    ...skip,
    ...(isChanging ? [] : confirm),
    ...(legal.length > 0 && number % 2 === 0 ? [] : atOnce),
  ];
  const from = legal.length === 0 ? 0 : number % legal.length;
  for (const piece of [...first, ...legal.slice(from), ...legal.slice(0, from), ...confirm, ...atOnce]) {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = piece.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      for (const along of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const [x, y] = [left + width * along, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && (piece.contains(hit) || hit.closest('[data-target]') === piece)) return { x, y };
      }
    }
  }
  return null;
}

/** The same numbers in every run. */
export function drawnFrom(seed) {
  let word = seed;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word >>> 8;
  };
}
