import type { GameRecord, Prediction } from './contest.ts';
import { intervalOf } from './interval.ts';

/** How one bot did over all games; bots of the same name are counted together. */
export interface BotReport {
  readonly name: string;
  /** How many seats of the table it has. */
  readonly seats: number;
  /** Games won; a shared win counts its share. */
  readonly wins: number;
  /** Wins by game: the chance that a bot of this name wins. */
  readonly winShare: number;
  /** The 95 % interval of that chance. */
  readonly interval: readonly [low: number, high: number];
  readonly meanScore: number;
  /** The mean of each line of the score sheet, where the game has one. */
  readonly meanSheet: Readonly<Record<string, number>>;
  /** Over decisions with something to choose from. */
  readonly msPerDecision: number;
  readonly msSlowest: number;
  readonly msPerGame: number;
}

/** Of all predictions in a range: how many there were, what was predicted, what came. */
export interface ReliabilityRow {
  readonly from: number;
  readonly to: number;
  readonly predictions: number;
  readonly predicted: number;
  readonly actual: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly games: number;
  readonly bots: readonly BotReport[];
  /** The chances to win that bots gave themselves, against how the games came out. */
  readonly reliability: readonly ReliabilityRow[];
}

const BINS = 10;

/** Adds up games as they are played. */
export class Arena {
  private games = 0;
  /** By name, in the order of the contest, whichever game ends first. */
  private readonly records: Map<string, GameRecord[]>;
  private readonly bins: Prediction[][] = Array.from({ length: BINS }, () => []);

  constructor(names: readonly string[]) {
    this.records = new Map(names.map((name) => [name, []]));
  }

  add(records: readonly GameRecord[]): void {
    this.games++;
    for (const record of records) {
      this.records.get(record.name)?.push({ ...record, predictions: [] });
      for (const prediction of record.predictions)
        this.bins[Math.min(BINS - 1, Math.floor(prediction.predicted * BINS))]?.push(prediction);
    }
  }

  report(game: string): ArenaReport {
    const { games } = this;
    return {
      game,
      games,
      bots: [...this.records].map(([name, records]) => reportOn(name, records, games)),
      reliability: this.bins.flatMap((bin, index) => (bin.length === 0 ? [] : [rowOf(bin, index)])),
    };
  }
}

function reportOn(name: string, records: readonly GameRecord[], games: number): BotReport {
  const seats = records.length / games;
  const wins = sum(records, ({ winShare }) => winShare);
  const decisions = sum(records, (record) => record.decisions);
  const milliseconds = sum(records, (record) => record.milliseconds);
  const lines = Object.keys(records[0]?.sheet ?? {});
  return {
    name,
    seats,
    wins: rounded(wins, 3),
    winShare: rounded(wins / games, 4),
    interval: intervalOf(wins / games, games).map((end) => rounded(end, 4)) as [number, number],
    meanScore: rounded(sum(records, ({ score }) => score) / records.length, 2),
    meanSheet: Object.fromEntries(
      lines.map((line) => [line, rounded(sum(records, ({ sheet }) => sheet[line] ?? 0) / records.length, 3)]),
    ),
    msPerDecision: rounded(milliseconds / Math.max(1, decisions), 3),
    msSlowest: rounded(Math.max(...records.map(({ slowest }) => slowest)), 1),
    msPerGame: rounded(milliseconds / records.length, 1),
  };
}

function rowOf(bin: readonly Prediction[], index: number): ReliabilityRow {
  return {
    from: index / BINS,
    to: (index + 1) / BINS,
    predictions: bin.length,
    predicted: rounded(sum(bin, ({ predicted }) => predicted) / bin.length, 3),
    actual: rounded(sum(bin, ({ actual }) => actual) / bin.length, 3),
  };
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
