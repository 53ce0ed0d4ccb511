import { netFunctions, wasm } from '@stakeout/bots/nets';

const { I32, F32, V128, get, set, i32, f32, load, store, walk, lane } = wasm;
const { ADD, DIVIDE, F32_ADD, I32_ADD, I32_MUL, I32_SHL, MULTIPLY, ROOT, SPLAT, SUBTRACT, loadF32, loadU16 } = wasm;

const VECTOR = 16;
/** How fast the two averages of Adam forget. */
export const BETA1 = 0.9;
export const BETA2 = 0.999;

/** A value of four numbers that is the same in each. */
const four = (value: number) => [...f32(value), ...SPLAT];
const moveOn = (local: number, bytes: number) => [...get(local), ...i32(bytes), ...I32_ADD, ...set(local)];

/**
 * Back through a layer: what each of its weights has to do with the error is added to `slopes`, and what each of its inputs has to
 * do with it is put into `inputErrors`.
 */
function back(): wasm.WasmFunction {
  const [inputs, count, rows, slopes, errors, inputErrors, width] = [0, 1, 2, 3, 4, 5, 6];
  const [end, at, atEnd, factor, sum] = [7, 8, 9, 10, 11];
  return {
    name: 'back',
    params: [I32, I32, I32, I32, I32, I32, I32],
    locals: [I32, I32, I32, V128, V128],
    body: [
      ...[...get(inputs), ...get(count), ...i32(2), ...I32_SHL, ...I32_ADD, ...set(end)],
      ...[...get(errors), ...get(width), ...i32(2), ...I32_SHL, ...I32_ADD, ...set(atEnd)],
      ...walk(inputs, end, i32(4), [
        ...[...get(inputs), ...loadF32(), ...SPLAT, ...set(factor), ...four(0), ...set(sum)],
        ...[...get(errors), ...set(at)],
        ...walk(at, atEnd, i32(VECTOR), [
          ...[...get(slopes), ...get(slopes), ...load(), ...get(factor), ...get(at), ...load(), ...MULTIPLY, ...ADD],
          ...store(),
          ...[...get(sum), ...get(rows), ...load(), ...get(at), ...load(), ...MULTIPLY, ...ADD, ...set(sum)],
          ...moveOn(rows, VECTOR),
          ...moveOn(slopes, VECTOR),
        ]),
        ...[...get(inputErrors), ...get(sum), ...lane(0), ...get(sum), ...lane(1), ...F32_ADD],
        ...[...get(sum), ...lane(2), ...F32_ADD, ...get(sum), ...lane(3), ...F32_ADD, ...wasm.storeF32()],
        ...moveOn(inputErrors, 4),
      ]),
    ],
  };
}

/** The same for inputs that are on or off: errors are added to the slopes of those that are on. */
function scatter(): wasm.WasmFunction {
  const [list, count, slopes, errors, width] = [0, 1, 2, 3, 4];
  const [end, at, atEnd, row] = [5, 6, 7, 8];
  return {
    name: 'scatter',
    params: [I32, I32, I32, I32, I32],
    locals: [I32, I32, I32, I32],
    body: [
      ...[...get(list), ...get(count), ...i32(1), ...I32_SHL, ...I32_ADD, ...set(end)],
      ...[...get(errors), ...get(width), ...i32(2), ...I32_SHL, ...I32_ADD, ...set(atEnd)],
      ...walk(list, end, i32(2), [
        ...[...get(list), ...loadU16(), ...get(width), ...i32(2), ...I32_SHL, ...I32_MUL],
        ...[...get(slopes), ...I32_ADD, ...set(row), ...get(errors), ...set(at)],
        ...walk(at, atEnd, i32(VECTOR), [
          ...[...get(row), ...get(row), ...load(), ...get(at), ...load(), ...ADD, ...store()],
          ...moveOn(row, VECTOR),
        ]),
      ]),
    ],
  };
}

/** Adam: every weight takes a step by its slope, and the slopes begin anew at nothing. */
function adam(): wasm.WasmFunction {
  const [weights, slopes, means, squares, count, rate, tiny] = [0, 1, 2, 3, 4, 5, 6];
  const [end, slope, mean, square] = [7, 8, 9, 10];
  const average = (local: number, address: number, beta: number, value: readonly number[]) => [
    ...[...get(address), ...load(), ...four(beta), ...MULTIPLY, ...value, ...four(1 - beta), ...MULTIPLY, ...ADD],
    ...[...set(local), ...get(address), ...get(local), ...store()],
  ];
  return {
    name: 'adam',
    params: [I32, I32, I32, I32, I32, F32, F32],
    locals: [I32, V128, V128, V128],
    body: [
      ...[...get(weights), ...get(count), ...i32(2), ...I32_SHL, ...I32_ADD, ...set(end)],
      ...walk(weights, end, i32(VECTOR), [
        ...[...get(slopes), ...load(), ...set(slope), ...get(slopes), ...four(0), ...store()],
        ...average(mean, means, BETA1, get(slope)),
        ...average(square, squares, BETA2, [...get(slope), ...get(slope), ...MULTIPLY]),
        ...[...get(weights), ...get(weights), ...load()],
        ...[...get(rate), ...SPLAT, ...get(mean), ...MULTIPLY],
        ...[...get(square), ...ROOT, ...get(tiny), ...SPLAT, ...ADD, ...DIVIDE, ...SUBTRACT, ...store()],
        ...[...moveOn(slopes, VECTOR), ...moveOn(means, VECTOR), ...moveOn(squares, VECTOR)],
      ]),
    ],
  };
}

/** The player's own layers, and the way back through them. */
export function trainingModule(): Uint8Array<ArrayBuffer> {
  return wasm.assemble([...netFunctions(), back(), scatter(), adam()]);
}
