import type { Locator, Page } from '@playwright/test';
import type { Chooser } from './chooser.ts';

interface Offer {
  readonly legal: readonly string[];
  readonly canConfirm: boolean;
  readonly canSell: boolean;
  readonly isOver: boolean;
}

/** The table of the example on a page, played as people play it: by what is offered. */
export class ExampleTable {
  readonly page: Page;
  readonly prompt: Locator;
  readonly end: Locator;
  private readonly chooser: Chooser;

  constructor(page: Page, chooser: Chooser) {
    this.page = page;
    this.chooser = chooser;
    this.prompt = page.getByTestId('prompt');
    this.end = page.getByTestId('end-screen');
  }

  /** Waits until something is offered, or the match is over. */
  async offer(): Promise<Offer> {
    const found = await this.page.waitForFunction(offered, undefined, { polling: 40, timeout: 180_000 });
    const offer = await found.jsonValue();
    if (offer === null) throw new Error('nothing is offered');
    return offer;
  }

  async playToTheEnd(): Promise<void> {
    for (let offer = await this.offer(); !offer.isOver; offer = await this.offer()) {
      if (offer.canConfirm) await this.prompt.locator('.prompt-confirm').click();
      else if (offer.canSell && this.chooser.below(3) === 0) await this.prompt.locator('[data-at-once="sell"]').click();
      else await this.page.locator(`[data-target="${this.chooser.one(offer.legal)}"]`).click();
    }
  }
}

/** Runs in the page. */
function offered(): Offer | null {
  if (document.querySelector('main[aria-busy="true"]') !== null) return null;
  const legal = [...document.querySelectorAll<HTMLElement>('main [data-target].is-legal')];
  const offer = {
    legal: legal.flatMap(({ dataset }) => dataset['target'] ?? []),
    canConfirm: document.querySelector('.prompt-confirm:not([aria-disabled="true"])') !== null,
    canSell: document.querySelector('[data-at-once="sell"]:not([aria-disabled="true"])') !== null,
    isOver: document.querySelector('[data-testid="end-screen"]') !== null,
  };
  return offer.isOver || offer.canConfirm || offer.legal.length > 0 ? offer : null;
}
