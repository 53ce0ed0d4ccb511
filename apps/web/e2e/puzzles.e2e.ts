import { examine } from './axe.ts';
import { withSettings } from './settings.ts';
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
    await expect(page.getByText('Not this', { exact: true })).toBeVisible();
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
    await expect(page.getByText('1 day in a row')).toBeVisible();
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
