import type { Tally } from './simulation.ts';
import type { Table } from './table.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** What `simulate --json` prints. Lists have one number for each seat, in seat order. */
export interface SimulationReport {
  readonly game: string;
  readonly rulesVersion: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** The whole configuration, defaults included. */
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly actions: number;
  readonly seconds: number;
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly endings: Readonly<Record<string, number>>;
  /** A shared win counts for every winner. */
  readonly winsBySeat: readonly number[];
  readonly sharedWins: number;
  readonly meanScores: readonly number[];
  /** Each line of the score sheet, by player and game; `escaped` and `arrested` are shares. Empty without a sheet. */
  readonly meanSheet: Readonly<Record<string, number>>;
  readonly heapMegabytes: number;
}

export function reportOn(table: Table, games: number, tally: Tally): SimulationReport {
  const { actions, seconds, endings, winsBySeat, sharedWins } = tally;
  return {
    game: table.game.id,
    rulesVersion: table.game.rulesVersion,
    players: table.players,
    games,
    seed: table.seed.text,
    options: table.config,
    bots: table.policies.map((policy) => policy.id),
    actions,
    seconds: rounded(seconds, 6),
    actionsPerSecond: Math.round(actions / seconds),
    gamesPerSecond: Math.round(games / seconds),
    endings: Object.fromEntries(Object.entries(endings).sort(([one], [other]) => (one < other ? -1 : 1))),
    winsBySeat,
    sharedWins,
    meanScores: tally.scores.map((sum) => rounded(sum / games, 4)),
    meanSheet: Object.fromEntries(
      Object.entries(tally.sheet).map(([line, sum]) => [line, rounded(sum / games / table.players, 4)]),
    ),
    heapMegabytes: rounded(process.memoryUsage().heapUsed / BYTES_PER_MEGABYTE, 1),
  };
}

/** The same for people. */
export function reportInWords(report: SimulationReport): string[] {
  const { games, players, seed, actions, seconds } = report;
  const share = (count: number) => `${((100 * count) / games).toFixed(1)} %`.padStart(8);
  const column = (value: number | string) => String(value).padStart(12);
  return [
    `${report.game}: ${count(games, 'game')} of ${players} players, seed ${seed}`,
    `options: ${JSON.stringify(report.options)}`,
    `${count(actions, 'action')} in ${seconds.toFixed(2)} s: ${grouped(report.actionsPerSecond)} actions/s, ` +
      `${grouped(report.gamesPerSecond)} games/s; heap ${report.heapMegabytes} MB`,
    '',
    'ending'.padEnd(18) + column('games') + 'share'.padStart(8),
    ...Object.entries(report.endings).map(([name, games]) => name.padEnd(18) + column(grouped(games)) + share(games)),
    '',
    `${'seat'.padEnd(6)}${'bot'.padEnd(12)}${column('wins')}${'share'.padStart(8)}${column('mean score')}`,
    ...report.winsBySeat.map((wins, seat) => {
      const name = `${String(seat + 1).padEnd(6)}${(report.bots[seat] ?? '').padEnd(12)}`;
      return name + column(grouped(wins)) + share(wins) + column((report.meanScores[seat] ?? 0).toFixed(2));
    }),
    `shared wins (counted for every winner): ${grouped(report.sharedWins)}`,
    ...Object.entries(report.meanSheet).map(([line, mean]) => `${line.padEnd(18)}${column(mean.toFixed(2))}`),
  ];
}

function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
