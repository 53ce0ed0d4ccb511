import type { Evaluator } from './evaluator.ts';
import type { Weights } from './weights.ts';

const { fround } = Math;

/** A net in plain code, for engines without vectors, number by number the same. */
export function plainEvaluator(weights: Weights): Evaluator {
  const first = new Float32Array(weights.first);
  const second = new Float32Array(weights.second);
  const outputs = new Float32Array(weights.outputs);
  return {
    evaluate(active, count) {
      const { firstRows, firstBias, secondRows, secondBias, headRows, headBias } = weights;
      addRows(active, count, firstRows, firstBias, first);
      rectify(first);
      addMultiples(first, secondRows, secondBias, second);
      rectify(second);
      addMultiples(second, headRows, headBias, outputs);
      return outputs;
    },
  };
}

/** Storing a sum of two such numbers rounds it as the machine's own addition does. */
function addRows(active: Uint16Array, count: number, rows: Float32Array, bias: Float32Array, out: Float32Array): void {
  const width = out.length;
  out.set(bias);
  for (let index = 0; index < count; index++) {
    const row = (active[index] as number) * width;
    for (let at = 0; at < width; at++) out[at] = (out[at] as number) + (rows[row + at] as number);
  }
}

/** Nothing is lost by leaving out inputs of nothing: they would add nothing. */
function addMultiples(inputs: Float32Array, rows: Float32Array, bias: Float32Array, out: Float32Array): void {
  const width = out.length;
  out.set(bias);
  for (let index = 0; index < inputs.length; index++) {
    const factor = inputs[index] as number;
    if (factor === 0) continue;
    const row = index * width;
    for (let at = 0; at < width; at++) out[at] = (out[at] as number) + fround(factor * (rows[row + at] as number));
  }
}

function rectify(numbers: Float32Array): void {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0;
}
