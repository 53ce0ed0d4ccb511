import type { Action, ActionOf, View } from '@stakeout/escape-plan';
import type { EscapeChoice, EscapeParts, Target } from './targets.ts';
import { travelChoices } from './travel-choices.ts';
import { waysToUse } from './use-ways.ts';
import { woundChoices } from './wound-choices.ts';

/**
 * The choices that the viewer has, each with the touches that make it. No two of them share a way from end to end. The last
 * word of a turn, and whatever is the only thing left to do, need no touch at all.
 */
export function choicesOf(view: View, options: readonly Action[]): readonly EscapeChoice[] {
  const isOnly = options.length === 1;
  const travels = travelChoices(view, options);
  const tiles = new Set(options.flatMap((option) => (option.type === 'layTile' ? [option.tile] : [])));
  const taken = new Set(travels.flatMap(({ ways }) => ways.map(keyOf)));
  const laid = new Set<string>();
  const others = options.filter(({ type }) => type !== 'takeWound');
  const single = others.map((action): EscapeChoice => {
    const ways = [...waysTo(action)];
    if (isOnly || action.type === 'endTurn') ways.push([]);
    return { plan: [action], ways: ways.filter((way) => !taken.has(keyOf(way))) };
  });
  return [...travels, ...single.filter(({ ways }) => ways.length > 0), ...woundChoices(view, options)];

  function waysTo(action: Action): readonly EscapeParts[] {
    if (action.type === 'layTile') return waysToLay(action, tiles.size === 1, laid);
    if (action.type === 'use') return waysToUse(action, view, options);
    return waysOf(action, view);
  }
}

/** Ways are told apart by this. */
function keyOf(way: EscapeParts): string {
  return way.join(' ');
}

/**
 * E7.1: tile and cell in either order, then how it is turned; without that, the first way it fits. Where only one tile lies
 * face up, the cell is enough.
 */
function waysToLay(
  { tile, q, r, turned }: ActionOf<'layTile'>,
  isOnlyTile: boolean,
  laid: Set<string>,
): readonly EscapeParts[] {
  const stack: Target = `stack:${tile}`;
  const cell: Target = `cell:${q}:${r}`;
  const turn: Target = `turn:${turned}`;
  const ways: EscapeParts[] = [
    [stack, cell, turn],
    [cell, stack, turn],
  ];
  if (isOnlyTile) ways.push([cell, turn]);
  const isFirst = !laid.has(`${stack} ${cell}`);
  laid.add(`${stack} ${cell}`);
  if (isFirst) ways.push(...ways.map((way) => way.slice(0, -1)));
  return ways;
}

function waysOf(action: Exclude<Action, { type: 'use' | 'layTile' }>, view: View): readonly EscapeParts[] {
  const button: Target = `button:${action.type}`;
  switch (action.type) {
    case 'assign':
      return [[`place:${action.place}`]];
    case 'useDisc':
      return [['disc'], [button]];
    case 'rest':
      return [['rest'], [button]];
    case 'step':
    case 'ride':
    case 'fly':
      return [];
    case 'gasCan':
      return [['can'], [button]];
    case 'stop':
      return action.key < 0 ? [[button]] : [[button, `key:${action.key}`]];
    case 'takeKey':
      return [[`key:${action.colour}`]];
    case 'buyFixer':
      return [[`fixer:${action.fixer}`]];
    case 'buyEquipment':
      return [[`equipment:${action.equipment}`]];
    case 'openLocker':
      return [[`locker:${action.colour}:${action.master}`]];
    case 'keepTile':
      return [[`value:${action.value}`]];
    case 'putItem':
      return [[`item:${action.space}`]];
    case 'unlock':
    case 'loseAsset':
      return [[`asset:${action.asset}`]];
    case 'heal':
      return [[`heal:${action.count}`]];
    case 'takeContact': {
      const card: Target = `display:${action.index}`;
      return [action.space < 0 ? [card, 'button:remove'] : [card, `contact:${action.space}`]];
    }
    case 'moveCop':
      return [[`cop:${action.from}:${action.cop}`, `tile:${action.to}`]];
    case 'removeCop': {
      const cop = 31 - Math.clz32(view.table.frames.at(-1)?.x ?? 1);
      return [[`cop:${action.from}:${cop}`], [`tile:${action.from}`]];
    }
    default:
      return [[button]];
  }
}
