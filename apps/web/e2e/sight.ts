import { expect, type Page } from '@playwright/test';
import type { Viewer } from '@stakeout/kernel';
import { countFaces, type Truth } from './truth.ts';

/** All that is in a page at one moment, seen or not. */
export interface Sight {
  /** Every card that the page holds, wherever it is. */
  readonly cards: readonly number[];
  /** Every text and every attribute, and what the page keeps in its storage. */
  readonly words: string;
  readonly hasCurtain: boolean;
}

export function lookAt(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const words: string[] = [document.title, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const element of document.querySelectorAll('*')) {
      for (const { value } of element.attributes) words.push(value);
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
      if (element instanceof HTMLInputElement) words.push(element.value);
    }
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) =>
      Number(dataset['card']),
    );
    return { cards, words: words.join('\n'), hasCurtain: document.querySelector('.curtain') !== null };
  });
}

/** A page must not hold a card that its viewer could not have seen between two entries. */
export function expectNothingMore(sight: Sight, truth: Truth, viewer: Viewer, from: number, to: number): void {
  const known = truth.facesKnown(viewer, from, to);
  for (const [face, count] of countFaces(sight.cards)) {
    expect(count, `card ${face} in the page of ${viewer} between ${from} and ${to}`).toBeLessThanOrEqual(
      known.get(face) ?? 0,
    );
  }
}
