import type { Locator, Page } from '@playwright/test';
import type { Chooser } from './chooser.ts';
import { type Offer, PATIENCE, TablePlayer } from './table-player.ts';

/** The Escape Plan table on a page. */
export class EscapePlanTable extends TablePlayer {
  /** Since when nothing of all that is offered could be touched. */
  private stuckSince: number | null = null;

  constructor(page: Page, chooser: Chooser) {
    super(page, chooser, '.ep-decide [data-row="covered"]');
  }

  get panel(): Locator {
    return this.page.locator('.ep-decide');
  }

  /** Uncovers what is secret, and covers it again. */
  get keepOpen(): Locator {
    return this.panel.locator('.ep-keep-open');
  }

  protected async doOneOf({ hasFirst, legal, atOnce, canConfirm }: Offer): Promise<void> {
    if (hasFirst) return this.pressIfThere(this.keepOpen);
    const isEnough = legal.length === 0 || this.chooser.below(5) > 0;
    if (canConfirm && isEnough) await this.pressIfThere(this.confirm);
    else if (atOnce.length > 0 && (legal.length === 0 || this.chooser.below(2) === 0))
      await this.pressIfThere(this.atOnce(this.chooser.one(atOnce)));
    else await this.touchOneOf(legal);
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
