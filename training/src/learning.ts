import { readNet, type Shape, type Weights } from '@stakeout/bots/nets';
import { FastChance } from '@stakeout/kernel';
import type { Subject } from './games.ts';
import type { Samples } from './samples.ts';
import { Trainer } from './trainer.ts';

const BATCH = 256;
const RATE = 0.002;
/** What has learnt already takes smaller steps. */
const RATE_FROM = 0.001;

/** How well a net did after going through all positions once more. */
export interface Mark {
  readonly epoch: number;
  /** The mean error of the positions, each before it was learnt from. */
  readonly learnt: number;
  /** The mean error of positions of other games, afterwards. */
  readonly test: number;
}

export interface Lesson {
  readonly subject: Subject;
  readonly parts: readonly Samples[];
  readonly test: Samples;
  readonly epochs: number;
  readonly seed: number;
  /** The net that learning begins from, where there is one. */
  readonly from?: Uint8Array | null;
  /** Told after every epoch. */
  readonly onMark: (mark: Mark) => void;
}

export interface Learnt {
  readonly shape: Shape;
  readonly weights: Weights;
  readonly trainer: Trainer;
  readonly marks: readonly Mark[];
}

/** Goes through the positions so many times, in an order of its own each time, with steps that become smaller to nothing. */
export function learn({ subject, parts, test, epochs, seed, from = null, onMark }: Lesson): Learnt {
  const { first, second, outputs, layout, loss } = subject;
  const shape: Shape = { inputs: layout.size, first, second, outputs };
  const chance = new FastChance(seed);
  const trainer = new Trainer(shape, loss, () => chance.pick(2 ** 30) / 2 ** 30);
  if (from !== null) trainer.begin(readNet(from, layout));
  const rate = from === null ? RATE : RATE_FROM;
  const marks: Mark[] = [];
  const total = epochs * parts.reduce((sum, { count }) => sum + Math.floor(count / BATCH), 0);
  let steps = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    let error = 0;
    let studied = 0;
    for (const part of shuffled(parts, chance)) {
      const order = shuffled(
        Array.from({ length: part.count }, (_, index) => index),
        chance,
      );
      for (let from = 0; from + BATCH <= part.count; from += BATCH) {
        error += trainer.learn(part, order.slice(from, from + BATCH), rate * (1 - steps / total));
        studied += BATCH;
        steps++;
      }
    }
    const mark = { epoch, learnt: error / studied, test: meanError(trainer, test) };
    marks.push(mark);
    onMark(mark);
  }
  return { shape, weights: trainer.weights, trainer, marks };
}

function meanError(trainer: Trainer, samples: Samples): number {
  let error = 0;
  for (let index = 0; index < samples.count; index++) error += trainer.errorOf(samples, index);
  return error / samples.count;
}

function shuffled<Item>(items: readonly Item[], chance: FastChance): Item[] {
  const mixed = items.slice();
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = chance.pick(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
