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
    }
  }
});
