import { gunrunners } from '@stakeout/gunrunners';
import { type AnyGame, FastChance } from '@stakeout/kernel';
import type { Question } from './question.ts';

/** A decision from the middle of a game of four. */
export function questionFor(bot: string, seed = 3): Question {
  return questionIn(gunrunners as unknown as AnyGame, {}, bot, seed);
}

export function questionIn(game: AnyGame, options: object, bot: string, seed = 3): Question {
  const config = game.configure(options, 4);
  if (!config.ok) throw new Error('refused');
  const chance = new FastChance(seed);
  const state = game.setup(config.value, 4, chance);
  for (let count = 0; ; count++) {
    const [seat = 0] = game.toAct(state);
    const options = game.legal(state, seat);
    if (count > 40 && options.length > 5) {
      const view = game.view(state, seat);
      return { game: game.id, config: config.value, bot, seat, view, options, notes: null, events: [], seed: 9 };
    }
    game.applyInPlace(state, seat, options[chance.pick(options.length)], chance, null);
  }
}
