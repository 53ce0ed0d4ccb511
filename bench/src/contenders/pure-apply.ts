import { apply, FastChance } from '@stakeout/kernel';
import { type Contender, SEED } from '../contender.ts';

/** How a match is played: every action gives a new state and its events, the old state stays as it was. */
export const pureApply: Contender = {
  id: 'pure-apply',
  what: 'random playouts, pure apply: copy and events',
  kind: 'playout',
  prepare({ game, players, config }) {
    const chance = new FastChance(SEED);
    return () => {
      let state = game.setup(config, players, chance);
      for (let actions = 0; ; actions++) {
        const seat = game.toAct(state)[0];
        if (seat === undefined) return actions;
        const options = game.legal(state, seat);
        state = apply(game, state, seat, options[chance.pick(options.length)], chance).state;
      }
    };
  },
};
