import { LEARNING_STATES } from './learning-states.ts';
import { faultsOf } from './measured-page.ts';
import { withSettings } from './settings.ts';
import { sizesOf } from './sizes.ts';
import { softly, test } from './stakeout.ts';

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
        .poll(() => faultsOf(page, { ignore: OVERLAPPING }), { message: `${name}, ${width}×${height}`, timeout: 4000 })
        .toEqual([]);
    }
  }
});
