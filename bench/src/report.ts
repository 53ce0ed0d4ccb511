import type { Contender, Setting } from './contender.ts';
import { PEER, PURE } from './contenders/index.ts';
import type { LaneResult } from './lane.ts';
import { compare, type Summary, summarize } from './measure.ts';

/** What `--json` prints of one game. */
export interface GameReport {
  readonly game: string;
  readonly players: number;
  readonly config: unknown;
  readonly contenders: readonly ContenderReport[];
}

export interface ContenderReport {
  readonly id: string;
  readonly what: string;
  readonly kind: Contender['kind'];
  /** Actions of a playout, or calls. */
  readonly operations: number;
  readonly operationsPerSecond: Summary;
  readonly nanosecondsPerOperation: Summary;
  /** Of playouts only. */
  readonly gamesPerSecond: Summary | null;
  /** How many times as many actions a second; of playouts only, since a call is no action. */
  readonly timesBoardgameIo: Summary | null;
  readonly timesPureApply: Summary | null;
  /** The heap after the warm-up and after the last round, garbage removed. */
  readonly heapBytesBefore: number;
  readonly heapBytesAfter: number;
}

/** What a contender did, round by round. */
export interface Course {
  readonly contender: Contender;
  readonly heapBytesBefore: number;
  readonly results: readonly LaneResult[];
}

export function reportOf({ game, players, config }: Setting, courses: readonly Course[]): GameReport {
  const peer = ratesOf(courses, PEER);
  const pure = ratesOf(courses, PURE);
  const contenders = courses.map((course): ContenderReport => {
    const { contender, results } = course;
    const rates = results.map(rateOf);
    const isPlayout = contender.kind === 'playout';
    return {
      id: contender.id,
      what: contender.what,
      kind: contender.kind,
      operations: results.reduce((sum, { operations }) => sum + operations, 0),
      operationsPerSecond: summarize(rates),
      nanosecondsPerOperation: summarize(rates.map((rate) => 1e9 / rate)),
      gamesPerSecond: isPlayout ? summarize(results.map(({ steps, seconds }) => steps / seconds)) : null,
      timesBoardgameIo: isPlayout ? compare(rates, peer) : null,
      timesPureApply: isPlayout ? compare(rates, pure) : null,
      heapBytesBefore: course.heapBytesBefore,
      heapBytesAfter: results.at(-1)?.heapBytes ?? 0,
    };
  });
  return { game: game.id, players, config, contenders };
}

function ratesOf(courses: readonly Course[], id: string): number[] {
  return courses.find(({ contender }) => contender.id === id)?.results.map(rateOf) ?? [];
}

function rateOf({ operations, seconds }: LaneResult): number {
  return operations / seconds;
}
