import { FastChance } from '@stakeout/kernel';
import { type Contender, SEED, type Setting } from '../contender.ts';
import { loadBots, type Match } from './library.ts';
import { MOVE, type Port, portOf } from './port.ts';

/** A decision gets so many iterations: enough for a tree, few enough for a fair share of positions. */
const ITERATIONS = 25;
const GAMES = 12;
/** Longer than any game, so that rollouts go to the end, as ours do. */
const TO_THE_END = 10_000;

/**
 * The peer: boardgame.io's own Monte Carlo bot on the same rules. It is given the whole state, hidden cards included, and
 * plays at random to the end of the game, so an iteration of its does less than one of ours.
 */
export const boardgameIoMcts: Contender = {
  id: 'boardgame.io-mcts',
  what: "boardgame.io's MCTSBot on the state: whole rollouts",
  kind: 'search',
  games: ['gunrunners'],
  prepare(setting) {
    const { game } = setting;
    const chance = new FastChance(SEED);
    const port = portOf(setting, chance);
    const { MCTSBot } = loadBots();
    const bot = new MCTSBot<unknown>({
      game: port.definition,
      enumerate: (G, _ctx, player) => game.legal(G, Number(player)).map((action) => ({ move: MOVE, args: [action] })),
      iterations: ITERATIONS,
      playoutDepth: () => TO_THE_END,
      seed: SEED,
    });
    const decisions = decisionsOf(setting, port, chance);
    let next = 0;
    return () => {
      const match = decisions[next++ % decisions.length] as Match<unknown>;
      bot.iterationCounter = 0;
      // It promises its answer, but has it before it returns: it only waits when told to.
      void bot.play(match, match.ctx.currentPlayer);
      return bot.iterationCounter;
    };
  },
};

/** The moments of random games at which there is something to choose from. */
function decisionsOf({ game }: Setting, port: Port, chance: FastChance): Match<unknown>[] {
  const decisions: Match<unknown>[] = [];
  for (let count = 0; count < GAMES; count++) {
    let match = port.begin();
    for (;;) {
      const [seat] = game.toAct(match.G);
      if (seat === undefined) break;
      const options = game.legal(match.G, seat);
      if (options.length > 1) decisions.push(match);
      match = port.move(match, seat, options[chance.pick(options.length)]);
    }
  }
  // Not one game after the other: a short run should see as much of the end as of the beginning.
  for (let index = decisions.length - 1; index > 0; index--) {
    const other = chance.pick(index + 1);
    [decisions[index], decisions[other]] = [decisions[other] as Match<unknown>, decisions[index] as Match<unknown>];
  }
  return decisions;
}
