import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Mined, newYield, PAIRS, type Yield } from '@stakeout/bots/puzzles';
import { checkWritable, writeTextFile } from '../files.ts';
import { findGame, gameNames } from '../games.ts';
import { BadInput, readWholeNumber, unknownName } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { progressOn } from '../progress.ts';
import { appendLine } from '../puzzles/mined-file.ts';
import { mined, type PuzzleOrder } from '../puzzles/work.ts';
import { inThreads } from '../threads/in-threads.ts';

export interface PuzzlesMineFlags {
  readonly seed?: string;
  readonly games?: string;
  readonly minutes?: string;
  readonly threads?: string;
  readonly pairs?: string;
  readonly out?: string;
  readonly force?: boolean;
}

export const LARGEST_SEED = 4_294_967_295;
export const MOST_THREADS = 64;
const MOST_GAMES = 1_000_000;
const MOST_MINUTES = 10_000;
const MOST_PAIRS = 1_000_000;
const PER_MINUTE = 60_000;
const USUAL_GAMES = 100;
/** Threads run compiled code, also when this file is run from its source. */
const WORKER = fileURLToPath(new URL('../../dist/puzzles/puzzle-worker.js', import.meta.url));

type MineOrder = Extract<PuzzleOrder, { do: 'mine' }>;

/** Looks for puzzles in games of self-play and writes down what it finds, game by game. */
export async function puzzlesMine(name: string, flags: PuzzlesMineFlags, io: Io): Promise<void> {
  const game = findGame(name);
  if (game === null) throw unknownName('game', name, gameNames);
  const seed = readWholeNumber('--seed', flags.seed ?? '1', 0, LARGEST_SEED);
  const threads = readWholeNumber('--threads', flags.threads ?? String(availableParallelism()), 1, MOST_THREADS);
  const pairs = readWholeNumber('--pairs', flags.pairs ?? String(PAIRS), 1, MOST_PAIRS);
  if (flags.games !== undefined && flags.minutes !== undefined)
    throw new BadInput('--games and --minutes: give one of them');
  const isTimed = flags.minutes !== undefined;
  const minutes = isTimed ? readWholeNumber('--minutes', flags.minutes ?? '', 1, MOST_MINUTES) : 0;
  const games = isTimed ? MOST_GAMES : readWholeNumber('--games', flags.games ?? String(USUAL_GAMES), 1, MOST_GAMES);
  const { out } = flags;
  if (out === undefined) throw new BadInput('--out: say which file the puzzles are to be written to');
  checkWritable('--out', out, flags.force === true);
  writeTextFile('--out', out, '', flags.force === true);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`;
  appendLine(out, { game: game.id, rulesVersion: game.rulesVersion, seed, pairs, machine, threads });

  const progress = progressOn(io.err, isTimed ? minutes * PER_MINUTE : games, false, 'mined');
  const begin = performance.now();
  const total = newYield();
  let puzzles = 0;
  const add = (done: Mined, { number }: MineOrder) => {
    appendLine(out, { number, ...done, ...timeSince(begin) });
    addYield(total, done.yielded);
    puzzles += done.puzzles.length;
    progress.report(isTimed ? performance.now() - begin : total.games);
  };
  const orders = ordersFor(game.id, seed, pairs, games, isTimed ? begin + minutes * PER_MINUTE : null);
  if (threads === 1) for (const order of orders) add(mined(order), order);
  else await inThreads(WORKER, Math.min(threads, games), orders, add);
  progress.stop();
  for (const line of yieldLines(total, puzzles, timeSince(begin))) writeLine(io.out, line);
}

function* ordersFor(game: string, seed: number, pairs: number, games: number, until: number | null) {
  for (let number = 0; number < games && (until === null || performance.now() < until); number++) {
    yield { do: 'mine', game, seed, number, pairs } as const;
  }
}

function timeSince(begin: number) {
  const { user, system } = process.cpuUsage();
  return { cpu: Math.round((user + system) / 1e5) / 10, clock: Math.round((performance.now() - begin) / 100) / 10 };
}

export function addYield(total: Yield, more: Yield): void {
  total.games += more.games;
  total.decisions += more.decisions;
  total.open += more.open;
  total.mastered += more.mastered;
  for (const [look, count] of more.sifted.entries()) total.sifted[look] = (total.sifted[look] ?? 0) + count;
  for (const [judge, count] of more.weighed.entries()) total.weighed[judge] = (total.weighed[judge] ?? 0) + count;
}

/** How far positions came, stage by stage. */
export function yieldLines(total: Yield, puzzles: number, { cpu, clock }: { cpu: number; clock: number }): string[] {
  const rows: readonly (readonly [string, number])[] = [
    ['games of self-play', total.games],
    ['decisions', total.decisions],
    ['with options and a first sight', total.open],
    ...total.sifted.map((count, look) => [`after look ${look + 1} of the sieve`, count] as const),
    ['found by the master too', total.mastered],
    ['held by the first judge', total.weighed[0]],
    ['held by the second', total.weighed[1]],
  ];
  return [
    ...rows.map(([what, count]) => `${what.padEnd(34)}${String(count).padStart(9)}`),
    `${puzzles} puzzles in ${clock} s, ${cpu} s of processors: ${puzzles === 0 ? '-' : (cpu / puzzles).toFixed(1)} s each`,
  ];
}
