import type { Evaluator } from './evaluator.ts';
import { type Layer, netFunctions, WIDTH_OF_HEAD, WIDTH_OF_LAYER } from './kernels.ts';
import { assemble } from './wasm.ts';
import { MemoryParts, startModule } from './wasm-host.ts';
import type { Weights } from './weights.ts';

/** No question has more inputs that are on. */
const MOST_ACTIVE = 1024;

/** A net in WebAssembly; `null` where an engine cannot. */
export function wasmEvaluator(weights: Weights): Evaluator | null {
  const { first, second, outputs } = weights;
  if (first % WIDTH_OF_LAYER !== 0 || second % WIDTH_OF_LAYER !== 0 || outputs % WIDTH_OF_HEAD !== 0) return null;
  const parts = new MemoryParts();
  const held: [at: number, numbers: Float32Array][] = [];
  const hold = (numbers: Float32Array) => {
    const at = parts.take(numbers.byteLength);
    held.push([at, numbers]);
    return at;
  };
  const list = parts.take(MOST_ACTIVE * 2);
  const firstRows = hold(weights.firstRows);
  const firstBias = hold(weights.firstBias);
  const secondRows = hold(weights.secondRows);
  const secondBias = hold(weights.secondBias);
  const headRows = hold(weights.headRows);
  const headBias = hold(weights.headBias);
  const firstOut = parts.take(first * 4);
  const secondOut = parts.take(second * 4);
  const headOut = parts.take(outputs * 4);
  const instance = startModule(assemble(netFunctions()), parts.take(0));
  if (instance === null) return null;
  const { buffer, exports } = instance;
  for (const [at, numbers] of held) new Float32Array(buffer, at, numbers.length).set(numbers);
  const { sparse, dense, head } = exports as Record<'sparse' | 'dense' | 'head', Layer>;
  const inputs = new Uint16Array(buffer, list, MOST_ACTIVE);
  const answer = new Float32Array(buffer, headOut, outputs);
  return {
    evaluate(active, count) {
      for (let index = 0; index < count; index++) inputs[index] = active[index] as number;
      sparse(list, count, firstRows, firstBias, firstOut, first);
      dense(firstOut, first, secondRows, secondBias, secondOut, second);
      head(secondOut, second, headRows, headBias, headOut, outputs);
      return answer;
    },
  };
}
