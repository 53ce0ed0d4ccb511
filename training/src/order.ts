import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { SUBJECT_NAMES, subjectNamed } from './games.ts';

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

const EPOCHS = 3;

/**
 * Reads `gunrunners --games 500000 --epochs 3 --seed 1 --threads 16 --out file`, or `--smoke`: with so little data that all of it is seen to
 * work. Where no game is named, the nets of all are made.
 */
export function readOrders(args: readonly string[]): readonly Order[] {
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
  const names = positionals.length === 0 ? SUBJECT_NAMES : positionals;
  if (values.out !== undefined && names.length > 1) throw new Error('--out: one file is for the net of one game');
  return names.map((name) => {
    const { smoke, usual } = subjectNamed(name);
    return {
      subject: name,
      games: whole('games', values.games, values.smoke === true ? smoke : usual),
      epochs: whole('epochs', values.epochs, EPOCHS),
      seed: whole('seed', values.seed, 1),
      threads: whole('threads', values.threads, availableParallelism()),
      from: values.from === undefined ? null : readFileSync(values.from),
      out: values.out ?? null,
    };
  });
}

function whole(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: ${text} is no whole number above 0`);
  return value;
}
