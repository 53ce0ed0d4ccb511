import {
  canAnswer,
  costaOf,
  FIRST_SAFE_HOUSE,
  type FrameKind,
  GANG_FLIGHT,
  isAllAvoided,
  isLocation,
  kindOf,
  LOCATION_KINDS,
  tileOf,
} from '@stakeout/escape-plan';
import { type Thing, thingNamed } from '../../../table/phrase.ts';
import { kindOf as kindOfTarget, partOf, placesOf } from '../../../table/selection/choices.ts';
import { itemToPlace } from '../play/item-to-place.ts';
import { copsPiece, type PromptParams, type PromptPhrase, sentence } from './phrases.ts';
import type { PromptTextId } from './prompts.texts.ts';
import { moneyThing, pawnThing, placeThing, type Scene, tileThing } from './scene.ts';

/** Frames whose question needs nothing put in. */
const PLAIN: Partial<Record<FrameKind, PromptTextId>> = {
  buyFixer: 'buyFixer',
  takeCan: 'takeCan',
  openLocker: 'openLocker',
  keepTile: 'keepTile',
  mayUnlock: 'mayUnlock',
  mayHeal: 'mayHeal',
  hospital: 'hospital',
  takeContact: 'takeContact',
  unlock: 'unlock',
  moveCop: 'moveCop',
  loseAsset: 'loseAsset',
  bonus: 'bonus',
  over: 'gameOver',
};

/** What is asked for while nothing, or not enough, is chosen. */
export function asked(scene: Scene): PromptPhrase {
  const [id, params] = half(scene) ?? whole(scene);
  return sentence(scene.language, id, params);
}

type Line = readonly [PromptTextId, PromptParams?];

/** With nothing chosen: what the decision is about. */
function whole(scene: Scene): Line {
  const { frame, view, printed, options, words } = scene;
  const plain = PLAIN[frame.kind];
  if (plain !== undefined) return [plain];
  const at = view.table.at[frame.seat] ?? -1;
  const has = (type: string) => options.some((option) => option.type === type);
  switch (frame.kind) {
    case 'finish':
      return [options.length === 1 ? 'finishOnly' : 'finish'];
    case 'unlockOffer':
      return ['unlockOffer', { cost: moneyThing(scene, printed.incomeUnlockPrice) }];
    case 'placeTile': {
      const faceUp = view.table.faceUp.filter((tile) => tile >= 0);
      return faceUp.length === 1 ? ['placeOnly', { tile: tileThing(scene, faceUp[0] ?? 0) }] : ['placeTile'];
    }
    case 'assign': {
      const isBusiness = kindOf(printed, frame.x) === 'BUSINESS';
      return [isBusiness ? 'assignBusiness' : 'assignSafeHouse', { tile: tileThing(scene, tileOf(frame.x)) }];
    }
    case 'useDisc':
      return ['useDisc', { part: words.term('part', view.table.part) }];
    case 'action':
      if (has('move')) return [has('rest') ? 'actionMoveRest' : has('stay') ? 'actionMoveStay' : 'actionMove'];
      return [has('rest') ? 'actionRest' : 'actionStay'];
    case 'travel':
      if (has('turnBack')) return ['travelBack'];
      return has('stop') && isLocation(at) ? ['travelStop', { place: placeThing(scene, at) }] : ['travel'];
    case 'avoid':
      return avoiding(scene);
    case 'toll':
      return ['toll', { count: frame.n, costa: costaThing(scene) }];
    case 'takeKey':
      return ['takeKey', { place: thingNamed(words.term('thePlace', FIRST_SAFE_HOUSE + frame.x)) }];
    case 'buyEquipment':
      return [frame.n === 0 ? 'buyEquipment' : 'buyEquipmentMore'];
    case 'placeItem':
      return ['placeItem', { item: thingNamed(words.term('theItem', itemToPlace(view))) }];
    case 'exit':
      return [has('drawTiles') ? 'exitBlocked' : 'exitOpen'];
    case 'mayPray':
      return ['mayPray', { cost: moneyThing(scene, printed.churchPrice) }];
    case 'removeCop':
      return ['removeCop', { cops: copsPiece([31 - Math.clz32(frame.x)], words) }];
    case 'approach':
      return frame.x === frame.seat ? ['approachOwn'] : ['approach', { pawn: pawnThing(scene, frame.x) }];
    default:
      return ['gameOver'];
  }
}

