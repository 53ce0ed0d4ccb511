/**
 * As much of an assembler as small kernels need: functions over numbers and vectors of four floats, with a memory that is given
 * to them. Instructions are lists of bytes, written one after the other as the machine takes them from its stack.
 */
export type Code = readonly number[];

export const I32 = 0x7f;
export const F32 = 0x7d;
export const V128 = 0x7b;
type ValueType = typeof I32 | typeof F32 | typeof V128;

export interface WasmFunction {
  readonly name: string;
  readonly params: readonly ValueType[];
  readonly result?: ValueType;
  /** Besides the parameters, numbered after them. */
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

const SIMD = 0xfd;
const VOID = 0x40;
/** What a load or a store may count on: addresses are multiples of two to this power. */
const ALIGNED = { u16: 1, f32: 2, v128: 4 };

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const tee = (local: number): Code => [0x22, ...unsigned(local)];
export const i32 = (value: number): Code => [0x41, ...signed(value)];
export const f32 = (value: number): Code => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)];

export const I32_ADD: Code = [0x6a];
export const I32_MUL: Code = [0x6c];
export const I32_SHL: Code = [0x74];
export const I32_LESS: Code = [0x49];
export const F32_ADD: Code = [0x92];
export const SPLAT: Code = [SIMD, ...unsigned(0x13)];
export const ADD: Code = [SIMD, ...unsigned(0xe4)];
export const SUBTRACT: Code = [SIMD, ...unsigned(0xe5)];
export const MULTIPLY: Code = [SIMD, ...unsigned(0xe6)];
export const DIVIDE: Code = [SIMD, ...unsigned(0xe7)];
export const ROOT: Code = [SIMD, ...unsigned(0xe3)];
export const GREATER: Code = [SIMD, ...unsigned(0xe9)];
export const lane = (number: number): Code => [SIMD, ...unsigned(0x1f), number];

export const loadU16 = (offset = 0): Code => [0x2f, ALIGNED.u16, ...unsigned(offset)];
export const loadF32 = (offset = 0): Code => [0x2a, ALIGNED.f32, ...unsigned(offset)];
export const storeF32 = (offset = 0): Code => [0x38, ALIGNED.f32, ...unsigned(offset)];
export const load = (offset = 0): Code => [SIMD, 0x00, ALIGNED.v128, ...unsigned(offset)];
export const store = (offset = 0): Code => [SIMD, 0x0b, ALIGNED.v128, ...unsigned(offset)];

/** Does something as long as the address in a local is below that in another, moving it on each time; not even once if it is not. */
export function walk(from: number, end: number, step: Code, body: Code): Code {
  const isLeft = [...get(from), ...get(end), ...I32_LESS];
  const moveOn = [...get(from), ...step, ...I32_ADD, ...set(from)];
  const again = [0x0d, 0];
  return [...isLeft, 0x04, VOID, 0x03, VOID, ...body, ...moveOn, ...isLeft, ...again, 0x0b, 0x0b];
}

/** A module of these functions, which imports its memory as `host.memory`. */
export function assemble(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ params, result }) => [
    0x60,
    ...list(params.map((type) => [type])),
    ...list(result === undefined ? [] : [[result]]),
  ]);
  const imported = [...text('host'), ...text('memory'), 0x02, 0x00, ...unsigned(1)];
  const bodies = functions.map(({ locals, body }) => {
    const code = [...list(locals.map((type) => [1, type])), ...body, 0x0b];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, types),
    ...section(2, [imported]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...text(name), 0x00, ...unsigned(index)]),
    ),
    ...section(10, bodies),
  ]);
}

function section(id: number, entries: readonly Code[]): Code {
  const content = list(entries);
  return [id, ...unsigned(content.length), ...content];
}

function list(entries: readonly Code[]): Code {
  return [...unsigned(entries.length), ...entries.flat()];
}

function text(name: string): Code {
  return list([...name].map((letter) => [letter.charCodeAt(0)]));
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
}
