import { parseArgs } from 'node:util';
import { PLANTS } from './plants.ts';

/** Which courses are run, and what is told of them. */
export interface SimulationOptions {
  readonly first: number;
  readonly last: number;
  /** Tells everything that happens. */
  readonly isTraced: boolean;
  /** What the nodes do wrong on purpose. */
  readonly plant: string | null;
  /** Parts of the plan alone, as a failure was shrunk to them. */
  readonly faults: readonly number[] | null;
  readonly tables: number | null;
  readonly length: number | null;
  /** Writes the report, for which all that can be planted is looked for besides. */
  readonly isReported: boolean;
}

const USAGE =
  'usage: npm run simulate-faults -- [--seeds A..B | --seed N [--trace] [--faults I,J] [--tables N] [--length MS]] ' +
  '[--plant NAME] [--report]';
const USUAL = { first: 1, last: 200 };

/** What the user asked for, or a line that says what is wrong with it. */
export function readOptions(args: readonly string[]): SimulationOptions | string {
  const values = parsed(args);
  if (typeof values === 'string') return `${values}; ${USAGE}`;
  const seeds = readSeeds(values.seed, values.seeds);
  if (typeof seeds === 'string') return `${seeds}; ${USAGE}`;
  const isOne = seeds.first === seeds.last;
  const parts = [values.faults, values.tables, values.length];
  if (!isOne && (values.trace === true || parts.some((part) => part !== undefined))) {
    return `--trace, --faults, --tables and --length are for one seed; ${USAGE}`;
  }
  if (values.plant !== undefined && !PLANTS.has(values.plant)) {
    return `--plant: "${values.plant}" is unknown; known: ${[...PLANTS.keys()].join(', ')}`;
  }
  const faults = values.faults?.split(',').filter((text) => text !== '');
  const wrong = [...(faults ?? []), values.tables ?? '1', values.length ?? '1'].find((text) => numberIn(text) === null);
  if (wrong !== undefined) return `"${wrong}" is not a whole number; ${USAGE}`;
  return {
    ...seeds,
    isTraced: values.trace ?? false,
    plant: values.plant ?? null,
    faults: faults?.map(Number) ?? null,
    tables: values.tables === undefined ? null : Number(values.tables),
    length: values.length === undefined ? null : Number(values.length),
    isReported: values.report ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seeds: { type: 'string' },
        seed: { type: 'string' },
        trace: { type: 'boolean' },
        plant: { type: 'string' },
        faults: { type: 'string' },
        tables: { type: 'string' },
        length: { type: 'string' },
        report: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    return error instanceof Error ? (error.message.split(/[.\n]/, 1)[0] ?? '') : String(error);
  }
}

function readSeeds(seed: string | undefined, seeds: string | undefined) {
  if (seed !== undefined && seeds !== undefined) return '--seed and --seeds are for one or for many';
  if (seed === undefined && seeds === undefined) return USUAL;
  const [first = '', last = '', ...more] = seed === undefined ? (seeds ?? '').split('..') : [seed, seed];
  const [one, other] = [numberIn(first), numberIn(last)];
  if (one === null || other === null || more.length > 0 || one > other) {
    return seed === undefined ? `--seeds: "${seeds}" is not A..B, such as 1..200` : `--seed: "${seed}" is no number`;
  }
  return { first: one, last: other };
}

function numberIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
