import { botsOf, type Contest, policyNamed } from '@stakeout/bots';
import { readBotFile } from '../bot-file.ts';
import { findGame } from '../games.ts';

/** A contest as plain data, to cross into a thread. */
export interface Order {
  readonly game: string;
  readonly config: unknown;
  readonly bots: readonly string[];
  readonly seed: number;
  /** How many imagined games a value has that luck is reckoned with; `null` where nobody asked for it. */
  readonly luck: number | null;
}

export async function contestOf({ game: name, config, bots: names, seed, luck }: Order): Promise<Contest> {
  const game = findGame(name);
  if (game === null) throw new Error(`there is no game ${name}`);
  const bots = botsOf(game);
  const policies = names.map((bot) => {
    const policy = policyNamed(bots, bot);
    if (policy === null) throw new Error(`there is no bot ${bot} for ${name}`);
    return policy;
  });
  for (const policy of policies) await policy.prepare?.(readBotFile);
  const contest = { game, config, policies, seed };
  return luck === null ? contest : { ...contest, luck: { bots, playouts: luck } };
}
