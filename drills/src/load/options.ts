import { parseArgs } from 'node:util';

/** How large the drill is. */
export interface LoadOptions {
  readonly tables: number;
  /** Actions a second, all tables together. */
  readonly rate: number;
  /** How long the rate is held. */
  readonly seconds: number;
  readonly spectators: number;
  /** How long the tables play before anything is measured. */
  readonly warmUpSeconds: number;
  /** How long timers and memory are given to come to rest after something was done. */
  readonly restSeconds: number;
  /** How long sockets stay idle before their memory is measured, and what they cost at rest. */
  readonly idleSeconds: number;
  /** How long the table with the crowd is watched, before the crowd comes and afterwards. */
  readonly stormSeconds: number;
  /** The engine of the server's store. */
  readonly store: 'sqlite' | 'postgres';
  readonly json: boolean;
  readonly save: boolean;
}

const USAGE =
  'usage: npm run load -- [--tables N] [--rate N] [--seconds N] [--spectators N] [--postgres] [--short] [--json] [--save]';

/** A ping goes to every socket each half minute: an idle spell of that length has seen one. */
const TIMES = { warmUpSeconds: 5, restSeconds: 3, idleSeconds: 31, stormSeconds: 15 };
const SHORT_TIMES = { warmUpSeconds: 1, restSeconds: 0.6, idleSeconds: 1, stormSeconds: 2 };
const FULL = { tables: 1000, rate: 320, seconds: 60, spectators: 2000, ...TIMES };
const SHORT = { tables: 10, rate: 20, seconds: 5, spectators: 50, ...SHORT_TIMES };

/** What the user asked for, or a line that says what is wrong with it. */
export function readOptions(args: readonly string[]): LoadOptions | string {
  const values = parsed(args);
  if (typeof values === 'string') return `${values}; ${USAGE}`;
  const size = values.short === true ? SHORT : FULL;
  const numbers = {
    tables: whole(values.tables, size.tables, 100_000),
    rate: whole(values.rate, size.rate, 100_000),
    seconds: whole(values.seconds, size.seconds, 3600),
    spectators: whole(values.spectators, size.spectators, 100_000),
  };
  const wrong = Object.entries(numbers).find(([, value]) => value === null);
  if (wrong !== undefined) return `--${wrong[0]} is not a whole number above 0; ${USAGE}`;
  return {
    ...size,
    tables: numbers.tables ?? size.tables,
    rate: numbers.rate ?? size.rate,
    seconds: numbers.seconds ?? size.seconds,
    spectators: numbers.spectators ?? size.spectators,
    store: values.postgres === true ? 'postgres' : 'sqlite',
    json: values.json ?? false,
    save: values.save ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tables: { type: 'string' },
        rate: { type: 'string' },
        seconds: { type: 'string' },
        spectators: { type: 'string' },
        postgres: { type: 'boolean' },
        short: { type: 'boolean' },
        json: { type: 'boolean' },
        save: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    // Node explains how such an option could be written nevertheless; its first sentence says what is wrong.
    return error instanceof Error ? (error.message.split(/[.\n]/, 1)[0] ?? '') : String(error);
  }
}

function whole(text: string | undefined, otherwise: number, most: number): number | null {
  if (text === undefined) return otherwise;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= most ? value : null;
}
