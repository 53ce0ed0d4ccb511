import type { Locator, Page } from '@playwright/test';
import type { Chooser } from './chooser.ts';

/** What a player is offered at one moment, as the page shows it. */
export interface Offer {
  /** The brass targets, by their `data-target`. */
  readonly legal: readonly string[];
  /** Actions with a button of the prompt that does them at once: to roll, to decline, to end the turn. */
  readonly atOnce: readonly string[];
  readonly canConfirm: boolean;
  readonly hasCurtain: boolean;
  /** Whether there is something that comes before everything else in this game: a bust to be skipped, something to be uncovered. */
  readonly hasFirst: boolean;
  readonly isOver: boolean;
  /** Whether something else is to be seen that the player goes by. */
  readonly hasOther: boolean;
}

/** How often a page is looked at for what it offers, in milliseconds; at every frame it would have little time for itself. */
const POLLING = 40;
/** How long a page may take to offer something, or offer only what is out of sight, in milliseconds. */
export const PATIENCE = 180_000;

/** A table on a page, played as people play it: by what is offered. */
export abstract class TablePlayer {
  readonly page: Page;
  readonly prompt: Locator;
  readonly end: Locator;
  protected readonly chooser: Chooser;
  /** What comes before everything else where it is there, as a selector. */
  private readonly first: string | null;

  constructor(page: Page, chooser: Chooser, first: string | null = null) {
    this.page = page;
    this.chooser = chooser;
    this.first = first;
    this.prompt = page.getByTestId('prompt');
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

  /** Waits until something is offered, or the match is over, or something else is to be seen. */
  async offer(other: string | null = null): Promise<Offer> {
    const { first } = this;
    const found = await this.page.waitForFunction(offered, { first, other }, { timeout: PATIENCE, polling: POLLING });
    const offer = await found.jsonValue();
    if (offer === null) throw new Error('nothing is offered');
    return offer;
  }

  /** Does one of the things that are offered, unless something else is to be seen first. Gives `false` when the match is over. */
  async playOn(other: string | null = null): Promise<boolean> {
    const offer = await this.offer(other);
    if (offer.isOver) return false;
    if (!offer.hasOther) await this.doOneOf(offer);
    return true;
  }

  async playToTheEnd(each: (step: number) => Promise<void> = async () => undefined): Promise<number> {
    let steps = 0;
    while (await this.playOn()) await each(++steps);
    return steps;
  }

  protected abstract doOneOf(offer: Offer): Promise<void>;
}

/** Runs in the page. */
function offered(asked: { readonly first: string | null; readonly other: string | null }): Offer | null {
  const isThere = (selector: string | null) =>
    selector !== null && [...document.querySelectorAll(selector)].some((piece) => piece.checkVisibility());
  const hasOther = isThere(asked.other);
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
    hasFirst: isThere(asked.first),
    isOver: document.querySelector('[data-testid="end-screen"]') !== null,
    hasOther,
  };
  const { atOnce, canConfirm, hasCurtain, hasFirst, isOver } = offer;
  const isChoice = legal.size > 0 || atOnce.length > 0 || canConfirm;
  return isChoice || hasCurtain || hasFirst || isOver || hasOther ? offer : null;
}
