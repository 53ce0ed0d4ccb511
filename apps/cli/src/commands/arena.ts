import { availableParallelism, cpus } from 'node:os';
import { Arena } from '@stakeout/bots';
import { playGames } from '../arena/play-games.ts';
import { reportLines } from '../arena/report-lines.ts';
import { checkWritable, writeTextFile } from '../files.ts';
import { readWholeNumber } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { progressOn } from '../progress.ts';
import { readTable, type TableFlags } from '../table.ts';

export interface ArenaFlags extends TableFlags {
  readonly games?: string;
  readonly threads?: string;
  readonly json?: boolean;
  readonly out?: string;
  readonly force?: boolean;
}

const DEFAULT_GAMES = '200';
const MOST_GAMES = 1_000_000;
const MOST_THREADS = 64;

/** Lets bots play each other, seats rotated, and says how sure the result is. */
export async function arena(gameName: string, flags: ArenaFlags, io: Io): Promise<void> {
  const { game, config, policies, seed } = readTable(gameName, flags);
  const games = readWholeNumber('--games', flags.games ?? DEFAULT_GAMES, 1, MOST_GAMES);
  const threads = readWholeNumber('--threads', flags.threads ?? String(availableParallelism()), 1, MOST_THREADS);
  if (flags.out !== undefined) checkWritable('--out', flags.out, flags.force === true);

  const progress = progressOn(io.err, games, flags.json === true);
  const bots = policies.map(({ id }) => id);
  const results = new Arena(bots);
  const order = { game: game.id, config, bots, seed: seed.short };
  let played = 0;
  await playGames(order, games, Math.min(threads, games), (records) => {
    results.add(records);
    progress.report(++played);
  });
  progress.stop();

  const report = results.report(game.id);
  if (flags.out !== undefined) {
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
    const file = { date: new Date().toISOString().slice(0, 10), machine, threads, seed: seed.text, config, ...report };
    writeTextFile('--out', flags.out, `${JSON.stringify(file, null, 2)}\n`, flags.force === true);
  }
  if (flags.json === true) writeLine(io.out, JSON.stringify(report));
  else for (const line of reportLines(report)) writeLine(io.out, line);
}
