import { shoot } from './camera.ts';
import { ESCAPE_PLAN_END, ESCAPE_PLAN_STATES } from './escape-plan-states.ts';
import { GUNRUNNERS_STATES } from './gunrunners-states.ts';
import { LEARNING_STATES } from './learning-states.ts';
import { withSettings } from './settings.ts';
import { SIZES } from './sizes.ts';
import { test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

const ROOMS = [
  ['gunrunners', GUNRUNNERS_STATES],
  ['escape-plan', [...ESCAPE_PLAN_STATES, ESCAPE_PLAN_END]],
  ['learning', LEARNING_STATES],
] as const;

for (const [room, states] of ROOMS) {
  for (const language of ['en', 'pt'] as const) {
    for (const { name, open } of states) {
      test(`${room} in ${language} at every size: ${name}`, async ({ page }) => {
        await withSettings(page, { name: 'Ana', speed: 'off', theme: 'night', language });
        await open(page);
        await shoot(page, `sizes-${room}-${name.replaceAll(' ', '-')}`, language, SIZES);
      });
    }
  }
}
