import { parseArgs } from 'node:util';
import { type AnyGame, say } from '@stakeout/kernel';
import type { Setting } from './contender.ts';
import { SUITES, type Suite } from './contenders/index.ts';

/** Something the user gave is wrong. The message says what, and what is allowed. */
export class BadInput extends Error {}

/** What the user asked for. */
export interface Request {
  readonly suite: Suite;
  readonly json: boolean;
  readonly seconds: number;
  readonly settings: readonly Setting[];
}

const USAGE =
  'usage: npm run bench -- engine|bots|scaling|judge|page [--json] [--seconds N] [--game ID] [--players N] [--edition en|pt]';
const SCALING_USAGE = 'usage: npm run bench -- scaling [--json]';
const DEFAULT_SECONDS = 2;
const MOST_SECONDS = 600;

export function readArguments(args: readonly string[], games: readonly AnyGame[]): Request {
  const { values, positionals } = split(args);
  const [name, ...more] = positionals;
  if (name === undefined) throw new BadInput(`no suite; ${USAGE}`);
  const suite = SUITES.find(({ id }) => id === name);
  if (suite === undefined)
    throw new BadInput(
      `suite "${name}" is unknown; known: ${[...SUITES.map(({ id }) => id), 'scaling', 'judge', 'page'].join(', ')}`,
    );
  if (more.length > 0) throw new BadInput(`"${more.join(' ')}" is one argument too many; ${USAGE}`);
  return {
    suite,
    json: values.json ?? false,
    seconds: values.seconds === undefined ? DEFAULT_SECONDS : readSeconds(values.seconds),
    settings: chosenGames(games, values.game).map((game) => readSetting(game, values.players, values.edition)),
  };
}

/** The model of scaling has nothing to choose but the form of its answer. */
export function readScalingArguments(args: readonly string[]): { readonly json: boolean } {
  const other = args.find((arg) => arg !== '--json');
  if (other !== undefined) throw new BadInput(`"${other}" is not known here; ${SCALING_USAGE}`);
  return { json: args.length > 0 };
}

function split(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        seconds: { type: 'string' },
        game: { type: 'string' },
        players: { type: 'string' },
        edition: { type: 'string' },
      },
    });
  } catch (error) {
    // Node explains how such an option could be written nevertheless; its first sentence says what is wrong.
    const fault = error instanceof Error ? error.message.split(/[.\n]/, 1)[0] : error;
    throw new BadInput(`${fault}; ${USAGE}`);
  }
}

/** All games, or the one that was named. */
function chosenGames(games: readonly AnyGame[], id: string | undefined): readonly AnyGame[] {
  const chosen = id === undefined ? games : games.filter((game) => game.id === id);
  if (chosen.length > 0) return chosen;
  throw new BadInput(`--game: "${id}" is unknown; known: ${games.map((game) => game.id).join(', ')}`);
}

function readSeconds(text: string): number {
  const seconds = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
  throw new BadInput(`--seconds: "${text}" is not a number above 0 and up to ${MOST_SECONDS}`);
}

function readSetting(game: AnyGame, playersText: string | undefined, edition: string | undefined): Setting {
  const players = playersText === undefined ? game.seats.max : readPlayers(game, playersText);
  const hasEditions = game.options.some(({ name }) => name === 'edition');
  const config = game.configure(edition === undefined || !hasEditions ? {} : { edition }, players);
  if (config.ok) return { game, players, config: config.value };
  const faults = config.refusals.map(({ field, reason, params }) => {
    return `${field ?? game.id}: ${say(game.texts.en, { id: reason, params })}`;
  });
  throw new BadInput(faults.join('; '));
}

function readPlayers({ id, seats: { min, max } }: AnyGame, text: string): number {
  const players = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (players >= min && players <= max) return players;
  throw new BadInput(`--players: "${text}" is not a whole number from ${min} to ${max}, the seats of ${id}`);
}
