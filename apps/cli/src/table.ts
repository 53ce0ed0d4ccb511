import { botsOf, type Policy, policyNamed, policyNames } from '@stakeout/bots';
import { readBotFile } from './bot-file.ts';
import { findGame, gameNames, type WholeGame } from './games.ts';
import { BadInput, readWholeNumber, unknownName } from './input.ts';
import { readConfig } from './options.ts';
import { readSeed, type Seed } from './seed.ts';

/** The flags that say what is played, by whom and with which chance. All commands that play share them. */
export interface TableFlags {
  readonly players?: string;
  readonly seed?: string;
  readonly edition?: string;
  readonly option?: readonly string[];
  readonly bots?: string;
}

/** What is played, by whom and with which chance; everything checked. */
export interface Table {
  readonly game: WholeGame;
  readonly players: number;
  readonly config: unknown;
  /** One for each seat. */
  readonly policies: readonly Policy[];
  readonly seed: Seed;
}

const DEFAULT_SEED = '1';
const DEFAULT_BOT = 'random';

export async function readTable(gameName: string, flags: TableFlags): Promise<Table> {
  const game = findGame(gameName);
  if (game === null) throw unknownName('game', gameName, gameNames);
  const { min, max } = game.seats;
  const named = (flags.bots ?? DEFAULT_BOT).split(',');
  const players = readPlayers(flags.players, named.length, min, max);
  const seed = readSeed(flags.seed ?? DEFAULT_SEED);
  const policies = readPolicies(named, game, players);
  const config = readConfig(game, players, flags.edition, flags.option ?? []);
  for (const policy of policies) await policy.prepare?.(readBotFile);
  return { game, players, config, policies, seed };
}

/** As many as are asked for, else as bots are named, else as the game takes. */
function readPlayers(asked: string | undefined, named: number, min: number, max: number): number {
  if (asked !== undefined) return readWholeNumber('--players', asked, min, max);
  return named > 1 && named >= min && named <= max ? named : max;
}

/** One bot for all seats, or one for each. */
function readPolicies(names: readonly string[], game: WholeGame, players: number): Policy[] {
  const bots = botsOf(game);
  const policies = names.map((id) => {
    const policy = policyNamed(bots, id);
    if (policy === null) throw unknownName('--bots', id, policyNames(bots));
    return policy;
  });
  const [first] = policies;
  if (first !== undefined && policies.length === 1) return Array.from({ length: players }, () => first);
  if (policies.length === players) return policies;
  throw new BadInput(
    `--bots: names ${policies.length} bots for ${players} seats; give one for all or one for each seat`,
  );
}
