import { readWholeNumber } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { progressOn } from '../progress.ts';
import { simulateGames } from '../simulation.ts';
import { reportInWords, reportOn } from '../simulation-report.ts';
import { readTable, type TableFlags } from '../table.ts';

export interface SimulateFlags extends TableFlags {
  readonly games?: string;
  readonly json?: boolean;
}

const DEFAULT_GAMES = 1000;
const MOST_GAMES = 1_000_000_000;

/** Plays many games between bots and sums them up. */
export async function simulate(gameName: string, flags: SimulateFlags, io: Io): Promise<void> {
  const table = await readTable(gameName, flags);
  const games = flags.games === undefined ? DEFAULT_GAMES : readWholeNumber('--games', flags.games, 1, MOST_GAMES);
  const progress = progressOn(io.err, games, flags.json === true);
  const tally = simulateGames(table, games, progress.report);
  progress.stop();
  const report = reportOn(table, games, tally);
  if (flags.json === true) writeLine(io.out, JSON.stringify(report));
  else for (const line of reportInWords(report)) writeLine(io.out, line);
}
