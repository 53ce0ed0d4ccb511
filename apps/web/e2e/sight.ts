import { expect, type Page } from '@playwright/test';
import { isBack, type View } from '@stakeout/gunrunners';
import type { Viewer } from '@stakeout/kernel';
import type { Truth } from './truth.ts';

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
  const known = facesKnown(truth, viewer, from, to);
  for (const [face, count] of countFaces(sight.cards)) {
    expect(count, `card ${face} in the page of ${viewer} between ${from} and ${to}`).toBeLessThanOrEqual(
      known.get(face) ?? 0,
    );
  }
}

/** How many of each face a viewer could have seen at most, at any one moment from one entry to another. */
function facesKnown(truth: Truth, viewer: Viewer, from: number, to: number): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (let seq = from; seq <= Math.min(to, truth.length); seq++) {
    const { probation, fields, hands, committed, discards } = truth.viewAt(seq, viewer) as View;
    const counts = countFaces([...probation, ...fields.flat(), ...hands.flat(), ...discards, committed]);
    for (const [face, count] of counts) most.set(face, Math.max(count, most.get(face) ?? 0));
  }
  return most;
}

/** Cards that show their face, by owner, role and value; how they lie does not matter. */
function countFaces(cards: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) {
    if (card === 0 || isBack(card)) continue;
    counts.set(card % 1000, (counts.get(card % 1000) ?? 0) + 1);
  }
  return counts;
}
