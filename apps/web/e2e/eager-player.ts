import type { Page } from '@playwright/test';
import type { Chooser } from './chooser.ts';

/** How long after aiming a press comes, in milliseconds: the subject of these tests, and nothing is waited for by it. */
const DELAYS = [0, 0, 0, 20, 60, 120, 200, 300, 450, 600, 800];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What can be aimed at, where it is now. */
interface Sight {
  readonly legal: readonly Spot[];
  readonly other: readonly Spot[];
  readonly atOnce: readonly Spot[];
  readonly confirm: Spot | null;
  readonly isReady: boolean;
  readonly undo: Spot | null;
  readonly curtain: Spot | null;
  /** What brings into sight what can be touched: a list to unfold, the whole of a map. */
  readonly ways: readonly Spot[];
  readonly isOver: boolean;
  /** How many decisions the witness has noted. */
  readonly deeds: number;
}

/**
 * Presses on and on, as fast as it can: aims at something that is there, and presses at that spot a while later, whatever is
 * there then; often twice. Ends with the match, or when so many decisions are enough.
 */
export async function pressOn(page: Page, chooser: Chooser, isEnough: (deeds: number) => boolean): Promise<void> {
  let last: Spot | null = null;
  for (;;) {
    const sight = await page.evaluate(lookAround);
    if (sight.isOver || isEnough(sight.deeds)) return;
    const spot = aim(sight, chooser, last);
    if (spot === null) continue;
    await page.waitForTimeout(chooser.one(DELAYS));
    await page.mouse.click(spot.x, spot.y, { clickCount: chooser.below(6) === 0 ? 2 : 1 });
    last = spot;
  }
}

function aim(sight: Sight, chooser: Chooser, last: Spot | null): Spot | null {
  if (sight.curtain !== null) return sight.curtain;
  const lot = chooser.below(100);
  if (lot < 6) return last;
  if (lot < 10 && sight.undo !== null) return sight.undo;
  if (lot < 16 && sight.other.length > 0) return chooser.one(sight.other);
  if (sight.confirm !== null && (sight.isReady ? lot < 65 : lot < 22)) return sight.confirm;
  if (sight.atOnce.length > 0 && lot < (sight.legal.length === 0 ? 100 : 40)) return chooser.one(sight.atOnce);
  if (sight.legal.length > 0) return chooser.one(sight.legal);
  // Presses at random can move all that can be touched out of sight, and would find it again hardly ever.
  return sight.ways.length > 0 ? chooser.one(sight.ways) : last;
}

/** Runs in the page. */
function lookAround(): Sight {
  const spotOf = (element: Element): Spot | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [along, down] of [
      [0.5, 0.5],
      [0.12, 0.3],
      [0.88, 0.7],
      [0.3, 0.88],
    ] as const) {
      const spot = { x: left + width * along, y: top + height * down };
      const hit = document.elementFromPoint(spot.x, spot.y);
      if (hit !== null && element.contains(hit)) return spot;
    }
    return null;
  };
  const spots = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) => spotOf(element) ?? []);
  const one = (selector: string) => spots(selector)[0] ?? null;
  return {
    legal: spots('main [data-target].is-legal'),
    other: spots('main [data-target]:not(.is-legal)').slice(0, 40),
    atOnce: spots('[data-testid="prompt"] [data-at-once]'),
    confirm: one('.prompt-actions > .primary'),
    isReady: document.querySelector('.prompt-actions > .primary:not([aria-disabled="true"])') !== null,
    undo: one('.prompt-actions > .button:not(.primary)'),
    curtain: one('.curtain button'),
    ways: spots('.ep-fold[aria-expanded="false"], .ep-map-button.is-fit'),
    isOver: document.querySelector('[data-testid="end-screen"], .match-end') !== null,
    deeds: (window as unknown as { witness: { deeds: readonly unknown[] } }).witness.deeds.length,
  };
}
