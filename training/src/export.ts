import { type Evaluator, plainEvaluator, readNet, writeNet } from '@stakeout/bots/nets';
import type { Subject } from './games.ts';
import type { Learnt } from './learning.ts';
import { beginOf, type Samples } from './samples.ts';

/** A net as a file, and how near it comes to what was learnt: its numbers are written with 16 bits. */
export interface Exported {
  readonly file: Uint8Array<ArrayBuffer>;
  /** The mean error of the test, by what is in the file. */
  readonly test: number;
  /** The largest difference in any answer to the test between the net that learnt and the one in the file. */
  readonly apart: number;
}

export function exportNet(subject: Subject, { shape, weights, trainer }: Learnt, test: Samples): Exported {
  const { firstRows, headBias } = weights;
  const length = (headBias.byteOffset + headBias.byteLength - firstRows.byteOffset) / Float32Array.BYTES_PER_ELEMENT;
  const file = writeNet(shape, new Float32Array(firstRows.buffer, firstRows.byteOffset, length), subject.layout);
  const read = plainEvaluator(readNet(file, subject.layout));
  const slopes = new Float32Array(shape.outputs);
  let apart = 0;
  let error = 0;
  for (let index = 0; index < test.count; index++) {
    const learnt = trainer.ask(test, index);
    const answer = answerTo(read, test, index);
    for (let at = 0; at < shape.outputs; at++)
      apart = Math.max(apart, Math.abs((learnt[at] as number) - (answer[at] as number)));
    error += subject.loss(answer, test.targets, index * shape.outputs, slopes);
  }
  return { file, test: error / test.count, apart };
}

function answerTo(net: Evaluator, samples: Samples, index: number): Float32Array {
  const active = samples.active.subarray(beginOf(samples, index), samples.ends[index]);
  return net.evaluate(active, active.length);
}
