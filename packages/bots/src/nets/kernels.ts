import {
  ADD,
  type Code,
  f32,
  GREATER,
  get,
  I32,
  I32_ADD,
  I32_MUL,
  I32_SHL,
  i32,
  load,
  loadF32,
  loadU16,
  MULTIPLY,
  SPLAT,
  set,
  store,
  V128,
  type WasmFunction,
  walk,
} from './wasm.ts';

/** Bytes of a vector and of a number. */
const VECTOR = 16;
const NUMBER = 4;
/** How many vectors are added up side by side: as many as a processor keeps at hand, and as few as the last layer has. */
const WIDE = 8;
const NARROW = 2;

const ZEROS: Code = [...f32(0), ...SPLAT];

/** What each of the kernels below is called with: addresses and counts. */
export type Layer = (inputs: number, count: number, rows: number, bias: number, out: number, width: number) => void;

/**
 * One layer of a net. Every output is its bias plus what each input adds to it, one input after the other: each of the four
 * numbers of a vector is an output of its own, so the order of a sum is that of the inputs, here and in plain code.
 */
function layer(name: string, vectors: number, isSparse: boolean, isRectified: boolean): WasmFunction {
  const [inputs, count, weights, bias, out, width] = [0, 1, 2, 3, 4, 5];
  const [block, blocksEnd, at, end, row, factor, sums] = [6, 7, 8, 9, 10, 11, 12];
  const each = (code: (sum: number, offset: number) => Code) =>
    Array.from({ length: vectors }, (_, index) => code(sums + index, index * VECTOR)).flat();
  const begin = each((sum, offset) => [...get(bias), ...get(block), ...I32_ADD, ...load(offset), ...set(sum)]);
  const rowBytes = [...get(width), ...i32(2), ...I32_SHL];
  const addRow = isSparse
    ? [
        ...[...get(at), ...loadU16(), ...rowBytes, ...I32_MUL],
        ...[...get(weights), ...I32_ADD, ...get(block), ...I32_ADD, ...set(row)],
        ...each((sum, offset) => [...get(sum), ...get(row), ...load(offset), ...ADD, ...set(sum)]),
      ]
    : [
        ...[...get(at), ...loadF32(), ...SPLAT, ...set(factor)],
        ...each((sum, offset) => [
          ...[...get(sum), ...get(factor), ...get(row), ...load(offset), ...MULTIPLY, ...ADD, ...set(sum)],
        ]),
        ...[...get(row), ...rowBytes, ...I32_ADD, ...set(row)],
      ];
  const keep = each((sum, offset) => [
    ...[...get(out), ...get(block), ...I32_ADD, ...get(sum)],
    ...[...(isRectified ? [...ZEROS, ...GREATER] : []), ...store(offset)],
  ]);
  const inputBytes = isSparse ? 2 : NUMBER;
  const body = [
    ...[...get(inputs), ...get(count), ...i32(inputBytes), ...I32_MUL, ...I32_ADD, ...set(end)],
    ...[...rowBytes, ...set(blocksEnd)],
    ...walk(block, blocksEnd, i32(vectors * VECTOR), [
      ...begin,
      ...[...get(inputs), ...set(at), ...get(weights), ...get(block), ...I32_ADD, ...set(row)],
      ...walk(at, end, i32(inputBytes), addRow),
      ...keep,
    ]),
  ];
  const locals = [I32, I32, I32, I32, I32, V128, ...Array.from({ length: vectors }, (): typeof V128 => V128)] as const;
  return { name, params: [I32, I32, I32, I32, I32, I32], locals, body };
}

/** The layers of a value net: inputs that are on or off, numbers, and the answer, which may be negative. */
export function netFunctions(): readonly WasmFunction[] {
  return [layer('sparse', WIDE, true, true), layer('dense', WIDE, false, true), layer('head', NARROW, false, false)];
}

/** The widths of layers are multiples of these. */
export const WIDTH_OF_LAYER = (WIDE * VECTOR) / NUMBER;
export const WIDTH_OF_HEAD = (NARROW * VECTOR) / NUMBER;
