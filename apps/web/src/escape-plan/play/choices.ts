import type { Action, ActionOf, View } from '@stakeout/escape-plan';
import type { EscapeChoice, EscapeParts, Target } from './targets.ts';

/** The choices that the viewer has, each with the touches that make it. */
export function choicesOf(view: View, options: readonly Action[]): readonly EscapeChoice[] {
  return options.map((action) => ({ plan: [action], ways: waysTo(action, view) }));
}

function waysTo(action: Action, view: View): readonly EscapeParts[] {
  switch (action.type) {
    case 'layTile':
      return [[`stack:${action.tile}`, `cell:${action.q}:${action.r}`, `turn:${action.turned}`]];
    case 'assign':
      return [[`place:${action.place}`]];
    case 'useDisc':
      return [['disc']];
    case 'rest':
      return [['rest']];
    case 'step':
    case 'ride':
    case 'fly':
      return [[`node:${action.to}`]];
    case 'gasCan':
      return [['can']];
    case 'stop':
      return action.key < 0 ? [['button:stop']] : [['button:stop', `key:${action.key}`]];
    case 'use':
      return waysToUse(action, view);
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
    case 'takeContact':
      return action.space < 0
        ? [[`display:${action.index}`, 'button:remove']]
        : [[`display:${action.index}`, `contact:${action.space}`]];
    case 'moveCop':
      return [[`cop:${action.from}:${action.cop}`, `tile:${action.to}`]];
    case 'removeCop':
      return [[`tile:${action.from}`]];
    default:
      return [[`button:${action.type}`]];
  }
}

function waysToUse({ component, index, ability, target }: ActionOf<'use'>, _view: View): readonly EscapeParts[] {
  const used: Target = component === 'firstAid' ? 'firstAid' : componentTarget(component, index);
  const way: Target[] = [used];
  if (ability >= 0) way.push(`ability:${ability}`);
  if (target >= 0) way.push(`node:${target}`);
  return [way];
}

function componentTarget(component: 'contact' | 'fixer' | 'equipment' | 'asset' | 'member', index: number): Target {
  switch (component) {
    case 'contact':
      return `contact:${index}`;
    case 'asset':
      return `slot:${index}`;
    case 'member':
      return `member:${index}`;
    default:
      return `item:${index}`;
  }
}
