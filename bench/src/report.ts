import type { Contender, Setting } from './contender.ts';
import { PURE, type Suite } from './contenders/index.ts';
import { compare, type Slice, type Summary, summarize } from './measure.ts';

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
  /** Actions of a playout, iterations of a search, or calls. */
  readonly operations: number;
  readonly operationsPerSecond: Summary;
  readonly nanosecondsPerOperation: Summary;
  /** Of playouts only. */
  readonly gamesPerSecond: Summary | null;
  /** How many times as many actions or iterations a second as the peer; a call is neither. */
  readonly timesBoardgameIo: Summary | null;
  readonly timesPureApply: Summary | null;
  /** The heap before the warm-up and after the last round, garbage removed. */
  readonly heapBytesBefore: number;
  readonly heapBytesAfter: number;
}

/** What a contender did, round by round. */
export interface Course {
  readonly contender: Contender;
  readonly slices: readonly Slice[];
  readonly heapBytesBefore: number;
  readonly heapBytesAfter: number;
}

export function reportOf(suite: Suite, { game, players, config }: Setting, courses: readonly Course[]): GameReport {
  const peer = ratesOf(courses, suite.peer);
  const pure = ratesOf(courses, PURE);
  const contenders = courses.map(({ contender, slices, heapBytesBefore, heapBytesAfter }): ContenderReport => {
    const rates = slices.map(rateOf);
    const isPlayout = contender.kind === 'playout';
    return {
      id: contender.id,
      what: contender.what,
      kind: contender.kind,
      operations: slices.reduce((sum, { operations }) => sum + operations, 0),
      operationsPerSecond: summarize(rates),
      nanosecondsPerOperation: summarize(rates.map((rate) => 1e9 / rate)),
      gamesPerSecond: isPlayout ? summarize(slices.map(({ steps, seconds }) => steps / seconds)) : null,
      timesBoardgameIo: contender.kind !== 'call' && peer.length > 0 ? compare(rates, peer) : null,
      timesPureApply: isPlayout ? compare(rates, pure) : null,
      heapBytesBefore,
      heapBytesAfter,
    };
  });
  return { game: game.id, players, config, contenders };
}

function ratesOf(courses: readonly Course[], id: string): number[] {
  return courses.find(({ contender }) => contender.id === id)?.slices.map(rateOf) ?? [];
}

function rateOf({ operations, seconds }: Slice): number {
  return operations / seconds;
}
