import type { GameRecord } from './contest.ts';
import { Sets } from './sets.ts';

/** How one bot did over all games; bots of the same name are counted together. */
export interface BotReport {
  readonly name: string;
  /** How many seats of the table it has. */
  readonly seats: number;
  /** Games won; a shared win counts its share. */
  readonly wins: number;
  /** Wins by game: the chance that a bot of this name wins. */
  readonly winShare: number;
  /** The 95 % interval of that chance, by how far apart the sets lie. */
  readonly interval: readonly [low: number, high: number];
  readonly meanScore: number;
  /** The mean of each line of the score sheet, where the game has one. */
  readonly meanSheet: Readonly<Record<string, number>>;
  /** Over decisions with something to choose from. */
  readonly msPerDecision: number;
  /** Of the processor's work, where that is known: what bots that are to have equal time are compared by. */
  readonly cpuMsPerDecision?: number;
  readonly msSlowest: number;
  readonly msPerGame: number;
}

/** What all bots of one name did so far. */
export class Tally {
  private readonly name: string;
  private readonly sets: Sets;
  private readonly gamesASet: number;
  private records = 0;
  private wins = 0;
  private score = 0;
  private decisions = 0;
  private milliseconds = 0;
  private slowest = 0;
  private worked: number | null = 0;
  private readonly sheet = new Map<string, number>();

  constructor(name: string, gamesASet: number) {
    this.name = name;
    this.sets = new Sets(gamesASet);
    this.gamesASet = gamesASet;
  }

  /** What its bots did in the games of a set; says how many games of it they won, as a share. */
  add(records: readonly GameRecord[]): number {
    let wins = 0;
    for (const record of records) {
      wins += record.winShare;
      this.score += record.score;
      this.decisions += record.decisions;
      this.milliseconds += record.milliseconds;
      this.slowest = Math.max(this.slowest, record.slowest);
      this.worked = this.worked === null || record.worked === null ? null : this.worked + record.worked;
      for (const [line, value] of Object.entries(record.sheet))
        this.sheet.set(line, (this.sheet.get(line) ?? 0) + value);
    }
    const mean = wins / this.gamesASet;
    this.records += records.length;
    this.wins += wins;
    this.sets.add(mean);
    return mean;
  }

  report(): BotReport {
    const { name, sets, records, wins, worked } = this;
    const games = sets.count * this.gamesASet;
    return {
      name,
      seats: records / games,
      wins: rounded(wins, 3),
      winShare: rounded(wins / games, 4),
      interval: sets.interval.map((end) => rounded(end, 4)) as [number, number],
      meanScore: rounded(this.score / records, 2),
      meanSheet: Object.fromEntries([...this.sheet].map(([line, sum]) => [line, rounded(sum / records, 3)])),
      msPerDecision: rounded(this.milliseconds / Math.max(1, this.decisions), 3),
      ...(worked === null ? {} : { cpuMsPerDecision: rounded(worked / Math.max(1, this.decisions), 3) }),
      msSlowest: rounded(this.slowest, 1),
      msPerGame: rounded(this.milliseconds / records, 1),
    };
  }
}

export function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
