import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../city/blueprint.ts';
import { type Node, tileOf } from '../city/node.ts';
import { escapePlan } from '../game.ts';
import type { Frame } from '../state.ts';
import { defaultTable } from '../table.fixture.ts';
import { dayPhaseOf, placeOfExit } from './day.ts';

const day = (n: number): Frame => ({ kind: 'day', seat: 0, n, x: 0 });

function newGame() {
  const config = escapePlan.configure({}, 3);
  if (!config.ok) throw new Error('refused');
  return escapePlan.setup(config.value, 3, new StatelessChance(1));
}

describe('the phases of a day', () => {
  it('[E4.1] a new game begins with building, before the first morning', () => {
    expect(dayPhaseOf(newGame())).toBe('building');
  });

  it('[E4.1] follow the frame of the day', () => {
    expect([1, 2, 3, 4, 5, 6, 10].map((n) => dayPhaseOf({ frames: [day(n)] }))).toEqual([
      'income',
      'income',
      'patrol',
      'building',
      'building',
      'parts',
      'parts',
    ]);
    expect(dayPhaseOf({ frames: [] })).toBe('parts');
  });
});

describe('the tile of an exit', () => {
  it('[E7.1] [E7.4] is in the city, face up on a stack, or still to be turned up', () => {
    const state = newGame();
    const { city } = state;
    const exit = tileOf(blueprintOf(defaultTable()).exits[0] as Node);
    const turned = (value: number) => ({ ...city, turned: city.turned.with(exit, value) });
    expect(placeOfExit({ city: turned(0), faceUp: [] }, defaultTable(), 0)).toBe('city');
    expect(placeOfExit({ city: turned(-1), faceUp: [-1, exit] }, defaultTable(), 0)).toBe('stack');
    expect(placeOfExit({ city: turned(-1), faceUp: [-1, -1] }, defaultTable(), 0)).toBe('hidden');
  });
});
