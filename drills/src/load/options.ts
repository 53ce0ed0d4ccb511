import { parseArgs } from 'node:util';
import { PROXIES } from '../programs/proxy.ts';
import type { Layout } from './several/site.ts';

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
  /** `one`: a single server, by all its goals. `several`: nodes behind a proxy, by rate and time. `fit`: a series of these. */
  readonly kind: 'one' | 'several' | 'fit';
  readonly layout: Layout;
  /** Rates to be held one after the other, in place of the one. */
  readonly rates: readonly number[] | null;
  /** Another copy of this repository, compiled: its server is measured after this one, in the same run. */
  readonly beside: string | null;
  /** Processes that play. */
  readonly generators: number;
  readonly json: boolean;
  readonly save: boolean;
}

const USAGE =
  'usage: npm run load -- [--tables N] [--rate N] [--seconds N] [--spectators N] [--engine sqlite|postgres] [--short] [--json] [--save], ' +
  'several nodes: [--nodes N] [--proxy nginx|caddy|none] [--notices own|nats] [--generators N] [--rates N,N] [--beside FOLDER], or a series with --fit';

/** A ping goes to every socket each half minute: an idle spell of that length has seen one. */
const TIMES = { warmUpSeconds: 5, restSeconds: 3, idleSeconds: 31, stormSeconds: 15 };
const SHORT_TIMES = { warmUpSeconds: 1, restSeconds: 0.6, idleSeconds: 1, stormSeconds: 2 };
const FULL = { tables: 1000, rate: 320, seconds: 60, spectators: 2000, ...TIMES };
const FIT = { ...FULL, tables: 120, rate: 400, seconds: 10, warmUpSeconds: 2 };
const ENGINES = ['sqlite', 'postgres'] as const;
const WAYS = ['own', 'nats'] as const;
const SHORT = { tables: 10, rate: 20, seconds: 5, spectators: 50, ...SHORT_TIMES };

/** What the user asked for, or a line that says what is wrong with it. */
export function readOptions(args: readonly string[]): LoadOptions | string {
  const values = parsed(args);
  if (typeof values === 'string') return `${values}; ${USAGE}`;
  const size = values.short === true ? SHORT : values.fit === true ? FIT : FULL;
  const numbers = {
    tables: whole(values.tables, size.tables, 100_000),
    rate: whole(values.rate, size.rate, 100_000),
    seconds: whole(values.seconds, size.seconds, 3600),
    spectators: whole(values.spectators, size.spectators, 100_000),
    nodes: whole(values.nodes, 1, 32),
    generators: whole(values.generators, 2, 16),
  };
  const wrong = Object.entries(numbers).find(([, value]) => value === null);
  if (wrong !== undefined) return `--${wrong[0]} is not a whole number above 0; ${USAGE}`;
  const choices = {
    engine: oneOf(values.engine, 'sqlite', ENGINES),
    proxy: oneOf(values.proxy, 'none', [...PROXIES, 'none'] as const),
    notices: oneOf(values.notices, 'own', WAYS),
  };
  const unknown = Object.entries(choices).find(([, value]) => typeof value !== 'string');
  if (unknown !== undefined) return `--${unknown[0]} is none of ${[unknown[1]].flat().join(', ')}; ${USAGE}`;
  const layout = { ...(choices as Omit<Layout, 'nodes'>), nodes: numbers.nodes ?? 1 };
  const rates = values.rates?.split(',').map((text) => whole(text, 0, 100_000)) ?? null;
  if (rates?.includes(null)) return `--rates are not whole numbers above 0; ${USAGE}`;
  const isSeveral = [values.nodes, values.proxy, values.notices, values.generators, values.rates, values.beside].some(
    (value) => value !== undefined,
  );
  const kind = values.fit === true ? 'fit' : isSeveral ? 'several' : 'one';
  const misfit = misfitOf(kind, layout, values.spectators !== undefined, values.engine !== undefined || isSeveral);
  if (misfit !== null) return `${misfit}; ${USAGE}`;
  return {
    ...size,
    kind,
    layout,
    rates: rates?.flatMap((rate) => rate ?? []) ?? null,
    beside: values.beside ?? null,
    generators: numbers.generators ?? 2,
    tables: numbers.tables ?? size.tables,
    rate: numbers.rate ?? size.rate,
    seconds: numbers.seconds ?? size.seconds,
    spectators: numbers.spectators ?? size.spectators,
    store: layout.engine,
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
        engine: { type: 'string' },
        nodes: { type: 'string' },
        proxy: { type: 'string' },
        notices: { type: 'string' },
        generators: { type: 'string' },
        rates: { type: 'string' },
        beside: { type: 'string' },
        fit: { type: 'boolean' },
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

/** What does not go together, if anything. */
function misfitOf(kind: LoadOptions['kind'], layout: Layout, hasCrowd: boolean, hasLayout: boolean): string | null {
  if (kind === 'fit' && hasLayout) return '--fit has layouts of its own';
  if (kind !== 'one' && hasCrowd) return 'a crowd comes to a single server only, without --nodes and the like';
  if (layout.engine === 'postgres') return null;
  if (layout.nodes > 1) return 'SQLite is for one process: more --nodes need --engine postgres';
  return layout.notices === 'nats' ? '--notices nats needs --engine postgres' : null;
}

/** The choice, or all that there are. */
function oneOf<Choice extends string>(
  text: string | undefined,
  otherwise: Choice,
  known: readonly Choice[],
): Choice | readonly Choice[] {
  return text === undefined ? otherwise : (known.find((one) => one === text) ?? known);
}

function whole(text: string | undefined, otherwise: number, most: number): number | null {
  if (text === undefined) return otherwise;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= most ? value : null;
}
