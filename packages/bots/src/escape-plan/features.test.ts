import { escapePlanRules, printedOf } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { LAYOUT } from './feature-layout.ts';
import { Features, isUsualBox } from './features.ts';
import { newWorld } from './game.fixture.ts';
import { beginsTurn } from './horizon.ts';
import type { Intention } from './instinct.ts';
import { KEEN } from './keen.ts';
import { decide } from './rollout.ts';
import { imagine, moverOf, type World } from './world.ts';

const features = new Features();

function inputsOf(world: World, seat: number): number[] {
  features.read(world, seat);
  return [...features.active.subarray(0, features.count)];
}

/** Looks at the beginning of every turn of a game by instinct. */
function look(seats: number, seed: number, at: (truth: ReturnType<typeof newWorld>, seat: number) => void): void {
  const truth = newWorld(seats, seed, KEEN);
  const table = printedOf(truth);
  const chance = new FastChance(seed);
  const minds = Array.from({ length: seats }, (): Intention => ({ move: null, variant: 0 }));
  for (let mover = moverOf(truth); mover >= 0; mover = moverOf(truth)) {
    if (beginsTurn(truth)) at(truth, mover);
    decide(truth, table, mover, minds[mover] as Intention, chance);
  }
}

describe.each([1, 2, 3, 4, 5])('the inputs of the net, %i seats', (seats) => {
  it('say of the truth what they say of every world that its seat can imagine', () => {
    let count = 0;
    look(seats, 10 + seats, (truth, seat) => {
      const inputs = inputsOf(truth, seat);
      const view = escapePlanRules.view(truth, seat);
      for (const seed of [1, 2])
        expect(inputsOf(imagine(view, seat, new FastChance(seed), KEEN), seat)).toEqual(inputs);
      count++;
    });
    expect(count).toBeGreaterThan(8);
  });

  it('are among those the net has, and tell seats and turns apart', () => {
    let last = '';
    look(seats, 20 + seats, (truth, seat) => {
      const inputs = inputsOf(truth, seat);
      expect(Math.max(...inputs)).toBeLessThan(LAYOUT.size);
      expect(inputs.length).toBeGreaterThan(60);
      expect(inputs.join()).not.toBe(last);
      last = inputs.join();
    });
  });
});

it('the net knows the usual box and no other', () => {
  expect(isUsualBox(newWorld(2, 1, KEEN))).toBe(true);
  expect(isUsualBox({ table: 'another' })).toBe(false);
});
