/** How many numbers each layer of a net has. */
export interface Shape {
  /** Inputs, each on or off. */
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
}

/** All numbers of a net. Those of a layer are in rows, one for each of its inputs. */
export interface Weights extends Shape {
  readonly firstRows: Float32Array;
  readonly firstBias: Float32Array;
  readonly secondRows: Float32Array;
  readonly secondBias: Float32Array;
  readonly headRows: Float32Array;
  readonly headBias: Float32Array;
}

/** Nets are parts of one list of numbers, in this order. */
export function weightsIn(shape: Shape, numbers: Float32Array): Weights {
  const { inputs, first, second, outputs } = shape;
  let from = 0;
  const next = (count: number) => {
    from += count;
    return numbers.subarray(from - count, from);
  };
  return {
    ...shape,
    firstRows: next(inputs * first),
    firstBias: next(first),
    secondRows: next(first * second),
    secondBias: next(second),
    headRows: next(second * outputs),
    headBias: next(outputs),
  };
}

export function countOf({ inputs, first, second, outputs }: Shape): number {
  return (inputs + 1) * first + (first + 1) * second + (second + 1) * outputs;
}
