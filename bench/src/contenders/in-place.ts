import { FastChance } from '@stakeout/kernel';
import { type Contender, SEED } from '../contender.ts';

/** How search and simulation play: one state, changed in place, and nobody listens. */
export const inPlace: Contender = {
  id: 'in-place',
  what: 'random playouts, in place, no events',
  kind: 'playout',
  prepare({ game, players, config }) {
    const chance = new FastChance(SEED);
    return () => {
      const state = game.setup(config, players, chance);
      for (let actions = 0; ; actions++) {
        const seat = game.toAct(state)[0];
        if (seat === undefined) return actions;
        const options = game.legal(state, seat);
        game.applyInPlace(state, seat, options[chance.pick(options.length)], chance, null);
      }
    };
  },
};
