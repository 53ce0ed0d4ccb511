import { type Action, type Event, gunrunnersRules } from '@stakeout/gunrunners';
import { EmissionList, FastChance } from '@stakeout/kernel';
import { seatPlayers, tellPlayers } from '../players.ts';
import type { ReadFile } from '../policy.ts';
import { policyNamed } from '../policy-names.ts';
import { gunrunnersBots } from './index.ts';

/** Chances are told by logarithms, whose last digit is another in every engine; what is decided does not hang on it. */
const DIGITS = 12;

/**
 * What bots that ask the net decide, and what they think of it, in a whole match against themselves: to be compared between engines.
 */
export async function learnedThoughts(bot: string, seats: number, seed: number, read: ReadFile): Promise<string> {
  const policy = policyNamed(gunrunnersBots, bot);
  const config = gunrunnersRules.configure({}, seats);
  if (policy === null || !config.ok) throw new Error('refused');
  await policy.prepare?.(read);
  const chance = new FastChance(seed);
  const players = seatPlayers(Array(seats).fill(policy), new FastChance(seed + 1));
  const state = gunrunnersRules.setup(config.value, seats, chance);
  const thoughts: unknown[] = [];
  for (let [seat] = gunrunnersRules.toAct(state); seat !== undefined; [seat] = gunrunnersRules.toAct(state)) {
    const options = gunrunnersRules.legal(state, seat);
    const deliberation = players[seat]?.deliberate?.(gunrunnersRules.view(state, seat), options);
    let index = 0;
    if (deliberation !== undefined && options.length > 1) {
      while (!deliberation.step(Number.POSITIVE_INFINITY));
      index = deliberation.choice();
      const opinions = deliberation.opinions();
      thoughts.push([index, opinions.map((one) => [one.index, one.visits, one.winChance.toFixed(DIGITS)])]);
    }
    const heard = new EmissionList<Event>();
    gunrunnersRules.applyInPlace(state, seat, options[index] as Action, chance, heard);
    tellPlayers(players, heard.emissions);
  }
  return JSON.stringify([thoughts, gunrunnersRules.outcome(state)]);
}
