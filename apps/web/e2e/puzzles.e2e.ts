import { examine } from './axe.ts';
import { isData } from './data-files.ts';
import { withSettings } from './settings.ts';
import { somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

test('a puzzle is answered, missed, shown and kept; the truth comes after the answer; all of it without a network', async ({
  page,
  context,
}) => {
  await withSettings(page, { speed: 'off' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/puzzles');
  await expect(page.getByRole('region', { name: 'Gunrunners' })).toContainText('your rating');
  // A list for each game, and no puzzle yet.
  expect(asked.filter(isData)).toHaveLength(2);
  await examine(page, 'the list of puzzles');

  await page.goto('/puzzles/gunrunners/1');
  const options = page.locator('.puzzle-option');
  await expect(options.first()).toBeVisible();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await examine(page, 'a puzzle');
  const { best, worst } = await answers(page, 'gunrunners', 1);

  await test.step('a wrong answer: no bars, a lower rating, another try', async () => {
    await options.filter({ hasText: worst }).click();
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect(page.getByRole('complementary', { name: 'Puzzle' }).getByText('Not this')).toBeVisible();
    await expect(page.getByText('Every option')).toHaveCount(0);
    await page.keyboard.press('a');
    await options.filter({ hasText: best }).click();
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect(page.locator('.puzzle-stamp')).toHaveText('Found');
    await expect(page.locator('.puzzle-bars li').first()).toContainText(best);
    await examine(page, 'a solved puzzle');
  });

  await test.step('what could not be known is fetched now, and not before', async () => {
    expect(asked.filter((url) => url.includes('.truth'))).toEqual([]);
    await page.getByRole('button', { name: 'What could not be known' }).click();
    await expect(page.getByText('You could not know this')).toBeVisible();
    expect(asked.filter((url) => url.includes('.truth'))).toHaveLength(1);
  });

  await test.step('the next one by a key, right at once: a run of one, on this day', async () => {
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(/gunrunners\/1$/);
    const id = Number(/(\d+)$/.exec(page.url())?.[1]);
    await options
      .filter({ hasText: (await answers(page, 'gunrunners', id)).best })
      .first()
      .click();
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect(page.locator('.puzzle-stamp')).toHaveText('Found');
    await page.goto('/puzzles');
    await expect(page.getByRole('region', { name: 'days in a row' })).toContainText('1day in a rowDone for today');
    await expect(page.getByRole('region', { name: 'Gunrunners' })).toContainText('2 of');
  });

  await test.step('without a network: the same puzzle, shown by a key; it has no first try left', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/puzzles/gunrunners/1');
    await expect(options.first()).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.locator('.puzzle-stamp')).toHaveText('The answer');
    await expect(page.getByText('Tried before')).toBeVisible();
    // So do the library, and a lesson that nobody has opened before.
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Lesson 7: The bust' }).click();
    await expect(page.getByTestId('lesson')).toBeVisible();
    await expect(page.getByTestId('prompt')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a move of Escape Plan, and what is not there', async () => {
    await page.goto('/puzzles/escape-plan/1');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.locator('.puzzle-bars li').first()).toBeVisible();
    await page.goto('/puzzles/gunrunners/99999');
    await expect(page.getByText('There is no such puzzle.')).toBeVisible();
  });
});

test('whoever the server knows has the same progress on every device; what was tried without a network comes later', async ({
  browser,
  server,
}) => {
  const desk = await somebody(browser, server.address, 'Ada');
  const introduced = await desk.context.request.post('/api/me', {
    headers: { origin: server.address },
    data: { name: 'Ada' },
  });
  const me = await introduced.text();
  const phone = await somebody(browser, server.address, 'Ada', { language: 'pt' }, { width: 390, height: 844 });
  await phone.context.addCookies(await desk.context.cookies());
  for (const { context } of [desk, phone])
    await context.addInitScript((text) => localStorage.setItem('stakeout.me', text), me);
  const giveUp = async ({ page }: typeof desk, id: number) => {
    await page.goto(`/puzzles/gunrunners/${id}`);
    await expect(page.getByTestId('prompt')).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.locator('.puzzle-stamp')).toBeVisible();
  };
  const own = (page: typeof desk.page) => page.getByRole('region', { name: 'Gunrunners' });

  await desk.page.goto('/puzzles/gunrunners/3');
  await expect(desk.page.locator('.puzzle-option').first()).toBeVisible();
  await desk.context.setOffline(true);
  await desk.page.keyboard.press('s');
  await expect(desk.page.locator('.puzzle-stamp')).toBeVisible();
  await giveUp(phone, 2);
  await phone.page.goto('/puzzles');
  await expect(own(phone.page)).toContainText('1 de');
  await desk.context.setOffline(false);
  await desk.page.goto('/puzzles');
  await expect(own(desk.page)).toContainText('2 of');
  await phone.page.goto('/puzzles');
  await expect(own(phone.page)).toContainText('2 de');
  await giveUp(phone, 3);
  await expect(phone.page.getByText('Já tentado')).toBeVisible();
  for (const { context, faults } of [desk, phone]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

/** The words of the best choice and of the worst, as the page would say them after the answer. */
async function answers(page: import('@playwright/test').Page, game: string, id: number) {
  const other = await page.context().newPage();
  await other.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: undefined }));
  await other.goto(`/puzzles/${game}/${id}`);
  await expect(other.locator('.puzzle-option').first()).toBeVisible();
  await other.keyboard.press('s');
  const said = other.locator('.puzzle-bars li > span:first-child');
  await expect(said.first()).toBeVisible();
  const texts = await said.evaluateAll((spans) => spans.map((span) => span.firstChild?.textContent ?? ''));
  await other.close();
  return { best: texts[0] ?? '', worst: texts.at(-1) ?? '' };
}
