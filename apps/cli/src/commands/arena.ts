import { availableParallelism, cpus } from 'node:os';
import { Arena, type Hypotheses } from '@stakeout/bots';
import { playGames } from '../arena/play-games.ts';
import { reportLines } from '../arena/report-lines.ts';
import { checkWritable, writeTextFile } from '../files.ts';
import { BadInput, readWholeNumber } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { progressOn } from '../progress.ts';
import { readTable, type TableFlags } from '../table.ts';

export interface ArenaFlags extends TableFlags {
  readonly games?: string;
  readonly sets?: string;
  readonly sprt?: string;
  readonly alpha?: string;
  readonly beta?: string;
  readonly luck?: string | boolean;
  readonly threads?: string;
  readonly json?: boolean;
  readonly out?: string;
  readonly force?: boolean;
}

const DEFAULT_GAMES = '200';
/** A test ends by itself, most often long before. */
const DEFAULT_GAMES_OF_TEST = '10000';
const MOST_GAMES = 1_000_000;
const MOST_THREADS = 64;
const DEFAULT_ERROR = '0.05';
const DEFAULT_PLAYOUTS = '64';
const LEAST_PLAYOUTS = 2;
const MOST_PLAYOUTS = 100_000;

/** Lets bots play each other in duplicate sets, and says how sure the result is. */
export async function arena(gameName: string, flags: ArenaFlags, io: Io): Promise<void> {
  const { game, config, policies, seed } = await readTable(gameName, flags);
  const games = readGames(flags, policies.length);
  const hypotheses = readHypotheses(flags);
  const luck = readLuck(flags);
  const threads = readWholeNumber('--threads', flags.threads ?? String(availableParallelism()), 1, MOST_THREADS);
  if (flags.out !== undefined) checkWritable('--out', flags.out, flags.force === true);

  const progress = progressOn(io.err, games, flags.json === true);
  const bots = policies.map(({ id }) => id);
  const results = new Arena(bots, hypotheses);
  const order = { game: game.id, config, bots, seed: seed.short, luck };
  let played = 0;
  await playGames(order, games, Math.min(threads, games), {
    add(number, records) {
      results.add(number, records);
      progress.report(++played);
    },
    isEnough: () => results.isDecided,
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

/** Whole sets: as many deals as are asked for, or as it takes for so many games. */
function readGames({ games, sets, sprt }: ArenaFlags, seats: number): number {
  if (sets !== undefined && games !== undefined)
    throw new BadInput('--sets: is another way to say --games; give one of them');
  if (sets !== undefined) return seats * readWholeNumber('--sets', sets, 1, Math.floor(MOST_GAMES / seats));
  const usual = sprt === undefined ? DEFAULT_GAMES : DEFAULT_GAMES_OF_TEST;
  return seats * Math.ceil(readWholeNumber('--games', games ?? usual, 1, MOST_GAMES) / seats);
}

function readHypotheses({ sprt, alpha, beta }: ArenaFlags): Hypotheses | null {
  if (sprt === undefined) {
    const given = alpha === undefined ? beta : alpha;
    if (given !== undefined)
      throw new BadInput(`${alpha === undefined ? '--beta' : '--alpha'}: has no meaning without --sprt`);
    return null;
  }
  const [low = Number.NaN, high = Number.NaN, ...more] = sprt.split(',').map(shareIn);
  if (!(low < high) || more.length > 0) {
    throw new BadInput(`--sprt: "${sprt}" is not two chances to win between 0 and 1, the lower one first: 0.25,0.28`);
  }
  return { low, high, alpha: readError('--alpha', alpha), beta: readError('--beta', beta) };
}

function readError(field: string, text = DEFAULT_ERROR): number {
  const error = shareIn(text);
  if (error < 0.5) return error;
  throw new BadInput(`${field}: "${text}" is not a number between 0 and 0.5`);
}

/** A number between 0 and 1, neither of which it may be. */
function shareIn(text: string): number {
  const share = /^0?\.\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return share > 0 ? share : Number.NaN;
}

function readLuck({ luck }: ArenaFlags): number | null {
  if (luck === undefined || luck === false) return null;
  return readWholeNumber('--luck', luck === true ? DEFAULT_PLAYOUTS : luck, LEAST_PLAYOUTS, MOST_PLAYOUTS);
}
