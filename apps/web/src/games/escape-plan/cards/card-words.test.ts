import { ASSETS, defaultTable, escapePlan } from '@stakeout/escape-plan';
import { FastChance, LANGUAGES, type Language, textsAt } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../../../text/say.ts';
import type { Words } from '../words.ts';
import { assetIcon, contactIcon } from './card-icons.ts';
import { type CardWords, cardWords, copsIn } from './card-words.ts';
import { CARD_TEXTS } from './cards.texts.ts';

const printed = defaultTable();
const usual = { table: null, costaAvoidable: false, costaStacks: 'both' } as const;
const view = escapePlan.view(escapePlan.setup(usual, 3, new FastChance(1)), null);
const EVERY_ITEM = [101, 107, 201, 202, 203, 204, 301, 302, 303, 304, 305, 306, 307, 308, 1060, 3999, 4030, 5999];

describe.each(LANGUAGES)('the words on cards in %s', (language) => {
  const words = wordsIn(language);

  it('are complete for every contact', () => {
    for (const [card, contact] of printed.contacts.entries()) {
      expect(words.contactName(card)).not.toMatch(/^$|[({]/);
      expect(words.contactTip(card)).not.toMatch(/^$|[{}]/);
      expect(words.effect(contact.effect)).not.toMatch(/^$|[{}]/);
    }
  });

  it('are complete for every tile', () => {
    for (const item of EVERY_ITEM) {
      for (const text of [words.itemName(item), words.itemEffect(item), words.itemTip(item)])
        expect(text).not.toMatch(/^$|[{}]/);
    }
    for (const asset of ASSETS.keys()) expect(words.lockedTip(asset)).not.toMatch(/^$|[{}]/);
  });
});

describe('what a card says', () => {
  const words = wordsIn('en');

  it('names the cops it covers, and the price with its star (E17.2)', () => {
    const boxer = printed.contacts.findIndex(({ names }) => names.en === 'Boxer');
    expect(words.contactTip(boxer)).toBe(
      'Boxer, $2k and 1 notoriety to use, in AVOID only: Avoid Federal and SWAT on one tile.',
    );
  });

  it('does not tell what a tile is worth that is face down', () => {
    expect(words.itemTip(1090)).toContain('$90k');
    expect(words.itemTip(1999)).not.toContain('$');
  });

  it('tells the types of cops in a mask', () => {
    expect(copsIn(0b101)).toEqual([0, 2]);
  });
});

describe('icons', () => {
  it('tell contacts with the same effect apart', () => {
    const [bribe, callIn] = ['Bribe (Local)', 'Call-in (Local)'].map((name) =>
      printed.contacts.find(({ names }) => names.en === name),
    );
    if (bribe === undefined || callIn === undefined) throw new Error('a card is missing');
    expect(contactIcon(bribe)).not.toBe(contactIcon(callIn));
  });

  it('fall back on the effect for cards with other names', () => {
    const [card] = printed.contacts;
    if (card === undefined) throw new Error('a card is missing');
    expect(contactIcon({ ...card, names: { en: 'Nobody', pt: 'Ninguém' } })).toBe('whistle');
    expect(assetIcon(5)).toBe('skeleton-key');
  });
});

function wordsIn(language: Language): CardWords {
  const { terms } = textsAt(escapePlan.texts[language], view);
  const words: Words = {
    say: () => '',
    term: (kind, value) => terms[kind]?.(value) ?? '',
    pawn: () => '',
    thePawn: () => '',
    node: () => '',
  };
  return cardWords(printed, language, words, sayIn(CARD_TEXTS, language));
}
