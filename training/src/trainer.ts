import {
  countOf,
  type Layer,
  MemoryParts,
  type Shape,
  startModule,
  type Weights,
  weightsIn,
} from '@stakeout/bots/nets';
import { BETA1, BETA2, trainingModule } from './kernels.ts';
import { beginOf, type Samples } from './samples.ts';

/** How the error of an answer is counted. Puts the slopes of the error into `slopes` and gives the error. */
export type Loss = (answer: Float32Array, targets: Float32Array, at: number, slopes: Float32Array) => number;

interface Kernels {
  readonly sparse: Layer;
  readonly dense: Layer;
  readonly head: Layer;
  back(
    inputs: number,
    count: number,
    rows: number,
    slopes: number,
    errors: number,
    inputErrors: number,
    width: number,
  ): void;
  scatter(list: number, count: number, slopes: number, errors: number, width: number): void;
  adam(
    weights: number,
    slopes: number,
    means: number,
    squares: number,
    count: number,
    rate: number,
    tiny: number,
  ): void;
}

const MOST_ACTIVE = 1024;
const TINY = 1e-8;

/** A net while it learns, one position after the other, with a step of Adam after each batch. */
export class Trainer {
  readonly weights: Weights;
  private readonly shape: Shape;
  private readonly kernels: Kernels;
  private readonly loss: Loss;
  private readonly list: Uint16Array;
  private readonly slopes: Weights;
  private readonly firstOut: Float32Array;
  private readonly secondOut: Float32Array;
  private readonly answer: Float32Array;
  private readonly firstErrors: Float32Array;
  private readonly secondErrors: Float32Array;
  private readonly answerErrors: Float32Array;
  private readonly means: number;
  private readonly squares: number;
  private readonly size: number;
  private steps = 0;

  constructor(shape: Shape, loss: Loss, random: () => number) {
    this.shape = shape;
    this.loss = loss;
    const { first, second, outputs } = shape;
    this.size = Math.ceil(countOf(shape) / 4) * 4;
    const parts = new MemoryParts();
    const take = (count: number) => parts.take(count * 4);
    const list = take(MOST_ACTIVE);
    const [weights, slopes, means, squares] = [take(this.size), take(this.size), take(this.size), take(this.size)];
    const layers = [first, second, outputs, first, second, outputs].map((count) => [take(count), count] as const);
    const instance = startModule(trainingModule(), parts.take(0));
    if (instance === null) throw new Error('this engine cannot run the kernels of the trainer');
    const { buffer, exports } = instance;
    this.kernels = exports as Kernels;
    this.list = new Uint16Array(buffer, list, MOST_ACTIVE);
    this.weights = weightsIn(shape, new Float32Array(buffer, weights, this.size));
    this.slopes = weightsIn(shape, new Float32Array(buffer, slopes, this.size));
    [this.means, this.squares] = [means, squares];
    const [firstOut, secondOut, answer, firstErrors, secondErrors, answerErrors] = layers.map(
      ([at, count]) => new Float32Array(buffer, at, count),
    ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
    [this.firstOut, this.secondOut, this.answer] = [firstOut, secondOut, answer];
    [this.firstErrors, this.secondErrors, this.answerErrors] = [firstErrors, secondErrors, answerErrors];
    // As many inputs as are on at a time, not as there are, decide how large the sums become.
    fillEvenly(this.weights.firstRows, 0.1, random);
    fillEvenly(this.weights.secondRows, Math.sqrt(6 / first), random);
    fillEvenly(this.weights.headRows, Math.sqrt(3 / second), random);
  }

  /** Begins with what another net has learnt. */
  begin({ firstRows, firstBias, secondRows, secondBias, headRows, headBias }: Weights): void {
    this.weights.firstRows.set(firstRows);
    this.weights.firstBias.set(firstBias);
    this.weights.secondRows.set(secondRows);
    this.weights.secondBias.set(secondBias);
    this.weights.headRows.set(headRows);
    this.weights.headBias.set(headBias);
  }

  /** The answer to a position. It is there until the next one. */
  ask(samples: Samples, index: number): Float32Array {
    const { shape, kernels, weights } = this;
    const count = this.listInputs(samples, index);
    const { first, second, outputs } = shape;
    const { firstOut, secondOut, answer, list } = this;
    kernels.sparse(
      address(list),
      count,
      address(weights.firstRows),
      address(weights.firstBias),
      address(firstOut),
      first,
    );
    kernels.dense(
      address(firstOut),
      first,
      address(weights.secondRows),
      address(weights.secondBias),
      address(secondOut),
      second,
    );
    kernels.head(
      address(secondOut),
      second,
      address(weights.headRows),
      address(weights.headBias),
      address(answer),
      outputs,
    );
    return answer;
  }

  /** Learns from positions, named by their numbers, in one step; gives the error before it, added up. */
  learn(samples: Samples, batch: readonly number[], rate: number): number {
    let error = 0;
    for (let at = 0; at < batch.length; at++) error += this.study(samples, batch[at] as number);
    this.steps++;
    const { kernels, weights, slopes } = this;
    const corrected = (rate * Math.sqrt(1 - BETA2 ** this.steps)) / (1 - BETA1 ** this.steps);
    kernels.adam(
      address(weights.firstRows),
      address(slopes.firstRows),
      this.means,
      this.squares,
      this.size,
      corrected,
      TINY * batch.length,
    );
    return error;
  }

  /** The error of the answer to a position, without learning from it. */
  errorOf(samples: Samples, index: number): number {
    const answer = this.ask(samples, index);
    return this.loss(answer, samples.targets, index * this.shape.outputs, this.answerErrors);
  }

  private study(samples: Samples, index: number): number {
    const error = this.errorOf(samples, index);
    const { shape, kernels, weights, slopes, firstOut, secondOut, list } = this;
    const { firstErrors, secondErrors, answerErrors } = this;
    const { first, second, outputs } = shape;
    addTo(slopes.headBias, answerErrors);
    kernels.back(
      address(secondOut),
      second,
      address(weights.headRows),
      address(slopes.headRows),
      address(answerErrors),
      address(secondErrors),
      outputs,
    );
    silence(secondErrors, secondOut);
    addTo(slopes.secondBias, secondErrors);
    kernels.back(
      address(firstOut),
      first,
      address(weights.secondRows),
      address(slopes.secondRows),
      address(secondErrors),
      address(firstErrors),
      second,
    );
    silence(firstErrors, firstOut);
    addTo(slopes.firstBias, firstErrors);
    kernels.scatter(
      address(list),
      (samples.ends[index] as number) - beginOf(samples, index),
      address(slopes.firstRows),
      address(firstErrors),
      first,
    );
    return error;
  }

  private listInputs(samples: Samples, index: number): number {
    const from = beginOf(samples, index);
    const count = (samples.ends[index] as number) - from;
    for (let at = 0; at < count; at++) this.list[at] = samples.active[from + at] as number;
    return count;
  }
}

function address(numbers: Float32Array | Uint16Array): number {
  return numbers.byteOffset;
}

function addTo(sums: Float32Array, numbers: Float32Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (numbers[at] as number);
}

/** What was cut off at nothing has no part in the error. */
function silence(errors: Float32Array, outputs: Float32Array): void {
  for (let at = 0; at < errors.length; at++) if (outputs[at] === 0) errors[at] = 0;
}

function fillEvenly(numbers: Float32Array, most: number, random: () => number): void {
  for (let at = 0; at < numbers.length; at++) numbers[at] = (2 * random() - 1) * most;
}
