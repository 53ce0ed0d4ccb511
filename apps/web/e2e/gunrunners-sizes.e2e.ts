import type { Page } from '@playwright/test';
import { GUNRUNNERS_STATES } from './gunrunners-states.ts';
import { faultsOf } from './measured-page.ts';
import { withSettings } from './settings.ts';
import { sizesOf } from './sizes.ts';
import { softly, test } from './stakeout.ts';

// Lines are as wide as they are drawn.
test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1 });

/** Cards lie on each other on purpose; their index strips do not. Of a replayed move two lines are told, and its log has the rest. */
const OVERLAPPING = '.gr-lane-card .gr-card-name, .gr-lane-card .gr-card-picture, .gr-stage-cards, .replay-told-now';

test('the Gunrunners table at every size: nothing is cut, covered, out of reach or too small', async ({ page }) => {
  await withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off' });
  for (const [index, { name, open }] of GUNRUNNERS_STATES.entries()) {
    await open(page);
    for (const [width, height] of sizesOf(index, GUNRUNNERS_STATES.length)) {
      await page.setViewportSize({ width, height });
      await softly
        .poll(() => faultsOf(page, { ignore: OVERLAPPING }), {
          message: `${name}, ${width}×${height}`,
        })
        .toEqual([]);
      softly(await rowsOfButtons(page), `rows of buttons: ${name}, ${width}×${height}`).toBeLessThanOrEqual(1);
      if (name === 'recap' && height >= 900) softly(await hiddenOf(page), `${name}, ${width}×${height}`).toEqual([]);
    }
  }
});

/** Where there is room, nobody has to scroll for what was done to them. */
function hiddenOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('.recap-body')
    .evaluateAll((bodies) =>
      bodies
        .filter((body) => body.scrollHeight > body.clientHeight + 1)
        .map((body) => `${body.scrollHeight} px of recap in ${body.clientHeight}`),
    );
}

/** What can be done at once stands side by side, so that the prompt is no higher for it. */
function rowsOfButtons(page: Page): Promise<number> {
  return page
    .locator('.prompt-own .button:visible')
    .evaluateAll((buttons) => new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top))).size);
}
