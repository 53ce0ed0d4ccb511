import { type Action, type ActionOf, equipmentOf, fixerOf, TARGETS_PER_TILE, type View } from '@stakeout/escape-plan';
import { kindOf, partOf, placesOf } from '../../../table/selection/choices.ts';
import type { EscapeParts, Target } from './targets.ts';

/** What belongs to no other moment of the game: refused now, with a word on what is to be decided. */
export function unmistakable(view: View): Action {
  return view.table.frames.at(-1)?.kind === 'finish' ? { type: 'takeCan' } : { type: 'endTurn' };
}

/** What a touch that is not legal would have meant, so that the rules can say why not. */
export function meaningOf(view: View, parts: EscapeParts, target: Target): Action {
  const [first = -1, second = -1] = placesOf(target);
  const frame = view.table.frames.at(-1)?.kind ?? 'over';
  switch (kindOf(target)) {
    case 'node':
      return usedOn(view, parts, first) ?? { type: 'step', to: first };
    case 'tile':
      return meaningOfTile(view, parts, first);
    case 'cop':
      if (frame === 'moveCop' || frame === 'approach') return { type: 'moveCop', cop: second, from: first, to: first };
      return usedOn(view, parts, first * TARGETS_PER_TILE + second) ?? { type: 'removeCop', from: first };
    case 'cell':
    case 'turn':
    case 'stack':
      return meaningOfTileLaid(view, [...parts.filter((part) => kindOf(part) !== kindOf(target)), target]);
    case 'display':
      return { type: 'takeContact', index: first, space: -1 };
    case 'contact': {
      const card = partOf(parts, 'display');
      return card === null ? use('contact', first) : { type: 'takeContact', index: card[0] ?? -1, space: first };
    }
    case 'item':
      return frame === 'placeItem' ? { type: 'putItem', space: first } : itemUsed(view, first);
    case 'slot':
      return use('asset', first);
    case 'asset':
      return frame === 'loseAsset' ? { type: 'loseAsset', asset: first } : { type: 'unlock', asset: first };
    case 'member':
      return use('member', first);
    case 'ability':
      return usedOn(view, parts, -1, first) ?? use('member', -1);
    case 'firstAid':
      return { type: 'use', component: 'firstAid', index: 0, ability: -1, target: -1 };
    case 'key':
      return frame === 'travel' ? { type: 'stop', key: first } : { type: 'takeKey', colour: first };
    case 'locker':
      return { type: 'openLocker', colour: first, master: second };
    default:
      return meaningOfName(view, target, first);
  }
}

/** What is chosen by one number, or by a name alone. */
function meaningOfName(view: View, target: Target, value: number): Action {
  switch (kindOf(target)) {
    case 'can':
      return { type: 'gasCan' };
    case 'rest':
      return { type: 'rest' };
    case 'disc':
      return { type: 'useDisc' };
    case 'place':
      return { type: 'assign', place: value };
    case 'fixer':
      return { type: 'buyFixer', fixer: value };
    case 'equipment':
      return { type: 'buyEquipment', equipment: value };
    case 'value':
      return { type: 'keepTile', value };
    case 'heal':
      return { type: 'heal', count: value };
    case 'button':
      return BUTTONS.find(({ type }) => target === `button:${type}`) ?? unmistakable(view);
    default:
      return unmistakable(view);
  }
}

/** Buttons whose refusal says more than what is to be decided now. */
const BUTTONS: readonly Action[] = [
  { type: 'move' },
  { type: 'rest' },
  { type: 'stay' },
  { type: 'gasCan' },
  { type: 'escape' },
  { type: 'stop', key: -1 },
];

function use(component: ActionOf<'use'>['component'], index: number, target = -1, ability = -1): ActionOf<'use'> {
  return { type: 'use', component, index, ability, target };
}

function itemUsed(view: View, space: number): Action {
  const item = view.table.boards[view.viewer ?? 0]?.items[space] ?? 0;
  return use(fixerOf(item) < 0 && equipmentOf(item) >= 0 ? 'equipment' : 'fixer', space);
}

/** The component chosen before, used on a target. */
function usedOn(
  view: View,
  parts: EscapeParts,
  target: number,
  ability = partOf(parts, 'ability')?.[0] ?? -1,
): Action | null {
  for (const part of parts) {
    const [index = -1] = placesOf(part);
    switch (kindOf(part)) {
      case 'contact':
        return use('contact', index, target, ability);
      case 'item':
        return { ...itemUsed(view, index), target } as Action;
      case 'slot':
        return use('asset', index, target);
      case 'member':
        return use('member', index, target, ability);
    }
  }
  return null;
}

function meaningOfTile(view: View, parts: EscapeParts, tile: number): Action {
  const cop = partOf(parts, 'cop');
  const frame = view.table.frames.at(-1)?.kind;
  if (frame === 'removeCop') return { type: 'removeCop', from: tile };
  const [from = -1, type = -1] = cop ?? [];
  if (frame === 'moveCop' || frame === 'approach') return { type: 'moveCop', cop: type, from, to: tile };
  return usedOn(view, parts, tile) ?? { type: 'removeCop', from: tile };
}

/** E7.2: the tile chosen, or the first that lies face up. */
function meaningOfTileLaid({ table: shown }: View, parts: EscapeParts): Action {
  const [tile = shown.faceUp.find((face) => face >= 0) ?? -1] = partOf(parts, 'stack') ?? [];
  const [q = 0, r = 0] = partOf(parts, 'cell') ?? [];
  const [turned = 0] = partOf(parts, 'turn') ?? [];
  return { type: 'layTile', tile, q, r, turned };
}
