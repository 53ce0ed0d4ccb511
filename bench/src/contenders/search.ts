import { botsOf, policyNamed } from '@stakeout/bots';
import { FastChance } from '@stakeout/kernel';
import { type Contender, SEED } from '../contender.ts';
import { samplePositions } from './positions.ts';

/** A decision gets so many iterations; positions with one option are no decisions. */
const ITERATIONS = 400;

/** The hard bot as it was before bots learned, so that runs of different days compare: makes up a world from the view, walks its tree, plays on to the end of the game, every iteration. */
export const search: Contender = {
  id: 'search',
  what: 'hard bot from views: tree search, whole rollouts',
  kind: 'search',
  prepare(setting) {
    const { game } = setting;
    const policy = policyNamed(botsOf(game), `classic@${ITERATIONS}`);
    if (policy === null) throw new Error(`there is no classic bot for ${game.id}`);
    const chance = new FastChance(SEED);
    const decisions = samplePositions(setting)
      .map(({ state, seat }) => ({ seat, view: game.view(state, seat), options: game.legal(state, seat) }))
      .filter(({ options }) => options.length > 1);
    let next = 0;
    return () => {
      const { seat, view, options } = decisions[next++ % decisions.length] as (typeof decisions)[number];
      const deliberation = policy.sit(seat, chance).deliberate?.(view, options);
      if (deliberation === undefined) throw new Error('the classic bot does not deliberate');
      while (!deliberation.step(Number.POSITIVE_INFINITY));
      return deliberation.iterations;
    };
  },
};
