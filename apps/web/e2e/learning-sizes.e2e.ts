import { LEARNING_STATES } from './learning-states.ts';
import { readOn } from './lesson-walk.ts';
import { faultsOf } from './measured-page.ts';
import { withSettings } from './settings.ts';
import { sizesOf } from './sizes.ts';
import { expect, softly, test } from './stakeout.ts';

// Lines are as wide as they are drawn.
test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1 });

/** What lies over other things at the tables on purpose: the map under its glass, cards on each other. */
const OVERLAPPING =
  '.ep-city-view, .ep-tomorrow, .ep-cop, .ep-places > .ep-panel-head, .gr-lane-card .gr-card-name, .gr-lane-card .gr-card-picture';

test('the pages of learning at every size: nothing is cut, covered, out of reach or too small', async ({ page }) => {
  await withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off' });
  for (const [index, { name, open }] of LEARNING_STATES.entries()) {
    await open(page);
    for (const [width, height] of sizesOf(index, LEARNING_STATES.length)) {
      await page.setViewportSize({ width, height });
      await softly
        .poll(() => faultsOf(page, { ignore: OVERLAPPING }), { message: `${name}, ${width}×${height}` })
        .toEqual([]);
    }
  }
});

test('Confirm stays where it is when the sentence above it grows by a line', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  for (const lesson of ['gunrunners/flip', 'escape-plan/move']) {
    await page.goto(`/learn/${lesson}`);
    await readOn(page);
    for (const [width, height] of [
      [1920, 1080],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(confirmMovedBy, 3), { message: `${lesson}, ${width}×${height}` }).toBe(0);
    }
  }
});

/** Runs in the page: how far Confirm moves when the prompt has so many lines, as seen from the foot of the screen. */
function confirmMovedBy(lines: number): number {
  const words = document.querySelector('[data-testid="prompt"] p');
  const place = () => document.querySelector('.prompt-confirm')?.getBoundingClientRect().top ?? Number.NaN;
  const before = place();
  const more = document.createElement('span');
  more.append(...Array.from({ length: lines - 1 }, () => document.createElement('br')), '.');
  words?.append(more);
  const after = place();
  more.remove();
  return Math.round(after - before);
}
