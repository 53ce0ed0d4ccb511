import { layoutHash } from '@stakeout/bots/nets';
import { hashOfBytes } from '@stakeout/kernel';
import { makeData } from './data.ts';
import { exportNet } from './export.ts';
import { subjectNamed } from './games.ts';
import { learn, type Mark } from './learning.ts';
import type { Order } from './order.ts';
import { joined } from './samples.ts';

/** Everything about a run that it takes to make the same net again, and how it went. */
export interface RunReport {
  readonly subject: string;
  readonly games: number;
  readonly epochs: number;
  /** The SHA-256 of the net of the generation before. */
  readonly from: string | null;
  readonly seed: number;
  readonly positions: number;
  readonly testPositions: number;
  /** Which inputs the net has. */
  readonly inputs: string;
  readonly shape: readonly number[];
  readonly marks: readonly Mark[];
  /** The same test by what is in the file, and the largest difference in an answer. */
  readonly exported: { readonly test: number; readonly apart: number; readonly bytes: number; readonly sha256: string };
}

/** Games to test with, for each that is learnt from; their seed is another. */
const TEST_SHARE = 50;
const LEAST_TEST_GAMES = 500;
const TEST_SEED = 0x7e57;
/** A file whose answers differ by more than this from the learner's is not what was learnt. */
const MOST_APART = 0.05;

/** Makes a net: plays games, learns from them, writes what was learnt, and makes sure that the file says the same. */
export async function run(
  order: Order,
  say: (line: string) => void,
): Promise<{ readonly report: RunReport; readonly file: Uint8Array }> {
  const subject = subjectNamed(order.subject);
  const testGames = Math.max(LEAST_TEST_GAMES, Math.floor(order.games / TEST_SHARE));
  const made = await makeData(order.subject, order.games, order.seed, order.threads, order.from);
  // Parcels of searched games are small: what is learnt in one step should come from many games.
  const parts = order.from === null ? made : [joined(made)];
  const tests = await makeData(order.subject, testGames, order.seed ^ TEST_SEED, order.threads, order.from);
  const test = joined(tests);
  const positions = parts.reduce((sum, { count }) => sum + count, 0);
  say(`${order.games} games, ${positions} positions; ${test.count} of other games to test with`);
  const onMark = ({ epoch, learnt, test }: Mark) =>
    say(`epoch ${epoch}: error ${learnt.toFixed(4)} learning, ${test.toFixed(4)} in the test`);
  const lesson = learn({ subject, parts, test, epochs: order.epochs, seed: order.seed, from: order.from, onMark });
  const exported = exportNet(subject, lesson, test);
  if (exported.apart > MOST_APART) throw new Error(`the file is ${exported.apart} apart from what was learnt`);
  const { inputs, first, second, outputs } = lesson.shape;
  const report: RunReport = {
    subject: order.subject,
    games: order.games,
    epochs: order.epochs,
    from: order.from === null ? null : hashOfBytes(order.from),
    seed: order.seed,
    positions,
    testPositions: test.count,
    inputs: layoutHash(subject.layout),
    shape: [inputs, first, second, outputs],
    marks: lesson.marks,
    exported: {
      test: exported.test,
      apart: exported.apart,
      bytes: exported.file.length,
      sha256: hashOfBytes(exported.file),
    },
  };
  say(`the file: error ${exported.test.toFixed(4)} in the test, answers at most ${exported.apart.toFixed(5)} apart`);
  return { report, file: exported.file };
}
