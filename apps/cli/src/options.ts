import type { AnyGame, Refusal } from '@stakeout/kernel';
import { say } from '@stakeout/kernel';
import { readTextFile } from './files.ts';
import { BadInput, readWholeNumber } from './input.ts';

/** A deck of garbage could break one rule a thousand times; so many are named, the rest are counted. */
const MOST_FAULTS_OF_A_KIND = 6;

/** The configuration of a match from `--edition` and every `--option name=value`, checked by the game itself. */
export function readConfig(
  game: AnyGame,
  players: number,
  edition: string | undefined,
  pairs: readonly string[],
): unknown {
  const input = new Map<string, unknown>();
  if (edition !== undefined) input.set('edition', edition);
  for (const pair of pairs) {
    const [name, text] = splitPair(game, pair);
    if (input.has(name)) throw new BadInput(`--option ${name}: is given twice`);
    input.set(name, readValue(game, name, text, players));
  }
  const config = game.configure(Object.fromEntries(input), players);
  if (!config.ok) throw new BadInput(faultsInWords(game, config.refusals, input));
  return config.value;
}

function splitPair(game: AnyGame, pair: string): [name: string, text: string] {
  const equals = pair.indexOf('=');
  if (equals > 0) return [pair.slice(0, equals), pair.slice(equals + 1)];
  const known = game.options.map((option) => option.name).join(', ');
  throw new BadInput(`--option: "${pair}" is not of the form name=value; the options of ${game.id} are ${known}`);
}

function readValue(game: AnyGame, name: string, text: string, players: number): unknown {
  const isFile = game.options.some((option) => option.name === name && option.isFile === true);
  if (isFile) return readJson(`--option ${name}: ${text}`, text);
  // People count seats from 1, the engine from 0.
  if (name === 'start') return readWholeNumber('--option start', text, 1, players) - 1;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

function readJson(field: string, path: string): unknown {
  const text = readTextFile(field, path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${field}: is not JSON (${error instanceof Error ? error.message : error})`);
  }
}

/** Every refusal in English, the clause, the field and what was given in front. */
function faultsInWords(game: AnyGame, refusals: readonly Refusal[], input: ReadonlyMap<string, unknown>): string {
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const named = refusals.filter(({ reason }) => reason !== 'refusals.more');
  for (const refusal of named) {
    const count = (counts.get(refusal.reason) ?? 0) + 1;
    counts.set(refusal.reason, count);
    if (count > MOST_FAULTS_OF_A_KIND) continue;
    const given = refusal.field === null ? undefined : input.get(refusal.field);
    const shown = typeof given === 'string' || typeof given === 'number' ? `"${given}"` : null;
    const where = [refusal.clause, refusal.field, shown].filter((part) => part !== null).join(' ');
    const sentence = say(game.texts.en, { id: refusal.reason, params: refusal.params });
    faults.push(`${where}: ${sentence.replace(/\.$/, '')}`);
  }
  for (const [reason, count] of counts) {
    if (count > MOST_FAULTS_OF_A_KIND) faults.push(`and ${count - MOST_FAULTS_OF_A_KIND} more of ${reason}`);
  }
  if (named.length < refusals.length) faults.push('and more');
  return faults.join('; ');
}
