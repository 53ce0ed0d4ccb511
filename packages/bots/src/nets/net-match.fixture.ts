import { EmissionList, FastChance } from '@stakeout/kernel';
import { escapePlanBots } from '../escape-plan/index.ts';
import { gunrunnersBots } from '../gunrunners/index.ts';
import { seatPlayers, tellPlayers } from '../players.ts';
import type { ReadFile } from '../policy.ts';
import { policyNamed } from '../policy-names.ts';

const BOTS = { gunrunners: gunrunnersBots, 'escape-plan': escapePlanBots } as const;

/** A match between bots that ask a net. */
export interface LearnedMatch {
  readonly game: keyof typeof BOTS;
  readonly bot: string;
  readonly seats: number;
  readonly seed: number;
}

/** Chances are told by logarithms, whose last digit is another in every engine; what is decided does not hang on it. */
const DIGITS = 12;

/** What such bots decide, and what they think of it, in a whole match against themselves: to be compared between engines. */
export async function learnedThoughts({ game: id, bot, seats, seed }: LearnedMatch, read: ReadFile): Promise<string> {
  const bots = BOTS[id];
  const { game } = bots;
  const policy = policyNamed(bots, bot);
  const config = game.configure({}, seats);
  if (policy === null || !config.ok) throw new Error('refused');
  await policy.prepare?.(read);
  const chance = new FastChance(seed);
  const players = seatPlayers(Array(seats).fill(policy), new FastChance(seed + 1));
  const state = game.setup(config.value, seats, chance);
  const thoughts: unknown[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const options = game.legal(state, seat);
    const deliberation = players[seat]?.deliberate?.(game.view(state, seat), options);
    let index = 0;
    if (deliberation !== undefined && options.length > 1) {
      while (!deliberation.step(Number.POSITIVE_INFINITY));
      index = deliberation.choice();
      const opinions = deliberation.opinions();
      thoughts.push([index, opinions.map((one) => [one.index, one.visits, one.winChance.toFixed(DIGITS)])]);
    }
    const heard = new EmissionList<unknown>();
    game.applyInPlace(state, seat, options[index], chance, heard);
    tellPlayers(players, heard.emissions);
  }
  return JSON.stringify([thoughts, game.outcome(state)]);
}
