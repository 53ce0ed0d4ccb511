import type { Page } from '@playwright/test';
import type { State } from '@stakeout/escape-plan';
import { countExposed, EXPOSED_FOR_BUST } from '@stakeout/gunrunners';
import { longRun } from '@stakeout/testkit';
import { Chooser } from './chooser.ts';
import { disorderOfTable } from './escape-plan-layout.ts';
import { openStage, type Stage, stageOf, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { openGunrunnersWhere, openLateInGunrunners } from './gunrunners-stage.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { faultsOf } from './measured-page.ts';
import { openPage, PLAIN_PAGES, playUntil, startAgainstBots } from './screens.ts';
import { withFixedChance, withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

// Lines are as wide as they are drawn.
test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1 });

/** The narrowest phone, and a laptop's page at 200 %: half as many pixels for everything. */
const SIZES = [
  ['360 px', { width: 360, height: 740 }],
  ['200 %', { width: 720, height: 450 }],
] as const;

for (const [size, viewport] of SIZES) {
  test.describe(size, () => {
    test.use({ viewport });

    test(`nothing is cut off at ${size}: pages`, async ({ page }) => {
      await withSettings(page, { language: 'pt', name: 'Maria Aparecida' });
      for (const [name, path] of PLAIN_PAGES) {
        await openPage(page, path);
        await expectAllInSight(page, name);
      }
    });

    test(`nothing is cut off at ${size}: the table`, async ({ page }) => {
      await withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off', confirm: false });
      await withFixedChance(page, 21);
      const table = await startAgainstBots(page, 4, 22);
      await expectTableInSight(page, 'set-up');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectTableInSight(page, 'menu');
      await page.keyboard.press('Escape');
      for (let step = 0; step < longRun(5, 15); step++) await table.playOn();
      await table.offer();
      await expectTableInSight(page, 'mid-game');
      expect(await playUntil(table, '[data-testid="bust"]')).toBe(true);
      await expectTableInSight(page, 'bust');
      await openLateInGunrunners(page, 4, 2);
      await table.playToTheEnd();
      await expect(table.end).toBeVisible();
      await expectTableInSight(page, 'end');
      await table.end.getByRole('link', { name: 'Replay' }).click();
      await page.getByRole('slider', { name: 'Jogada' }).fill('30');
      await expectTableInSight(page, 'replay');
    });
  });
}

/** From a small phone to a large screen, on their sides and upright, and a laptop's page at 200 %. */
const EVERY_SIZE = [
  [360, 640],
  [390, 844],
  [720, 450],
  [820, 1180],
  [844, 390],
  [1024, 768],
  [1280, 600],
  [1366, 625],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** Cards lie on each other on purpose; their index strips do not. */
const OVERLAPPING = '.gr-lane-card .gr-card-name, .gr-lane-card .gr-card-picture, .gr-stage-cards';

test('the Gunrunners table at every size: nothing is cut, covered, out of reach or too small', async ({ page }) => {
  await withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off' });
  const table = new GunrunnersTable(page, new Chooser(61));
  await openGunrunnersWhere(page, 4, ({ phase }) => phase === 'station');
  await atEverySize(page, table, 'set-up');
  await openGunrunnersWhere(page, 4, ({ phase, turn }) => phase === 'deploy' && turn >= 16);
  await atEverySize(page, table, 'deploying');
  await openGunrunnersWhere(page, 4, ({ phase, power, turn }) => phase === 'operation' && power === 0 && turn >= 8);
  await atEverySize(page, table, 'power player');
  await openGunrunnersWhere(page, 4, ({ phase, fields }) => phase === 'place' && fields.some(isDue));
  expect(await playUntil(table, '[data-testid="bust"] .gr-stage-close')).toBe(true);
  await atEverySize(page, table, 'bust');
  await openLateInGunrunners(page, 4, 2);
  await table.playToTheEnd();
  await expect(table.end).toBeVisible();
  await atEverySize(page, table, 'end');
});

async function expectTableInSight(page: Page, screen: string): Promise<void> {
  expect(await faultsOf(page, { ignore: OVERLAPPING }), screen).toEqual([]);
}

function isDue(field: readonly number[]): boolean {
  return countExposed(field) >= EXPOSED_FOR_BUST;
}

async function atEverySize(page: Page, table: GunrunnersTable, screen: string): Promise<void> {
  await table.offer();
  // Some of them, or all.
  const sizes = EVERY_SIZE.filter((_, index) => index % longRun(4, 1) === 1 % longRun(4, 1));
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const faults = await faultsOf(page, { ignore: OVERLAPPING });
    expect.soft(faults, `${screen}, ${width}×${height}`).toEqual([]);
  }
}

/** Decisions in which different parts of the Escape Plan table are needed, with few and with many at it. */
const ESCAPES: readonly (readonly [name: string, stage: () => Stage])[] = [
  ['a tile', () => stageWhere(3, (state) => state.day === 3 && kindOf(state) === 'placeTile')],
  ['a way', () => stageWhere(5, (state) => state.day === 2 && kindOf(state) === 'action')],
  ['a way, alone', () => stageWhere(1, (state) => state.day === 2 && kindOf(state) === 'action')],
  ['cops', () => stageOf('avoid', 2)],
  ['a contact', () => stageWhere(4, (state) => kindOf(state) === 'takeContact')],
];

