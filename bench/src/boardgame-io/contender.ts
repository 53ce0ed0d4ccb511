import { FastChance } from '@stakeout/kernel';
import { type Contender, SEED } from '../contender.ts';
import { portOf } from './port.ts';

/** The peer: the same games by the same rules, every action through boardgame.io's reducer. */
export const boardgameIo: Contender = {
  id: 'boardgame.io',
  what: "random playouts in boardgame.io's reducer",
  kind: 'playout',
  prepare(setting) {
    const { game } = setting;
    const chance = new FastChance(SEED);
    const port = portOf(setting, chance);
    return () => {
      let match = port.begin();
      for (let actions = 0; ; actions++) {
        const seat = game.toAct(match.G)[0];
        if (seat === undefined) return actions;
        const options = game.legal(match.G, seat);
        match = port.move(match, seat, options[chance.pick(options.length)]);
      }
    };
  },
};
