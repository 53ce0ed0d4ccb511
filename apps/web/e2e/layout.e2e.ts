import type { Page } from '@playwright/test';
import { openPage, PLAIN_PAGES, startAgainstBots } from './screens.ts';
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
  });
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
      for (let parent = piece.parentElement; parent !== null; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        if ((overflowX === 'auto' || overflowX === 'scroll') && parent.scrollWidth > parent.clientWidth) return true;
      }
      return false;
    }
  });
  expect.soft(found, screen).toEqual([]);
}
