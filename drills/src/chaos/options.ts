import { parseArgs } from 'node:util';
import { PROXIES } from '../programs/proxy.ts';
import type { ClusterPlan, Engine, NoticeWay } from './cluster.ts';

/** Something the user gave is wrong. The message says what, and what is allowed. */
export class BadInput extends Error {}

export interface Options extends Omit<ClusterPlan, 'engine'> {
  readonly engines: readonly Engine[];
  readonly tables: number;
  readonly kills: number;
  readonly seed: number;
  readonly json: boolean;
  readonly isShort: boolean;
}

const USAGE =
  'usage: npm run chaos -- [--engine sqlite|postgres] [--notices own|nats] [--proxy nginx|caddy] [--standby] ' +
  '[--tables N] [--kills N] [--seed N] [--short] [--json]';
const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
const NOTICES: readonly NoticeWay[] = ['own', 'nats'];
/** Disasters happen between kills: so many are needed to tell them apart. */
const FEWEST_KILLS = 3;
const FULL = { tables: 50, kills: 25 };
const SHORT = { tables: 4, kills: 3 };
const MOST = 10_000;
const SEEDS = 2 ** 31;

export function readOptions(args: readonly string[]): Options {
  const values = split(args);
  const usual = values.short === true ? SHORT : FULL;
  const notices = readChoice('notices', values.notices, NOTICES) ?? 'own';
  const hasStandby = values.standby ?? false;
  const engine = readChoice('engine', values.engine, ENGINES);
  const kills = readWhole('kills', values.kills, usual.kills, 0, MOST);
  const isShared = hasStandby || notices === 'nats';
  if (isShared && engine === 'sqlite') throw new BadInput('--standby and --notices nats need --engine postgres');
  if (hasStandby && kills < FEWEST_KILLS) throw new BadInput(`--standby needs at least ${FEWEST_KILLS} kills`);
  return {
    engines: engine !== null ? [engine] : isShared ? ['postgres'] : ENGINES,
    proxy: readChoice('proxy', values.proxy, PROXIES),
    notices,
    hasStandby,
    tables: readWhole('tables', values.tables, usual.tables, 1, MOST),
    kills,
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
        notices: { type: 'string' },
        proxy: { type: 'string' },
        standby: { type: 'boolean' },
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

function readChoice<Choice extends string>(
  name: string,
  text: string | undefined,
  known: readonly Choice[],
): Choice | null {
  if (text === undefined) return null;
  const choice = known.find((one) => one === text);
  if (choice === undefined) throw new BadInput(`--${name}: "${text}" is unknown; known: ${known.join(', ')}`);
  return choice;
}

function readWhole(name: string, text: string | undefined, usual: number, low: number, high: number): number {
  if (text === undefined) return usual;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw new BadInput(`--${name}: "${text}" is not a whole number from ${low} to ${high}`);
}
