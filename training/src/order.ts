import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** What is to be made, and from how much. */
export interface Order {
  readonly subject: string;
  readonly games: number;
  readonly epochs: number;
  /** The net of the generation before, whose search values the positions and from which learning begins. */
  readonly from: Uint8Array | null;
  readonly seed: number;
  readonly threads: number;
  /** Where the net goes, with the report of the run beside it; nowhere when nothing is to be kept. */
  readonly out: string | null;
}

/** Enough to see all of it work, in seconds. */
const SMOKE = { games: 4000, epochs: 3 };
const USUAL = { games: 600_000, epochs: 3 };

/** Reads `gunrunners --games 500000 --epochs 3 --seed 1 --threads 16 --out file`, or `--smoke`. */
export function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      epochs: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      out: { type: 'string' },
      from: { type: 'string' },
      smoke: { type: 'boolean' },
    },
  });
  const usual = values.smoke === true ? SMOKE : USUAL;
  return {
    subject: positionals[0] ?? 'gunrunners',
    games: whole('games', values.games, usual.games),
    epochs: whole('epochs', values.epochs, usual.epochs),
    seed: whole('seed', values.seed, 1),
    threads: whole('threads', values.threads, availableParallelism()),
    from: values.from === undefined ? null : readFileSync(values.from),
    out: values.out ?? null,
  };
}

function whole(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: ${text} is no whole number above 0`);
  return value;
}
