import { parseArgs } from 'node:util';
import type { Engine } from './cluster.ts';

/** Something the user gave is wrong. The message says what, and what is allowed. */
export class BadInput extends Error {}

export interface Options {
  readonly engines: readonly Engine[];
  readonly tables: number;
  readonly kills: number;
  readonly seed: number;
  readonly json: boolean;
  readonly isShort: boolean;
}

const USAGE =
  'usage: npm run chaos -- [--engine sqlite|postgres] [--tables N] [--kills N] [--seed N] [--short] [--json]';
const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
const FULL = { tables: 50, kills: 25 };
const SHORT = { tables: 4, kills: 3 };
const MOST = 10_000;
const SEEDS = 2 ** 31;

export function readOptions(args: readonly string[]): Options {
  const values = split(args);
  const usual = values.short === true ? SHORT : FULL;
  return {
    engines: readEngines(values.engine),
    tables: readWhole('tables', values.tables, usual.tables, 1, MOST),
    kills: readWhole('kills', values.kills, usual.kills, 0, MOST),
    seed: readWhole('seed', values.seed, Math.floor(Math.random() * SEEDS), 0, SEEDS - 1),
    json: values.json ?? false,
    isShort: values.short ?? false,
  };
}

function split(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        engine: { type: 'string' },
        tables: { type: 'string' },
        kills: { type: 'string' },
        seed: { type: 'string' },
        short: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    const fault = error instanceof Error ? error.message.split(/[.\n]/, 1)[0] : error;
    throw new BadInput(`${fault}; ${USAGE}`);
  }
}

function readEngines(text: string | undefined): readonly Engine[] {
  if (text === undefined) return ENGINES;
  const engine = ENGINES.find((known) => known === text);
  if (engine === undefined) throw new BadInput(`--engine: "${text}" is unknown; known: ${ENGINES.join(', ')}`);
  return [engine];
}

function readWhole(name: string, text: string | undefined, usual: number, low: number, high: number): number {
  if (text === undefined) return usual;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw new BadInput(`--${name}: "${text}" is not a whole number from ${low} to ${high}`);
}
