import {
  ASSET_EFFECTS,
  assetOf,
  assetsOnSpaces,
  equipmentOf,
  fixerOf,
  GANG_FLIGHT,
  isCopMover,
  isTreasure,
  LIE_LOW,
  nextSlot,
  sourceOf,
} from '@stakeout/escape-plan';
import type { IconName } from '../../../icons/names.ts';
import { placesOf } from '../../../table/selection/choices.ts';
import { assetIcon, contactIcon, equipmentIcon, fixerIcon, treasureIcon } from '../cards/card-icons.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { effectName, effectNow, money, priceMarks } from './names.ts';
import { bitsOf, headed, mark, type Row, rowOf, type Scene } from './panel.ts';

/** An own contact: to be used, or the space where a new one goes (E16.1). */
export function contactRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const [space = 0] = placesOf(target);
  const content = scene.board.contacts[space] ?? 0;
  const isPlacing = path.some((part) => part.startsWith('display:'));
  const { say, words, printed } = scene;
  if (isPlacing) {
    if (content <= 0) return rowOf(target, say('onSpace', { space: space + 1 }), { icon: 'check-mark' });
    return rowOf(target, say('inPlaceOf', { name: words.term('contactName', content - 1) }), {
      detail: say('onSpaceSmall', { space: space + 1 }),
      marks: [mark(say('plusNotoriety'), 'bad')],
    });
  }
  const card = printed.contacts[content - 1];
  if (card === undefined) return rowOf(target, say('onSpace', { space: space + 1 }));
  return rowOf(target, words.term('contactName', content - 1), {
    icon: contactIcon(card),
    detail: effectNow(scene, card.effect),
    marks: priceMarks(scene, card.cost, card.star),
    cops: bitsOf(card.effect.cops),
  });
}

/** An item on an own space: a fixer or equipment to use, or the space where a new item goes (E15.4). */
export function itemRow(scene: Scene, target: Target): Row {
  const [space = 0] = placesOf(target);
  const { say, words, printed, view, board } = scene;
  const item = (view.own?.items ?? board.items)[space] ?? 0;
  if (scene.shown.frames.at(-1)?.kind === 'placeItem') {
    if (item === 0) return rowOf(target, say('onItemSpace', { space: space + 1 }), { icon: 'check-mark' });
    return rowOf(target, say('inPlaceOf', { name: words.term('theItem', item) }), {
      icon: itemIcon(item),
      detail: say('onSpaceSmall', { space: space + 1 }),
      marks: [mark(say('plusNotoriety'), 'bad')],
    });
  }
  const fixer = printed.fixers[fixerOf(item)];
  if (fixer !== undefined) {
    return rowOf(target, words.term('fixer', fixerOf(item)), {
      icon: fixerIcon(fixerOf(item)),
      detail: effectNow(scene, fixer.effect),
      marks: [mark(say('once'))],
      cops: bitsOf(fixer.effect.cops),
    });
  }
  const equipment = equipmentOf(item);
  return rowOf(target, headed(words.term('item', item)), {
    icon: itemIcon(item),
    detail: equipment < 0 ? '' : say('equipmentDoes'),
    cops: bitsOf(printed.equipment[equipment]?.avoids ?? 0),
  });
}

/** What lies on an item space. */
function itemIcon(item: number): IconName | null {
  if (assetOf(item) >= 0) return assetIcon(assetOf(item));
  if (equipmentOf(item) >= 0) return equipmentIcon(equipmentOf(item));
  if (fixerOf(item) >= 0) return fixerIcon(fixerOf(item));
  return isTreasure(item) ? treasureIcon(sourceOf(item)) : null;
}

/** An unlocked asset, at the price of its slot (E17.11). */
export function slotRow(scene: Scene, target: Target): Row {
  const [slot = 0] = placesOf(target);
  const asset = Math.abs(scene.board.slots[slot] ?? 0) - 1;
  return assetLine(
    scene,
    target,
    asset,
    assetEffect(scene, asset),
    priceMarks(scene, scene.printed.slotCosts[slot] ?? 0),
  );
}

function assetEffect(scene: Scene, asset: number): string {
  const effect = ASSET_EFFECTS[asset];
  return effect === undefined ? '' : `${effectName(scene, effect)}.`;
}

/** A locked asset: to be unlocked, or to be lost under handcuffs. */
export function assetRow(scene: Scene, target: Target): Row {
  const [asset = 0] = placesOf(target);
  const { say, board, printed, shown } = scene;
  const effect = assetEffect(scene, asset);
  if (shown.frames.at(-1)?.kind === 'loseAsset')
    return assetLine(scene, target, asset, effect, [mark(say('lost'), 'bad')]);
  const slot = nextSlot(board);
  const price =
    slot < 0 ? mark(say('noSlot'), 'bad') : mark(say('slotCost', { cost: money(scene, printed.slotCosts[slot] ?? 0) }));
  const isOnContacts = (assetsOnSpaces(board) & (1 << asset)) !== 0;
  const freed = mark(say(isOnContacts ? 'freesContact' : 'freesItem'), 'good');
  return assetLine(scene, target, asset, effect, [price, freed]);
}

function assetLine(scene: Scene, target: Target, asset: number, detail: string, marks: Row['marks']): Row {
  const isAboutCop = isCopMover(asset);
  return rowOf(target, scene.words.term('asset', asset), {
    icon: isAboutCop ? null : assetIcon(asset),
    badge: isAboutCop ? asset : null,
    detail,
    marks,
  });
}

/** E17.6. */
export function abilityRow(scene: Scene, target: Target): Row {
  const [ability = 0] = placesOf(target);
  const { say } = scene;
  if (ability === LIE_LOW) return rowOf(target, say('lieLow'), { icon: 'newspaper', detail: say('lieLowDoes') });
  if (ability === GANG_FLIGHT)
    return rowOf(target, say('gangFlight'), { icon: 'helicopter', detail: say('gangFlightDoes') });
  return rowOf(target, say('ignoreTile'), { icon: 'smoke-bomb', detail: say('ignoreTileDoes') });
}
