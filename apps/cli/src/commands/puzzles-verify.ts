import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { JudgedAgain, StoredPuzzle } from '@stakeout/bots/puzzles';
import { FastChance, shuffleInPlace } from '@stakeout/kernel';
import { Unmet } from '../fault.ts';
import { findGame, gameNames } from '../games.ts';
import { BadInput, readWholeNumber, unknownName } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { progressOn } from '../progress.ts';
import { readMined } from '../puzzles/mined-file.ts';
import { readStored } from '../puzzles/stored-files.ts';
import { judged, type PuzzleOrder } from '../puzzles/work.ts';
import { inThreads } from '../threads/in-threads.ts';
import { LARGEST_SEED, MOST_THREADS } from './puzzles-mine.ts';

export interface PuzzlesVerifyFlags {
  readonly seed?: string;
  readonly sample?: string;
  readonly playouts?: string;
  readonly threads?: string;
  readonly file?: string;
}

const USUAL_SAMPLE = '40';
const USUAL_PLAYOUTS = '40000';
const MOST_SAMPLE = 100_000;
const MOST_PLAYOUTS = 10_000_000;
/** So many of a hundred must keep their answer. */
const WANTED = 97;
const WORKER = fileURLToPath(new URL('../../dist/puzzles/puzzle-worker.js', import.meta.url));

type JudgeOrder = Extract<PuzzleOrder, { do: 'judge' }>;

/** Judges some puzzles again, with another seed and more imagined games; fails when too many lose their answer. */
export async function puzzlesVerify(name: string, flags: PuzzlesVerifyFlags, io: Io): Promise<void> {
  const game = findGame(name);
  if (game === null) throw unknownName('game', name, gameNames);
  const seed = readWholeNumber('--seed', flags.seed ?? '1', 0, LARGEST_SEED);
  const size = readWholeNumber('--sample', flags.sample ?? USUAL_SAMPLE, 1, MOST_SAMPLE);
  const playouts = readWholeNumber('--playouts', flags.playouts ?? USUAL_PLAYOUTS, 1, MOST_PLAYOUTS);
  const threads = readWholeNumber('--threads', flags.threads ?? String(availableParallelism()), 1, MOST_THREADS);
  const all = puzzlesFrom(game.id, flags.file);
  if (all.length === 0) throw new BadInput(`${flags.file ?? game.id}: there are no puzzles to judge`);
  const sample = sampleOf(all, size, seed);

  const progress = progressOn(io.err, sample.length, false, 'judged again');
  const results = new Map<string, JudgedAgain>();
  const add = (result: JudgedAgain, { name: of }: JudgeOrder) => {
    results.set(of, result);
    progress.report(results.size);
  };
  const orders = sample.map(
    ([of, puzzle]) => ({ do: 'judge', game: game.id, seed, playouts, name: of, puzzle }) as const,
  );
  if (threads === 1) for (const order of orders) add(judged(order), order);
  else await inThreads(WORKER, Math.min(threads, orders.length), orders.values(), add);
  progress.stop();

  const lost = sample.flatMap(([of]) => (results.get(of)?.isKept === true ? [] : [of]));
  for (const of of lost) writeLine(io.out, `${of}: loses its answer, leads ${results.get(of)?.leads.join(' and ')}`);
  const kept = sample.length - lost.length;
  const share = (100 * kept) / sample.length;
  const least = Math.min(...[...results.values()].map(({ leads: [lead = 0] }) => lead));
  writeLine(
    io.out,
    `${game.id}: ${kept} of ${sample.length} puzzles keep their answer (${share.toFixed(1)} %), judged again in ${playouts} imagined games with seed ${seed}; least lead ${least.toFixed(1)} points`,
  );
  if (share < WANTED) throw new Unmet();
}

/** Puzzles by their name: those of a mined file by game and action. */
function puzzlesFrom(game: string, file: string | undefined): (readonly [string, StoredPuzzle])[] {
  if (file === undefined) return readStored(game);
  return readMined(file, game).lines.flatMap(({ puzzles }) =>
    puzzles.map((puzzle) => [puzzle.found.join('/'), puzzle] as const),
  );
}

function sampleOf<T>(all: readonly T[], size: number, seed: number): T[] {
  const order = all.map((_, index) => index);
  shuffleInPlace(order, order.length, 'sample', new FastChance(seed));
  return order.slice(0, size).map((index) => all[index] as T);
}
