import {
  ASSET_EFFECTS,
  assetOf,
  COPS,
  type Effect,
  equipmentOf,
  FIRST_EXIT_SOURCE,
  fixerOf,
  isUnknown,
  sourceOf,
  type Table,
  treasureValue,
} from '@stakeout/escape-plan';
import type { Language } from '@stakeout/kernel';
import { useMemo } from 'react';
import { listing } from '../../../text/listing.ts';
import { type Say, useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import type { Words } from '../words.ts';
import { bareName } from './card-icons.ts';
import { CARD_TEXTS, type CardTextId } from './cards.texts.ts';

/** The names of cards and tiles, and one sentence about each. */
export interface CardWords {
  readonly effect: (effect: Effect) => string;
  readonly contactName: (card: number) => string;
  readonly contactTip: (card: number, isOffered?: boolean) => string;
  readonly itemName: (item: number) => string;
  readonly itemEffect: (item: number) => string;
  readonly itemTip: (item: number) => string;
  readonly assetEffect: (asset: number) => string;
  readonly lockedTip: (asset: number) => string;
  /** An unlocked asset on a slot of this price. */
  readonly assetTip: (asset: number, price: number) => string;
}

export function useCardWords(): CardWords {
  const { printed, language, words } = useTable();
  const say = useSay(CARD_TEXTS);
  return useMemo(() => cardWords(printed, language, words, say), [printed, language, words, say]);
}

export function cardWords(printed: Table, language: Language, words: Words, say: Say<CardTextId>): CardWords {
  const list = listing(language, 'conjunction');
  const either = listing(language, 'disjunction');
  const typesIn = (cops: number) => copsIn(cops).map((cop) => words.term('cops', 1 << cop));

  const effect = ({ kind, cops, amount }: Effect) => say(`effect${kind}`, { cops: list.format(typesIn(cops)), amount });
  const assetEffect = (asset: number) => {
    const found = ASSET_EFFECTS[asset];
    return found === undefined ? '' : effect(found);
  };
  const contactName = (card: number) => bareName(printed.contacts[card]?.names[language] ?? '');

  function price(cost: number, hasStar: boolean): string {
    const money = words.term('money', cost);
    if (cost === 0 && !hasStar) return say('priceFree');
    const both = cost === 0 ? say('priceStar') : say('priceBoth', { money });
    return say('priceUse', { price: hasStar ? both : money });
  }

  function contactTip(card: number, isOffered = false): string {
    const contact = printed.contacts[card];
    if (contact === undefined) return '';
    return say(isOffered ? 'tipOffered' : 'tipContact', {
      name: contactName(card),
      price: price(contact.cost, contact.star),
      when: say(`when${contact.step}`),
      effect: effect(contact.effect),
    });
  }

  function itemName(item: number): string {
    if (item === 0) return say('freeSpace');
    if (assetOf(item) >= 0) return words.term('asset', assetOf(item));
    if (equipmentOf(item) >= 0) return words.term('equipment', equipmentOf(item));
    if (fixerOf(item) >= 0) return words.term('fixer', fixerOf(item));
    const source = sourceOf(item);
    return source < FIRST_EXIT_SOURCE ? capitalised(words.term('source', source)) : say('exitTile');
  }

  function itemEffect(item: number): string {
    if (assetOf(item) >= 0) return assetEffect(assetOf(item));
    const equipment = printed.equipment[equipmentOf(item)];
    if (equipment !== undefined) return say('effectEquipment', { cops: either.format(typesIn(equipment.avoids)) });
    const fixer = printed.fixers[fixerOf(item)];
    if (fixer !== undefined) return effect(fixer.effect);
    return isUnknown(item) ? say('faceDown') : words.term('money', treasureValue(item));
  }

  const lockedTip = (asset: number) =>
    say('tipLocked', { name: words.term('asset', asset), effect: assetEffect(asset) });

  const assetTip = (asset: number, price: number) =>
    say('tipAssetReady', {
      name: words.term('asset', asset),
      money: words.term('money', price),
      effect: assetEffect(asset),
      value: words.term('money', printed.usedAssetValue),
    });

  function itemTip(item: number): string {
    const name = itemName(item);
    if (item === 0) return name;
    if (assetOf(item) >= 0) return lockedTip(assetOf(item));
    const fixer = printed.fixers[fixerOf(item)];
    if (fixer !== undefined) return say('tipFixer', { name, when: say(`when${fixer.step}`), effect: itemEffect(item) });
    if (equipmentOf(item) >= 0) return `${name}, ${say('whenAVOID')}: ${itemEffect(item)}.`;
    if (isUnknown(item)) return say('tipHidden', { name });
    return say('tipWorth', { name, money: words.term('money', treasureValue(item)) });
  }

  return { effect, contactName, contactTip, itemName, itemEffect, itemTip, assetEffect, lockedTip, assetTip };
}

/** The types of cops in a mask, Sandra and Costa left out. */
export function copsIn(cops: number): readonly number[] {
  return [...COPS.keys()].filter((cop) => (cops & (1 << cop)) !== 0);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