function costaThing({ words, view }: Scene) {
  return thingNamed(words.thePawn(costaOf(view.table)));
}

function avoiding(scene: Scene): Line {
  const { cops } = scene.preview;
  if (isAllAvoided(scene.view.table)) return ['avoidNobody'];
  if (cops.length === 0) return ['avoidCosta', { costa: costaThing(scene) }];
  return [
    canAnswer(scene.view.table, scene.frame.seat, scene.options) ? 'avoid' : 'avoidNothing',
    {
      cops: copsPiece(
        cops.map(({ cop }) => cop),
        scene.words,
      ),
      count: cops.length,
    },
  ];
}

/** With something chosen that more has to follow: what is missing. */
function half(scene: Scene): Line | null {
  const { parts, frame, view, words } = scene;
  const last = parts.at(-1);
  if (last === undefined) return null;
  const [first = -1, second = -1] = placesOf(last);
  switch (kindOfTarget(last)) {
    case 'turn':
      return ['placeUnfit', { tile: tileThing(scene, scene.preview.ghost?.tile ?? 0) }];
    case 'stack':
      return ['placeOnly', { tile: tileThing(scene, first) }];
    case 'cell':
      return ['placeCell'];
    case 'node':
    case 'route':
      return ['chooseKey', { place: placeThing(scene, partOf(parts, 'node')?.[0] ?? -1) }];
    case 'button':
      return buttonPressed(scene, last);
    case 'display':
      return ['takeContactTo', { contact: { thing: words.term('contactName', view.table.display[first] ?? 0) } }];
    case 'cop': {
      const params = { cops: copsPiece([second], words), tile: tileThing(scene, first) };
      return [frame.kind === 'avoid' ? 'chooseAnswer' : 'moveCopTo', params];
    }
    case 'tile': {
      const cops = scene.preview.cops.filter(({ tile }) => tile === first).map(({ cop }) => cop);
      return ['chooseAnswer', { cops: copsPiece(cops, words), tile: tileThing(scene, first) }];
    }
    case 'ability':
      return first === GANG_FLIGHT ? ['chooseFlight'] : ['chooseUse', { component: componentThing(scene) }];
    case 'contact':
    case 'item':
    case 'slot':
    case 'member':
      return isGangChosen(scene) ? ['chooseAbility'] : ['chooseUse', { component: componentThing(scene) }];
    default:
      return null;
  }
}

function buttonPressed(scene: Scene, button: string): Line | null {
  const at = scene.view.table.at[scene.frame.seat] ?? -1;
  switch (button) {
    case 'button:step':
      return ['chooseStep'];
    case 'button:ride':
      return ['chooseRide'];
    case 'button:fly':
      return ['chooseFlight'];
    case 'button:stop':
      return ['chooseKey', { place: placeThing(scene, at) }];
    default:
      return null;
  }
}

/** Whether the component chosen lends one of the three abilities of a gang (E17.6). */
function isGangChosen({ parts, options }: Scene): boolean {
  const [used = ''] = parts;
  const [index = -1] = placesOf(used);
  const kind = kindOfTarget(used);
  if (kind === 'member') return true;
  return options.some(
    (option) =>
      option.type === 'use' &&
      option.index === index &&
      option.ability >= 0 &&
      (option.component === kind || (kind === 'item' && option.component === 'fixer')),
  );
}

/** The component chosen, by its name. */
function componentThing({ parts, view, words }: Scene): Thing {
  const board = view.table.boards[view.viewer ?? 0];
  for (const part of parts) {
    const [index = -1] = placesOf(part);
    switch (kindOfTarget(part)) {
      case 'contact':
        return { thing: words.term('contactName', (board?.contacts[index] ?? 1) - 1) };
      case 'item':
        return thingNamed(words.term('theItem', board?.items[index] ?? 0));
      case 'slot':
        return { thing: words.term('asset', Math.abs(board?.slots[index] ?? 1) - 1) };
      case 'member':
        return thingNamed(words.term('theKind', GANG_SPOT));
    }
  }
  return { thing: '' };
}

/** The gang among the kinds of locations. */
const GANG_SPOT = LOCATION_KINDS.indexOf('GANG');
