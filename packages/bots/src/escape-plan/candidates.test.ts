import { escapePlan, printedOf } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { moveCandidates, useCandidates } from './candidates.ts';
import { newWorld } from './game.fixture.ts';
import { instinct } from './instinct.ts';
import { KEEN } from './keen.ts';
import { PLAIN, type Sense } from './sense.ts';
import { usefulUse } from './uses-habit.ts';
import type { World } from './world.ts';

/** The first turn of a game alone that would begin with using something that costs money. */
function beforeSpending(sense: Sense): World {
  for (let seed = 0; seed < 50; seed++) {
    const world = newWorld(1, seed, sense);
    const table = printedOf(world);
    const chance = new FastChance(seed);
    const mind = { move: null, variant: 0 };
    for (let [seat] = escapePlan.toAct(world); seat !== undefined; [seat] = escapePlan.toAct(world)) {
      const use = world.frames.at(-1)?.kind === 'action' ? usefulUse(world, table, seat, false) : null;
      if (use?.type === 'use' && use.component === 'asset') return world;
      const action = instinct(world, table, seat, mind);
      if (action.type === 'stop' || action.type === 'rest' || action.type === 'escape') mind.move = null;
      escapePlan.applyInPlace(world, seat, action, chance, null);
    }
  }
  throw new Error('nobody ever spends');
}

describe('what is thought about as a turn begins', () => {
  it('is whether to spend money before the move, for the careful', () => {
    const world = beforeSpending(KEEN);
    const table = printedOf(world);
    const firsts = moveCandidates(world, table, 0).map(({ first }) => first.type);
    expect(firsts.length).toBeGreaterThan(1);
    expect(firsts).not.toContain('use');
    expect(useCandidates(world, table, 0).map(({ first }) => first)).toEqual([usefulUse(world, table, 0, false)]);
  });

  it('is only the move for those of plain sense, whose habit has spent it', () => {
    const world = beforeSpending(PLAIN);
    const firsts = moveCandidates(world, printedOf(world), 0).map(({ first }) => first.type);
    expect(new Set(firsts)).toEqual(new Set(['use']));
  });
});
