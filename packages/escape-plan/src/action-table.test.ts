import { describe, expect, it } from 'vitest';
import * as made from './action-table.ts';

const MAKERS = [
  [made.stepAction(83), { type: 'step', to: 83 }],
  [made.rideAction(4), { type: 'ride', to: 4 }],
  [made.flyAction(0), { type: 'fly', to: 0 }],
  [made.stopAction(-1), { type: 'stop', key: -1 }],
  [made.stopAction(3), { type: 'stop', key: 3 }],
  [made.unlockAction(6), { type: 'unlock', asset: 6 }],
  [made.loseAssetAction(4), { type: 'loseAsset', asset: 4 }],
  [made.assignAction(8), { type: 'assign', place: 8 }],
  [made.takeKeyAction(2), { type: 'takeKey', colour: 2 }],
  [made.buyFixerAction(7), { type: 'buyFixer', fixer: 7 }],
  [made.buyEquipmentAction(3), { type: 'buyEquipment', equipment: 3 }],
  [made.openLockerAction(2, 0), { type: 'openLocker', colour: 2, master: 0 }],
  [made.openLockerAction(1, 1), { type: 'openLocker', colour: 1, master: 1 }],
  [made.putItemAction(8), { type: 'putItem', space: 8 }],
  [made.healAction(3), { type: 'heal', count: 3 }],
  [made.takeContactAction(3, -1), { type: 'takeContact', index: 3, space: -1 }],
  [made.takeContactAction(2, 4), { type: 'takeContact', index: 2, space: 4 }],
  [made.removeCopAction(13), { type: 'removeCop', from: 13 }],
  [made.moveCopAction(2, 5, 13), { type: 'moveCop', cop: 2, from: 5, to: 13 }],
  [made.layTileAction(13, -3, 2, 5), { type: 'layTile', tile: 13, q: -3, r: 2, turned: 5 }],
  [made.useAction('member', 13, 83, 1), { type: 'use', component: 'member', index: 13, ability: 1, target: 83 }],
  [made.useAction('fixer', 2), { type: 'use', component: 'fixer', index: 2, ability: -1, target: -1 }],
] as const;

describe('shared actions', () => {
  it.each(MAKERS)('%j says what it was asked for, and nobody can change it', (action, expected) => {
    expect(action).toEqual(expected);
    expect(Object.isFrozen(action)).toBe(true);
  });

  it('are made once', () => {
    expect(made.stepAction(7)).toBe(made.stepAction(7));
    expect(made.layTileAction(3, 2, -1, 4)).toBe(made.layTileAction(3, 2, -1, 4));
    expect(made.useAction('contact', 4, 12)).toBe(made.useAction('contact', 4, 12));
    expect(made.useAction('contact', 4, 12)).not.toBe(made.useAction('contact', 4, 12, 0));
  });

  it('a card beyond those of a usual display is taken by an action of its own', () => {
    expect(made.takeContactAction(32, 0)).toEqual({ type: 'takeContact', index: 32, space: 0 });
  });
});
