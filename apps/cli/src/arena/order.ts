import { botsOf, type Contest, policyNamed } from '@stakeout/bots';
import { findGame } from '../games.ts';

/** A contest as plain data, to cross into a thread. */
export interface Order {
  readonly game: string;
  readonly config: unknown;
  readonly bots: readonly string[];
  readonly seed: number;
}

export function contestOf({ game: name, config, bots, seed }: Order): Contest {
  const game = findGame(name);
  if (game === null) throw new Error(`there is no game ${name}`);
  const policies = bots.map((bot) => {
    const policy = policyNamed(botsOf(game), bot);
    if (policy === null) throw new Error(`there is no bot ${bot} for ${name}`);
    return policy;
  });
  return { game, config, policies, seed };
}
