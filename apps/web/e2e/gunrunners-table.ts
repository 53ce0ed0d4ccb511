import type { Locator, Page } from '@playwright/test';
import type { Chooser } from './chooser.ts';

/** What a player is offered at one moment, as the page shows it. */
export interface Offer {
  /** The brass targets, by their `data-target`. */
  readonly legal: readonly string[];
  /** Actions with a button that does them at once: to roll, to decline. */
  readonly atOnce: readonly string[];
  readonly canConfirm: boolean;
  readonly canSkip: boolean;
  readonly hasCurtain: boolean;
  readonly isOver: boolean;
  /** Whether something else is to be seen that the player goes by. */
  readonly hasOther: boolean;
  readonly step: string;
}

/** How often a page is looked at for what it offers, in milliseconds; at every frame it would have little time for itself. */
const POLLING = 40;
/** How long a page may take to offer something, in milliseconds. */
const PATIENCE = 180_000;

/** The Gunrunners table on a page, played as people play it: by what is offered. */
export class GunrunnersTable {
  readonly page: Page;
  readonly prompt: Locator;
  readonly hand: Locator;
  readonly end: Locator;
  private readonly chooser: Chooser;

  constructor(page: Page, chooser: Chooser) {
    this.page = page;
    this.chooser = chooser;
    this.prompt = page.getByTestId('prompt');
    this.hand = page.locator('[data-arrows="hand"] [data-target]');
    this.end = page.getByTestId('end-screen');
  }

  target(name: string): Locator {
    return this.page.locator(`main [data-target="${name}"]`);
  }

  /** The button that confirms what was chosen. */
  get confirm(): Locator {
    return this.prompt.locator('.prompt-confirm');
  }

  /** The button that does an action at once. */
  atOnce(type: string): Locator {
    return this.prompt.locator(`[data-at-once="${type}"]`);
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

  /** Waits until something is offered, or the match is over, or something else is to be seen. */
  async offer(other: string | null = null): Promise<Offer> {
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
    if (offer.canSkip) await this.skip.click({ timeout: 2000 }).catch(() => undefined);
    else if (offer.canConfirm && (offer.legal.length === 0 || this.chooser.below(4) > 0)) await this.confirm.click();
    else if (offer.atOnce.length > 0 && (offer.legal.length === 0 || this.chooser.below(5) === 0))
      await this.atOnce(this.chooser.one(offer.atOnce)).click();
    else await this.touch(this.chooser.one(offer.legal));
    return true;
  }

  /** Cards overlap: a person points at what is to be seen of one. */
  async touch(target: string): Promise<void> {
    const piece = this.target(target);
    await piece.scrollIntoViewIfNeeded();
    const position = await piece.evaluate(pointInSight);
    await piece.click(position === null ? {} : { position });
  }

  async playToTheEnd(each: (offer: number) => Promise<void> = async () => undefined): Promise<number> {
    let steps = 0;
    while (await this.playOn()) await each(++steps);
    return steps;
  }
}

/** Runs in the page. */
function offered(other: string | null): Offer | null {
  const others = other === null ? [] : [...document.querySelectorAll(other)];
  const hasOther = others.some((piece) => piece.checkVisibility());
  // What was decided is on its way; what the page still shows is no longer offered.
  if (!hasOther && document.querySelector('main[aria-busy="true"]') !== null) return null;
  const atOnce = document.querySelectorAll<HTMLElement>('[data-at-once]:not([aria-disabled="true"])');
  const legal = [...document.querySelectorAll<HTMLElement>('main [data-target].is-legal')];
  const offer = {
    legal: legal.map((piece) => piece.dataset['target'] ?? ''),
    atOnce: [...atOnce].map(({ dataset }) => dataset['atOnce'] ?? ''),
    canConfirm: document.querySelector('.prompt-confirm:not([aria-disabled="true"])') !== null,
    canSkip: document.querySelector('[data-testid="bust"] .gr-stage-skip') !== null,
    hasCurtain: document.querySelector('.curtain') !== null,
    isOver: document.querySelector('[data-testid="end-screen"], .match-end') !== null,
    hasOther,
    step: document.querySelector('[data-testid="prompt"] .prompt-step span')?.textContent ?? '',
  };
  const { canConfirm, canSkip, hasCurtain, isOver } = offer;
  if (hasOther) return offer;
  return legal.length > 0 || atOnce.length > 0 || canConfirm || canSkip || hasCurtain || isOver ? offer : null;
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
