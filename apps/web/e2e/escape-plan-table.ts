import type { Locator, Page } from '@playwright/test';
import type { Chooser } from './chooser.ts';

/** What a player is offered at one moment, as the page shows it. */
export interface EscapeOffer {
  /** The brass targets, by their `data-target`. */
  readonly legal: readonly string[];
  /** Actions with a button of the prompt that does them at once: to pass, to end the turn. */
  readonly atOnce: readonly string[];
  readonly canConfirm: boolean;
  readonly hasCurtain: boolean;
  /** Whether something has to be uncovered before it can be chosen. */
  readonly hasCover: boolean;
  readonly isOver: boolean;
  /** Whether something else is to be seen that the player goes by. */
  readonly hasOther: boolean;
}

/** How often a page is looked at for what it offers, in milliseconds; at every frame it would have little time for itself. */
const POLLING = 40;
/** How long a page may take to offer something, or offer only what is out of sight, in milliseconds. */
const PATIENCE = 180_000;

/** The Escape Plan table on a page, played as people play it: by what is offered. */
export class EscapePlanTable {
  readonly page: Page;
  readonly prompt: Locator;
  readonly end: Locator;
  private readonly chooser: Chooser;
  /** Since when nothing of all that is offered could be touched. */
  private stuckSince: number | null = null;

  constructor(page: Page, chooser: Chooser) {
    this.page = page;
    this.chooser = chooser;
    this.prompt = page.getByTestId('prompt');
    this.end = page.getByTestId('end-screen');
  }

  target(name: string): Locator {
    return this.page.locator(`main [data-target="${name}"]`);
  }

  get panel(): Locator {
    return this.page.locator('.ep-decide');
  }

  /** Uncovers what is secret, and covers it again. */
  get keepOpen(): Locator {
    return this.panel.locator('.ep-keep-open');
  }

  get confirm(): Locator {
    return this.prompt.locator('.prompt-confirm');
  }

  /** Waits until something is offered, or the match is over, or something else is to be seen. */
  async offer(other: string | null = null): Promise<EscapeOffer> {
    const found = await this.page.waitForFunction(offered, other, { timeout: PATIENCE, polling: POLLING });
    const offer = await found.jsonValue();
    if (offer === null) throw new Error('nothing is offered');
    return offer;
  }

  /** Does one of the things that are offered, unless something else is to be seen first. Gives `false` when the match is over. */
  async playOn(other: string | null = null): Promise<boolean> {
    const offer = await this.offer(other);
    if (offer.isOver) return false;
    if (offer.hasOther) return true;
    const { legal, atOnce, canConfirm, hasCover } = offer;
    if (hasCover) {
      await this.pressIfThere(this.keepOpen);
      return true;
    }
    const isEnough = legal.length === 0 || this.chooser.below(5) > 0;
    if (canConfirm && isEnough) await this.pressIfThere(this.confirm);
    else if (atOnce.length > 0 && (legal.length === 0 || this.chooser.below(2) === 0)) {
      await this.pressIfThere(this.prompt.locator(`[data-at-once="${this.chooser.one(atOnce)}"]`));
    } else await this.touchOneOf(legal);
    return true;
  }

  /** Something may lie under the list, or beyond the edge of the map; then something else is touched, as people would. */
  private async touchOneOf(legal: readonly string[]): Promise<void> {
    const first = this.chooser.below(legal.length);
    for (const target of [...legal.slice(first), ...legal.slice(0, first)]) {
      if (!(await this.tryTouch(target))) continue;
      this.stuckSince = null;
      return;
    }
    await this.unfold();
    // The table may just have moved on; but not again and again.
    this.stuckSince ??= performance.now();
    if (performance.now() - this.stuckSince > PATIENCE)
      throw new Error(`nothing that is offered is in sight: ${legal.join(', ')}`);
  }

  /** Touches something where it is to be seen: in the list of what can be decided, on the map, or on the board. */
  async touch(target: string): Promise<void> {
    const row = this.rowOf(target);
    if ((await row.count()) > 0 && (await row.isVisible())) return row.click();
    if (await this.press(this.target(target))) return;
    // It may stand in the list, which is folded where the map needs the room.
    await this.unfold();
    if (!(await this.press(this.target(target)))) throw new Error(`${target} is nowhere in sight`);
  }

  private async unfold(): Promise<void> {
    const fold = this.panel.locator('.ep-fold[aria-expanded="false"]');
    if ((await fold.count()) > 0) await this.pressIfThere(fold);
  }

  private rowOf(target: string): Locator {
    return this.panel.locator(`[data-target="${target}"]`).first();
  }

  private async tryTouch(target: string): Promise<boolean> {
    const row = this.rowOf(target);
    if ((await row.count()) > 0 && (await row.isVisible())) {
      await this.pressIfThere(row);
      return true;
    }
    return this.press(this.target(target));
  }

  /** Touches a place of the map itself. Gives `false` where it is not in sight. */
  touchOnMap(target: string): Promise<boolean> {
    return this.press(this.page.locator(`.ep-city [data-target="${target}"]`));
  }

  private async press(pieces: Locator): Promise<boolean> {
    for (const piece of await pieces.all()) {
      await piece.scrollIntoViewIfNeeded({ timeout: 3000 }).catch(() => undefined);
      const position = await piece.evaluate(pointInSight).catch(() => null);
      if (position === null) continue;
      await this.page.mouse.click(position.x, position.y);
      return true;
    }
    return false;
  }

  /** Others decide things too: what was offered may be gone when it is pressed. Whoever is stuck is not offered anything. */
  private async pressIfThere(button: Locator): Promise<void> {
    await button.click({ timeout: 700 }).catch(() => undefined);
  }

  async playToTheEnd(each: (step: number) => Promise<void> = async () => undefined): Promise<number> {
    let steps = 0;
    while (await this.playOn()) await each(++steps);
    return steps;
  }
}

/** Runs in the page. */
function offered(other: string | null): EscapeOffer | null {
  const others = other === null ? [] : [...document.querySelectorAll(other)];
  const hasOther = others.some((piece) => piece.checkVisibility());
  // What was decided is on its way; what the page still shows is no longer offered.
  if (!hasOther && document.querySelector('main[aria-busy="true"]') !== null) return null;
  const buttons = document.querySelectorAll<HTMLElement>('[data-at-once]:not([aria-disabled="true"])');
  const legal = new Set<string>();
  for (const piece of document.querySelectorAll('main [data-target].is-legal')) {
    // Whatever is folded away is not offered.
    if (piece.getClientRects().length > 0) legal.add(piece.getAttribute('data-target') ?? '');
  }
  const offer = {
    legal: [...legal],
    atOnce: [...buttons].map(({ dataset }) => dataset['atOnce'] ?? ''),
    canConfirm: document.querySelector('.prompt-confirm:not([aria-disabled="true"])') !== null,
    hasCurtain: document.querySelector('.curtain') !== null,
    hasCover: document.querySelector('.ep-decide [data-row="covered"]') !== null,
    isOver: document.querySelector('[data-testid="end-screen"]') !== null,
    hasOther,
  };
  const { atOnce, canConfirm, hasCurtain, hasCover, isOver } = offer;
  if (hasOther) return offer;
  return legal.size > 0 || atOnce.length > 0 || canConfirm || hasCurtain || hasCover || isOver ? offer : null;
}

/** Runs in the page: where on the screen the piece itself would be hit. */
function pointInSight(piece: Element): { x: number; y: number } | null {
  const { left, top, width, height } = piece.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
    for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const [x, y] = [left + width * along, top + height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && hit.closest('[data-target]') === piece) return { x, y };
    }
  }
  return null;
}
