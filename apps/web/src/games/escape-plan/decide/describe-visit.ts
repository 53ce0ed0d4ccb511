import {
  FIRST_SAFE_HOUSE,
  MASTER_KEY,
  MASTER_KEY_ASSET,
  PLACES_PER_GROUP,
  readySlot,
  tilesFromLocker,
} from '@stakeout/escape-plan';
import { placesOf } from '../../../table/selection/choices.ts';
import { contactIcon, equipmentIcon, fixerIcon, placeIcon, treasureIcon } from '../cards/card-icons.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { effectNow, marksOfUse, money, priceMarks } from './names.ts';
import { bitsOf, headed, mark, type Row, rowOf, type Scene } from './panel.ts';

/** A contact on offer: its letter, what using it will cost, and what it does. */
export function displayRow(scene: Scene, target: Target): Row {
  const [index = 0] = placesOf(target);
  const card = scene.shown.display[index] ?? 0;
  const contact = scene.printed.contacts[card];
  const name = scene.words.term('contactName', card);
  if (contact === undefined) return rowOf(target, name);
  return rowOf(target, scene.say('offer', { letter: letterOf(index), name }), {
    icon: contactIcon(contact),
    detail: effectNow(scene, contact.effect),
    marks: marksOfUse(scene, contact.cost, contact.star),
    cops: bitsOf(contact.effect.cops),
  });
}

/** The places of the display are called A, B, C from the left. */
function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** A fixer for sale (E15.4). */
export function fixerRow(scene: Scene, target: Target): Row {
  const [fixer = 0] = placesOf(target);
  const printed = scene.printed.fixers[fixer];
  return rowOf(target, scene.words.term('fixer', fixer), {
    icon: fixerIcon(fixer),
    detail: printed === undefined ? '' : effectNow(scene, printed.effect),
    marks: [mark(money(scene, printed?.cost ?? 0)), mark(scene.say('once'))],
    cops: bitsOf(printed?.effect.cops ?? 0),
  });
}

/** Equipment of a store, with the cops it avoids and how many are left (E15.7). */
export function equipmentRow(scene: Scene, target: Target): Row {
  const [equipment = 0] = placesOf(target);
  const printed = scene.printed.equipment[equipment];
  return rowOf(target, scene.words.term('equipment', equipment), {
    icon: equipmentIcon(equipment),
    detail: scene.say('equipmentLeft', { count: scene.shown.equipment[equipment] ?? 0 }),
    marks: [mark(money(scene, printed?.cost ?? 0))],
    cops: bitsOf(printed?.avoids ?? 0),
  });
}

/** A locker: how many tiles are drawn, of which one is kept (E15.8). */
export function lockerRow(scene: Scene, target: Target): Row {
  const [colour = 0, master = 0] = placesOf(target);
  const { say, words, printed, shown, board } = scene;
  const count = tilesFromLocker(printed, board, colour, shown.lockerSizes[colour] ?? 0);
  const slot = readySlot(board, MASTER_KEY_ASSET);
  const opener = words.term('key', master === 1 ? MASTER_KEY : colour);
  return rowOf(target, headed(words.term('source', colour)), {
    icon: treasureIcon(colour),
    detail: say('lockerDraw', { count, key: opener }),
    marks: master === 1 ? [mark(money(scene, printed.slotCosts[slot] ?? 0))] : [],
  });
}

/** A tile drawn in secret; only its owner sees this. */
export function valueRow(scene: Scene, target: Target): Row {
  const [value = 0] = placesOf(target);
  const source = scene.shown.turn.drawnFrom;
  // Tiles of one value are one choice: it says how many there are, or one would seem to be missing.
  const count = scene.view.own?.drawn.filter((drawn) => drawn === value).length ?? 0;
  return rowOf(target, money(scene, value), {
    icon: treasureIcon(source),
    detail: scene.say(count > 1 ? 'valuesOf' : 'valueOf', { source: scene.words.term('theSource', source), count }),
    marks: [mark(scene.say('atTheEnd'))],
  });
}

export function healRow(scene: Scene, target: Target): Row {
  const [count = 0] = placesOf(target);
  const { say, printed, shown, board } = scene;
  const cost = shown.frames.at(-1)?.kind === 'hospital' ? (printed.hospitalPrices[count] ?? 0) : 0;
  return rowOf(target, say('heal', { count }), {
    icon: 'medical-pack',
    detail: say('woundsLeft', { count: board.wounds - count }),
    marks: priceMarks(scene, cost),
  });
}

/** A key to take at a safe house, or one that opens a closed business (E15.2, E15.4). */
export function keyRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const [key = 0] = placesOf(target);
  const { say, words, printed, shown, board } = scene;
  const frame = shown.frames.at(-1);
  if (frame?.kind === 'takeKey' && path.length === 0) {
    const left = shown.keysAt[frame.x]?.filter((colour) => colour === key).length ?? 0;
    const locker = printed.lockers[key];
    return rowOf(target, headed(words.term('key', key)), {
      icon: 'key',
      detail: say('keyOpens', { locker: words.term('theSource', key), need: locker?.threshold ?? 0 }),
      marks: [mark(say('left', { count: left }))],
    });
  }
  const slot = readySlot(board, MASTER_KEY_ASSET);
  return rowOf(target, say('openWith', { key: words.term('key', key) }), {
    icon: key === MASTER_KEY ? 'skeleton-key' : 'key',
    detail: say('keyIsSpent'),
    marks: key === MASTER_KEY ? [mark(money(scene, printed.slotCosts[slot] ?? 0))] : [],
  });
}

/** A business or safe house for a new tile, with what the own plan says of it. */
export function placeRow(scene: Scene, target: Target): Row {
  const [place = 0] = placesOf(target);
  const { view, printed, say, words } = scene;
  const line = view.own === null ? undefined : printed.plans[view.own.plan]?.[place];
  const marks =
    line === undefined
      ? []
      : [line < 0 ? mark(say('planIncome'), 'good') : mark(say('planValue', { value: money(scene, line) }), 'good')];
  return rowOf(target, words.term('place', place), {
    icon: placeIcon(place),
    detail: place < FIRST_SAFE_HOUSE ? say('groupOf', { number: 1 + Math.floor(place / PLACES_PER_GROUP) }) : '',
    marks,
  });
}
