import type { GameRecord } from './contest.ts';
import { type LuckReport, WithoutLuck } from './luck.ts';
import { Reliability, type ReliabilityRow } from './reliability.ts';
import { type Hypotheses, SequentialTest, type TestReport } from './sequential-test.ts';
import { type BotReport, Tally } from './tally.ts';

export interface ArenaReport {
  readonly game: string;
  readonly games: number;
  /** Deals, each of them played from every seat. */
  readonly sets: number;
  readonly bots: readonly BotReport[];
  /** How the sequential test ended, where there was one: it is about the first bot. */
  readonly test?: TestReport;
  /** The results of the first bot without its luck, where that was asked for. */
  readonly withoutLuck?: LuckReport;
  readonly reliability: readonly ReliabilityRow[];
}

/**
 * Adds up games as they are played, set by set in the order of their numbers, whichever is over first: so it makes no difference in how many threads
 * they are played, and a test does not prefer short games.
 */
export class Arena {
  private readonly tallies: ReadonlyMap<string, Tally>;
  private readonly reliabilities: ReadonlyMap<string, Reliability>;
  private readonly test: SequentialTest | null;
  private readonly withoutLuck = new WithoutLuck();
  /** Sets whose turn has not come, by number: their games so far. */
  private readonly waiting = new Map<number, (readonly GameRecord[])[]>();
  private readonly seats: number;
  private readonly first: string;
  private sets = 0;

  /** The names of the bots, one for each seat. */
  constructor(names: readonly string[], hypotheses: Hypotheses | null = null) {
    this.seats = names.length;
    this.first = names[0] ?? '';
    this.tallies = new Map(names.map((name) => [name, new Tally(name, names.length)]));
    this.reliabilities = new Map(names.map((name) => [name, new Reliability(name)]));
    this.test = hypotheses === null ? null : new SequentialTest(hypotheses, names.length);
  }

  /** Whether there is a test and it has ended: no more games are needed, and none is counted. */
  get isDecided(): boolean {
    return this.test?.isDecided === true;
  }

  /** Takes the game with this number. */
  add(number: number, records: readonly GameRecord[]): void {
    const set = Math.floor(number / this.seats);
    const games = this.waiting.get(set) ?? [];
    games.push(records);
    this.waiting.set(set, games);
    for (;;) {
      const next = this.waiting.get(this.sets);
      if (next === undefined || next.length < this.seats || this.isDecided) return;
      this.waiting.delete(this.sets);
      this.sets++;
      this.count(next.flat());
    }
  }

  private count(records: readonly GameRecord[]): void {
    for (const [name, tally] of this.tallies) {
      const own = records.filter((record) => record.name === name);
      const mean = tally.add(own);
      this.reliabilities.get(name)?.add(own.flatMap(({ predictions }) => predictions));
      if (name === this.first) this.test?.add(mean);
    }
    this.countLuck(records);
  }

  /** Of the seat that the judge looked at, which is that of the first bot. */
  private countLuck(records: readonly GameRecord[]): void {
    let judged = 0;
    let won = 0;
    let lucky = 0;
    for (const { luck, winShare } of records) {
      if (luck === null) continue;
      judged++;
      won += winShare;
      lucky += luck;
    }
    if (judged > 0) this.withoutLuck.add(won / judged, lucky / judged);
  }

  report(game: string): ArenaReport {
    const { sets, test, tallies, reliabilities } = this;
    return {
      game,
      games: sets * this.seats,
      sets,
      bots: [...tallies.values()].map((tally) => tally.report()),
      ...(test === null ? {} : { test: test.report() }),
      ...(this.withoutLuck.count === 0 ? {} : { withoutLuck: this.withoutLuck.report() }),
      reliability: [...reliabilities.values()].flatMap((reliability) => reliability.rows()),
    };
  }
}
