import { botsOf, type Question, type Thread, think } from '@stakeout/bots';
import type { Thinkers } from '@stakeout/server/parts';
import type { Luck } from '../chaos/luck.ts';
import { findGame } from './games.ts';
import type { World } from './world.ts';

/** How long a bot thinks at most, in milliseconds; now and then it takes longer than a claim is renewed. */
const USUAL = 40;
const LONG = 4500;
const LONG_SHARE = 0.02;

/** Whoever moves by lot has nothing to read. */
const THREAD: Thread = {
  breathe: async () => {},
  isCancelled: () => false,
  read: (address) => Promise.reject(new Error(`nobody reads ${address} here`)),
};

/** Bots that move by lot, within the process: what they choose follows from the seed, and how long they take is virtual. */
export function thinkersOf(world: World, luck: Luck): Thinkers {
  return {
    async ask(question: Question, _whose, stop) {
      await world.pause(luck.between(1, luck.isHit(LONG_SHARE) && !world.isQuiet ? LONG : USUAL));
      const game = findGame(question.game);
      if (game === null || stop?.aborted === true) return null;
      const asked = { ...question, bot: 'random', seed: luck.pick(2 ** 31) };
      return think(botsOf(game), asked, THREAD);
    },
  };
}
