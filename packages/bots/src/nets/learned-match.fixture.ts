import { EmissionList, FastChance } from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import { escapePlanBots } from '../escape-plan/index.ts';
import { gunrunnersBots } from '../gunrunners/index.ts';
import { seatPlayers, tellPlayers } from '../players.ts';
import type { ReadFile } from '../policy.ts';
import { policyNamed } from '../policy-names.ts';

/** Those who have learned something, by the name of their game. */
export const LEARNED: Readonly<Record<string, BotsOfGame>> = {
  gunrunners: gunrunnersBots,
  'escape-plan': escapePlanBots,
};

/** Chances are told by logarithms, whose last digit is another in every engine; what is decided does not hang on it. */
const DIGITS = 12;

/** A match of a bot against itself. */
export interface LearnedMatch {
  readonly game: string;
  readonly bot: string;
  readonly seats: number;
  readonly seed: number;
}

/**
 * What bots that ask a net decide, and what they think of it, in a whole match against themselves: to be compared between engines.
 */
export async function learnedThoughts({ game, bot, seats, seed }: LearnedMatch, read: ReadFile): Promise<string> {
  const bots = LEARNED[game];
  const policy = bots === undefined ? null : policyNamed(bots, bot);
  if (bots === undefined || policy === null) throw new Error(`nobody called ${bot} plays ${game}`);
  const rules = bots.game;
  const config = rules.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  await policy.prepare?.(read);
  const chance = new FastChance(seed);
  const players = seatPlayers(Array(seats).fill(policy), new FastChance(seed + 1));
  const state = rules.setup(config.value, seats, chance);
  const thoughts: unknown[] = [];
  for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
    const options = rules.legal(state, seat);
    const deliberation = players[seat]?.deliberate?.(rules.view(state, seat), options);
    let index = 0;
    if (deliberation !== undefined && options.length > 1) {
      while (!deliberation.step(Number.POSITIVE_INFINITY));
      index = deliberation.choice();
      const opinions = deliberation.opinions();
      thoughts.push([index, opinions.map((one) => [one.index, one.visits, one.winChance.toFixed(DIGITS)])]);
    }
    const heard = new EmissionList<unknown>();
    rules.applyInPlace(state, seat, options[index], chance, heard);
    tellPlayers(players, heard.emissions);
  }
  return JSON.stringify([thoughts, rules.outcome(state)]);
}
