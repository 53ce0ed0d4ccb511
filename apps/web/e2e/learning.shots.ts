import { shoot } from './camera.ts';
import { LEARNING_STATES } from './learning-states.ts';
import { withSettings } from './settings.ts';
import { SIZES } from './sizes.ts';
import { test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

for (const language of ['en', 'pt'] as const) {
  for (const { name, open } of LEARNING_STATES) {
    test(`learning in ${language} at every size: ${name}`, async ({ page }) => {
      await withSettings(page, { name: 'Ana', speed: 'off', theme: 'night', language });
      await open(page);
      await shoot(page, `learning-${name.replaceAll(/\W+/g, '-')}`, language, SIZES);
    });
  }
}
