import { FastChance } from '@stakeout/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { plainEvaluator } from './plain-evaluator.ts';
import { wasmEvaluator } from './wasm-evaluator.ts';
import { countOf, type Shape, weightsIn } from './weights.ts';

/** Numbers between -1 and 1, among them nothing at all. */
function numbersOf(count: number, chance: FastChance): Float32Array {
  return Float32Array.from({ length: count }, () =>
    chance.pick(9) === 0 ? 0 : chance.pick(2_000_001) / 1_000_000 - 1,
  );
}

const SHAPES: readonly Shape[] = [
  { inputs: 40, first: 32, second: 32, outputs: 8 },
  { inputs: 964, first: 128, second: 32, outputs: 8 },
  { inputs: 600, first: 256, second: 64, outputs: 16 },
];

afterEach(() => vi.unstubAllGlobals());

describe('a net', () => {
  it('adds up its rows, cuts off at nothing, and answers with what is left', () => {
    const shape = { inputs: 2, first: 32, second: 32, outputs: 8 };
    const weights = weightsIn(shape, new Float32Array(countOf(shape)));
    weights.firstRows[0] = 2;
    weights.firstRows[shape.first + 1] = -3;
    weights.firstBias[1] = 1;
    weights.secondRows[0] = 4;
    weights.secondRows[shape.second] = 100;
    weights.secondBias[0] = -5;
    weights.headRows[0] = -7;
    weights.headBias[0] = 0.5;
    for (const evaluator of [plainEvaluator(weights), wasmEvaluator(weights)]) {
      const ask = (...active: number[]) => evaluator?.evaluate(Uint16Array.from(active), active.length)[0];
      // 2 × 4 - 5 = 3, and the second number is cut off: 1 - 3.
      expect(ask(0, 1)).toBe(0.5 - 21);
      // The same input twice counts twice: 4 × 4 - 5 = 11, and 1 × 100.
      expect(ask(0, 0)).toBe(0.5 - 7 * 111);
      expect(ask(1)).toBe(0.5);
    }
  });

  it.each(SHAPES)('gives the same numbers in plain code as in WebAssembly, bit by bit: %j', (shape) => {
    const chance = new FastChance(shape.inputs);
    const weights = weightsIn(shape, numbersOf(countOf(shape), chance));
    const plain = plainEvaluator(weights);
    const wasm = wasmEvaluator(weights);
    expect(wasm).not.toBeNull();
    const active = new Uint16Array(256);
    for (let question = 0; question < 200; question++) {
      const count = chance.pick(active.length);
      for (let index = 0; index < count; index++) active[index] = chance.pick(shape.inputs);
      const answer = bitsOf(plain.evaluate(active, count));
      expect(bitsOf(wasm?.evaluate(active, count) ?? new Float32Array())).toEqual(answer);
    }
  });

  it('is worked out in plain code where nothing may be compiled, or there is nothing to compile with', () => {
    const [shape] = SHAPES as [Shape];
    const weights = weightsIn(shape, numbersOf(countOf(shape), new FastChance(1)));
    class Forbidden {
      constructor() {
        throw new Error('refused by the policy of the page');
      }
    }
    vi.stubGlobal('WebAssembly', { Memory: class {}, Module: Forbidden, validate: () => true });
    expect(wasmEvaluator(weights)).toBeNull();
    vi.stubGlobal('WebAssembly', undefined);
    expect(wasmEvaluator(weights)).toBeNull();
  });

  it('has no kernel for layers of an odd width, and plain code for any', () => {
    const shape = { inputs: 3, first: 5, second: 3, outputs: 1 };
    const weights = weightsIn(shape, numbersOf(countOf(shape), new FastChance(1)));
    expect(wasmEvaluator(weights)).toBeNull();
    expect(plainEvaluator(weights).evaluate(Uint16Array.of(1), 1)).toHaveLength(1);
  });
});

function bitsOf(numbers: Float32Array): number[] {
  return [...new Uint32Array(numbers.slice().buffer)];
}
