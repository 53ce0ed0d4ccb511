import type { Page } from '@playwright/test';
import { isExposed, RUNNER, roleOf } from '@stakeout/gunrunners';
import { openGunrunnersWhere } from './gunrunners-stage.ts';
import { GUNRUNNERS_STATES } from './gunrunners-states.ts';
import { faultsOf } from './measured-page.ts';
import { withSettings } from './settings.ts';
import { SIZES, sizesOf } from './sizes.ts';
import { expect, softly, test } from './stakeout.ts';

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
      softly(await namesCut(page), `${name}, ${width}×${height}`).toEqual([]);
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

test('the longest name of an operative is written whole or not at all on the last card of a row', async ({ page }) => {
  await withSettings(page, { language: 'pt', speed: 'off' });
  const isLast = (field: readonly number[]) => roleOf(field.at(-1) ?? 0) === RUNNER && isExposed(field.at(-1) ?? 0);
  await openGunrunnersWhere(page, 4, ({ phase, fields }) => phase === 'roll' && fields.some(isLast));
  await expect(page.locator('.gr-lane-card').first()).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await softly.poll(() => namesCut(page), { message: `${width}×${height}` }).toEqual([]);
  }
});

/** Names on cards in rows of which a part is to be seen, and a part is not. In the hand of a phone a long one ends in dots. */
function namesCut(page: Page): Promise<readonly string[]> {
  return page.locator('.gr-card:not(.is-large) > .gr-card-name > span:visible').evaluateAll((names) =>
    names
      .filter((name) => {
        const { left, right, top } = name.getBoundingClientRect();
        const band = name.parentElement?.getBoundingClientRect();
        if (band === undefined || top >= band.bottom - 1) return false;
        return left < band.left - 1 || right > band.right + 1;
      })
      .map((name) => name.textContent ?? ''),
  );
}
