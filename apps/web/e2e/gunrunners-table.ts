import type { Locator, Page } from '@playwright/test';
import type { Chooser } from './chooser.ts';
import { type Offer, TablePlayer } from './table-player.ts';

/** The Gunrunners table on a page. */
export class GunrunnersTable extends TablePlayer {
  readonly hand: Locator;

  constructor(page: Page, chooser: Chooser) {
    super(page, chooser, '[data-testid="bust"] .gr-stage-skip');
    this.hand = page.locator('[data-arrows="hand"] [data-target]');
  }

  /** The sentence of the prompt, without the note that may follow it. */
  async asked(): Promise<string> {
    const sentence = await this.prompt.locator('p').evaluate((paragraph) => {
      const copy = paragraph.cloneNode(true) as Element;
      copy.querySelector('.prompt-note')?.remove();
      return copy.textContent;
    });
    return (sentence ?? '').trim();
  }

  get bust(): Locator {
    return this.page.getByTestId('bust');
  }

  get skip(): Locator {
    return this.bust.getByRole('button', { name: /^(Skip|Pular)$/ });
  }

  protected async doOneOf({ hasFirst, canConfirm, legal, atOnce }: Offer): Promise<void> {
    if (hasFirst) await this.skip.click({ timeout: 2000 }).catch(() => undefined);
    else if (canConfirm && (legal.length === 0 || this.chooser.below(4) > 0)) await this.confirm.click();
    else if (atOnce.length > 0 && (legal.length === 0 || this.chooser.below(5) === 0))
      await this.atOnce(this.chooser.one(atOnce)).click();
    else await this.touch(this.chooser.one(legal));
  }

  /** Cards overlap: a person points at what is to be seen of one. */
  async touch(target: string): Promise<void> {
    const piece = this.target(target);
    await piece.scrollIntoViewIfNeeded();
    const position = await piece.evaluate(pointInSight);
    await piece.click(position === null ? {} : { position });
  }
}

/** Runs in the page. */
function pointInSight(piece: Element): { x: number; y: number } | null {
  const { left, top, width, height } = piece.getBoundingClientRect();
  for (const down of [0.3, 0.7]) {
    for (const along of [0.12, 0.5, 0.88]) {
      const [x, y] = [width * along, height * down];
      const hit = document.elementFromPoint(left + x, top + y);
      if (hit !== null && piece.contains(hit)) return { x, y };
    }
  }
  return null;
}
