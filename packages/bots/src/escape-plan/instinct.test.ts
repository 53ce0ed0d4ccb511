import { type Action, escapePlan, isAllAvoided, printedOf } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { isSame } from './candidates.ts';
import { type Moment, newGame, newWorld, playOn } from './game.fixture.ts';
import { chooseGreedily } from './greedy.ts';
import { type Intention, instinct } from './instinct.ts';
import { KEEN } from './keen.ts';
import { playOut } from './rollout.ts';
import { PLAIN } from './sense.ts';
import { imagine } from './world.ts';

const ENDS: readonly Action['type'][] = ['rest', 'stay', 'stop', 'escape', 'useDisc'];

describe('instinct', () => {
  it.each([1, 2, 3, 4, 5])('names legal actions only, in games of %i', (seats) => {
    for (let seed = 0; seed < 4; seed++) {
      const position = newWorld(seats, seed, seed % 2 === 0 ? PLAIN : KEEN);
      const table = printedOf(position);
      const chance = new FastChance(seed);
      const mind: Intention = { move: null, variant: 0 };
      for (let [seat] = escapePlan.toAct(position); seat !== undefined; [seat] = escapePlan.toAct(position)) {
        const action = instinct(position, table, seat, mind);
        if (!escapePlan.legal(position, seat).some((option) => isSame(option, action)))
          throw new Error(`${JSON.stringify(action)} in ${position.frames.at(-1)?.kind}`);
        if (ENDS.includes(action.type)) mind.move = null;
        escapePlan.applyInPlace(position, seat, action, chance, null);
      }
      expect(position.ending).not.toBe('');
    }
  });

  it('arrives at once where the engine would walk step by step: the game goes on the same', () => {
    for (let seed = 0; seed < 6; seed++) {
      const jumped = newWorld(3, seed, PLAIN);
      const walked = newWorld(3, seed, PLAIN);
      const table = printedOf(jumped);
      playOut(jumped, table, new FastChance(seed), { move: null, variant: 1 });
      const chance = new FastChance(seed);
      const mind: Intention = { move: null, variant: 1 };
      for (let [seat] = escapePlan.toAct(walked); seat !== undefined; [seat] = escapePlan.toAct(walked)) {
        const action = instinct(walked, table, seat, mind);
        if (ENDS.includes(action.type)) mind.move = null;
        escapePlan.applyInPlace(walked, seat, action, chance, null);
      }
      expect(escapePlan.outcome(jumped)).toEqual(escapePlan.outcome(walked));
    }
  });

  it('goes on where nobody is to be avoided: a star is no reason to pay', () => {
    const moments: Moment[] = [];
    for (let seed = 0; moments.length < 5; seed++) {
      const dice = new FastChance(seed);
      const wanderers = [0, 1, 2].map(() => ({
        choose: (_: unknown, { length }: { length: number }) => dice.pick(length),
      }));
      playOn(newGame(3, seed), wanderers, seed, (moment) => {
        if (moment.kind === 'avoid' && isAllAvoided(moment.view.table)) moments.push(moment);
      });
    }
    for (const { view, seat, options } of moments) {
      const world = imagine(view, seat, new FastChance(0));
      expect(instinct(world, printedOf(world), seat, { move: null, variant: 0 })).toEqual({ type: 'pass' });
      expect(options[chooseGreedily(view, options, new FastChance(0))]).toEqual({ type: 'pass' });
    }
  });
});