test.describe('the Escape Plan table', () => {
  test.describe('on phones', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('Escape Plan on phones: prompt and tabs stay, everything is large enough to touch', async ({ page }) => {
      await withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off' });
      await openEscapes(page, async (name) => {
        for (const [width, height] of [
          [390, 844],
          [360, 640],
          [720, 450],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectAllInSight(page, `${name}, ${width}×${height}`);
          await expectTableInOrder(page, `${name}, ${width}×${height}`);
        }
      });
    });
  });

  test('Escape Plan on larger screens: nothing lies over anything else, and the own robber is in sight', async ({
    page,
  }) => {
    await withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off' });
    await openEscapes(page, async (name) => {
      for (const [width, height] of [
        [820, 1180],
        [1280, 720],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectAllInSight(page, `${name}, ${width}×${height}`);
        await expectTableInOrder(page, `${name}, ${width}×${height}`);
      }
    });
  });

  test('Escape Plan in a replay: the dock takes its room from everything, and nothing is covered', async ({ page }) => {
    await withSettings(page, { language: 'pt', name: 'Maria Aparecida', speed: 'off' });
    const id = await openStage(
      page,
      stageWhere(4, (state) => state.day === 2 && kindOf(state) === 'action'),
    );
    await page.goto(`/replay/local/${id}`);
    await expect(page.locator('.ep-table')).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectTableInOrder(page, `replay, ${width}×${height}`);
    }
  });
});

/** Opens each of the stages, chooses something where that shows more, and looks at it. */
async function openEscapes(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const table = new EscapePlanTable(page, new Chooser(51));
  for (const [name, stage] of ESCAPES) {
    await openStage(page, stage());
    await table.offer();
    await look(name);
  }
}

function kindOf(state: State): string | undefined {
  return state.frames.at(-1)?.kind;
}

async function expectTableInOrder(page: Page, screen: string): Promise<void> {
  // The map moves to its new place, and its names get their size when it rests.
  await expect.poll(() => page.evaluate(disorderOfTable), { message: screen }).toEqual([]);
}

test.describe('motion', () => {
  test('with reduced motion nothing moves, and what a bust brought stays to be read', async ({ page }) => {
    await withSettings(page, { speed: 'normal' });
    await withFixedChance(page, 23);
    const table = await startAgainstBots(page, 2, 24);
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const lasts = typeof options === 'number' ? options : Number(options?.duration ?? 0);
        if (lasts > 0) moved.push(`${this.className}: ${JSON.stringify(frames)}`);
        return animate.call(this, frames, options);
      };
    });
    for (let step = 0; step < 8; step++) await table.playOn();
    const moving = await page.evaluate(() => [
      ...(window as unknown as { moved: string[] }).moved.filter((what) => /transform|translate/.test(what)),
      ...document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) === 0) return [];
        const what = JSON.stringify(effect.getKeyframes());
        return /transform|translate|"(left|top|width|height)"/.test(what)
          ? [`${effect.target?.className}: ${what}`]
          : [];
      }),
    ]);
    expect(moving).toEqual([]);
  });
});

/** No page scrolls sideways, and nothing that one reads or presses is beyond its edges or cut by its box. */
async function expectAllInSight(page: Page, screen: string): Promise<void> {
  const found = await page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const widest = [...document.querySelectorAll('body *')].filter(
        (piece) => piece.getBoundingClientRect().right > clientWidth + 1 && !canScrollTo(piece),
      );
      faults.push(`the page is ${scrollWidth} px wide, of ${clientWidth}: ${widest.map(named).join(', ')}`);
    }
    const scope = document.querySelector('dialog[open]') ?? document.body;
    for (const piece of scope.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, h1, h2, h3, p, li, label',
    )) {
      if (!piece.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isHiddenOnPurpose(piece))
        continue;
      const { left, right, width } = piece.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1) && !canScrollTo(piece)) {
        faults.push(`${named(piece)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${clientWidth}`);
      }
      const isCut = piece.scrollWidth > piece.clientWidth + 1 && getComputedStyle(piece).overflowX === 'hidden';
      if (isCut && getComputedStyle(piece).textOverflow !== 'ellipsis') faults.push(`${named(piece)} cuts its text`);
    }
    return faults;

    function named(piece: Element): string {
      const words = (piece.getAttribute('aria-label') ?? piece.textContent ?? '').trim().slice(0, 40);
      return `${piece.tagName.toLowerCase()}.${piece.className} “${words}”`;
    }
    function isHiddenOnPurpose(piece: Element): boolean {
      return piece.closest('.visually-hidden, .skip-link, [hidden], [inert]') !== null;
    }
    function canScrollTo(piece: Element): boolean {
      // The map of Escape Plan is moved under its glass.
      if (piece.closest('.ep-city-view') !== null) return true;
      for (let parent = piece.parentElement; parent !== null; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        if ((overflowX === 'auto' || overflowX === 'scroll') && parent.scrollWidth > parent.clientWidth) return true;
      }
      return false;
    }
  });
  expect.soft(found, screen).toEqual([]);
}
