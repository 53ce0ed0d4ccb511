import { LIST as ESCAPE_PLAN } from '@stakeout/escape-plan/lessons/list';
import { LIST as GUNRUNNERS } from '@stakeout/gunrunners/lessons/list';
import { longRun } from '@stakeout/testkit';
import { examine } from './axe.ts';
import { openStage, stageOf } from './escape-plan-stage.ts';
import { doLesson, readOn } from './lesson-walk.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

/** Every lesson in a long run, at a desk and on a phone; day by day, one of each game by clicking. */
const DAILY = ['gunrunners/bust', 'escape-plan/lockers'];
const ALL = [...GUNRUNNERS.map(({ id }) => `gunrunners/${id}`), ...ESCAPE_PLAN.map(({ id }) => `escape-plan/${id}`)];
const DESK = { at: 'at a desk', width: 1440, height: 900 };
const PHONE = { at: 'on a phone', width: 390, height: 844 };
/** On a phone the map has at least this height where one touches it: about as drawn; and less where cards can be touched too. */
const LEAST_MAP = { alone: 300, besideCards: 270 };
const isLong = longRun(0, 1) === 1;

for (const { at, width, height } of [DESK, PHONE]) {
  for (const path of isLong ? ALL : at === PHONE.at ? ['escape-plan/city'] : DAILY) {
    test(`the lesson ${path} is done by clicking, ${at}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await withSettings(page, { speed: 'off' });
      await page.goto(`/learn/${path}`);
      const lowMaps: number[] = [];
      const look = async () => {
        lowMaps.push(...(await page.evaluate(mapsTooLow, LEAST_MAP)));
      };
      expect(await doLesson(page, look)).toBeGreaterThan(0);
      expect(lowMaps).toEqual([]);
      await page.goto('/learn');
      await expect(page.getByRole('link', { name: /, done$/ })).toHaveCount(1);
    });
  }
}

/** Runs in the page: how high the map is, where something on it is pointed at and it is too low. */
function mapsTooLow(least: typeof LEAST_MAP): readonly number[] {
  const map = document.querySelector('[data-lesson="here"]')?.closest('.ep-city');
  if (map == null) return [];
  const { height } = map.getBoundingClientRect();
  const isAlone = document.querySelector('.ep-tabs:not(.is-unasked)') === null;
  return height < (isAlone ? least.alone : least.besideCards) ? [Math.round(height)] : [];
}

test('on a phone a refusal lies neither on what the lesson points at nor on the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, { speed: 'off', language: 'pt' });
  for (const [lesson, touched] of [
    ['gunrunners/undercover', '[data-target^="probation:"]:not(.is-legal)'],
    ['gunrunners/flip', '[data-target^="probation:"]:not([data-lesson])'],
    ['escape-plan/avoid', '[data-target^="node:"]'],
  ] as const) {
    await page.goto(`/learn/${lesson}`);
    await readOn(page);
    for (const thing of (await page.locator(touched).all()).slice(0, 4)) {
      await thing.dispatchEvent('click');
      await expect(page.getByTestId('refusal')).toBeVisible();
      await expect.poll(() => page.evaluate(coveredBy, '[data-testid="refusal"]'), { message: lesson }).toEqual([]);
    }
    await examine(page, `${lesson} on a phone`);
  }
});

test('a note at the first cops leads to the lesson, and back to the same moment', async ({ page }) => {
  await withSettings(page, { speed: 'off', finished: [] });
  const id = await openStage(page, stageOf('avoid', 2));
  const note = page.getByTestId('note');
  await expect(note.getByRole('heading', { name: 'Cops on the way' })).toBeVisible();
  const moment = await page.locator('main[data-moment]').getAttribute('data-moment');
  await note.getByRole('link', { name: 'Show me' }).click();
  await expect(page.getByTestId('lesson')).toContainText('Use one');
  await examine(page, 'a lesson');
  await doLesson(page);
  await page.getByTestId('lesson').getByRole('link', { name: 'Back to your game' }).click();
  await expect(page).toHaveURL(new RegExp(`/local/escape-plan/${id}$`));
  await expect(page.locator('main[data-moment]')).toHaveAttribute('data-moment', moment ?? '');
  await expect(note).toBeHidden();
});

test('on a phone a note is a line that lies on nothing one has to touch, until it is unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, { speed: 'off', finished: [], language: 'pt' });
  await openStage(page, stageOf('avoid', 2));
  const note = page.getByTestId('note');
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveCount(0);
  await expect.poll(() => page.evaluate(coveredBy, '[data-testid="note"]')).toEqual([]);
  await examine(page, 'a note on a phone');
  await note.getByRole('button', { expanded: false }).click();
  await expect(note.getByRole('link', { name: 'Mostre-me' })).toBeVisible();
  await note.getByRole('button', { name: 'Entendi' }).click();
  await expect(note).toHaveCount(0);
});

/** Runs in the page: what can be pressed now, and would hit the thing that lies over it. */
function coveredBy(over: string): readonly string[] {
  const pressed =
    '[data-lesson="here"], main [data-target].is-legal, [role="tab"], [data-testid="prompt"] button, .table-nav button';
  return [...document.querySelectorAll(pressed)].flatMap((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest(over) == null ? [] : [piece.textContent ?? ''];
  });
}

test('the library leads through the lessons and the rulebook to them, in Portuguese', async ({ page }) => {
  await withSettings(page, { speed: 'off', language: 'pt' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Aprenda jogando' }).click();
  await examine(page, 'the library');
  await page.getByRole('link', { name: 'Começar' }).first().click();
  await doLesson(page);
  await page.getByRole('link', { name: 'Próxima lição' }).click();
  await expect(page.getByRole('heading', { name: 'A entrega' })).toBeVisible();
  await page.getByRole('link', { name: 'Sair da lição' }).click();
  await expect(page.getByText('1 de 16 lições')).toBeVisible();
  await page.goto('/rules/gunrunners#G6.1');
  await page.locator('[id="G6.1"]').getByRole('link', { name: 'Experimente' }).click();
  await expect(page.getByRole('heading', { name: 'Vire um rival' })).toBeVisible();
  await test.step('what is legal but not asked for is refused with a sentence, and not played', async () => {
    await page.goto('/learn/gunrunners/undercover');
    await expect(page.locator('[data-lesson="here"]')).toBeVisible();
    const moment = await page.locator('main[data-moment]').getAttribute('data-moment');
    await page.locator('[data-target^="probation:"]:not(.is-legal)').first().click();
    await expect(page.getByTestId('refusal')).toBeVisible();
    await expect(page.locator('main[data-moment]')).toHaveAttribute('data-moment', moment ?? '');
  });
  await page.goto('/learn/gunrunners/nothing');
  await expect(page.getByRole('heading', { name: 'Essa lição não existe' })).toBeVisible();
});
