import { shoot } from './camera.ts';
import { ESCAPE_PLAN_END, ESCAPE_PLAN_STATES } from './escape-plan-states.ts';
import { GUNRUNNERS_STATES } from './gunrunners-states.ts';
import { withSettings } from './settings.ts';
import { SIZES } from './sizes.ts';
import { test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

const GAMES = [
  ['gunrunners', GUNRUNNERS_STATES],
  ['escape-plan', [...ESCAPE_PLAN_STATES, ESCAPE_PLAN_END]],
] as const;

for (const [game, states] of GAMES) {
  for (const language of ['en', 'pt'] as const) {
    for (const { name, open } of states) {
      test(`${game} in ${language} at every size: ${name}`, async ({ page }) => {
        await withSettings(page, { name: 'Ana', speed: 'off', theme: 'night', language });
        await open(page);
        await shoot(page, `sizes-${game}-${name.replaceAll(' ', '-')}`, language, SIZES);
      });
    }
  }
}
