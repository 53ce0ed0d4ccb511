import { hashOf } from '@stakeout/kernel';
import { fromHalf, toHalf } from './half.ts';
import type { Layout } from './layout.ts';
import { countOf, type Shape, type Weights, weightsIn } from './weights.ts';

/**
 * A net as a file: eight letters, four sizes of 32 bits, 32 letters of the hash of what its inputs mean, and all its numbers in 16
 * bits each. The lowest byte is always first.
 */
const MAGIC = 'STAKENET';
const HASH_LETTERS = 32;
const SIZES_AT = MAGIC.length;
const HASH_AT = SIZES_AT + 4 * 4;
const NUMBERS_AT = HASH_AT + HASH_LETTERS;

/** Tells inputs that mean something else apart: weights made for one layout are nonsense with another. */
export function layoutHash(layout: Layout<string>): string {
  return hashOf(layout.text).slice(0, HASH_LETTERS);
}

export function writeNet(shape: Shape, numbers: Float32Array, layout: Layout<string>): Uint8Array<ArrayBuffer> {
  const count = countOf(shape);
  const bytes = new Uint8Array(NUMBERS_AT + 2 * count);
  const data = new DataView(bytes.buffer);
  putText(bytes, 0, MAGIC);
  for (const [index, size] of sizesOf(shape).entries()) data.setUint32(SIZES_AT + 4 * index, size, true);
  putText(bytes, HASH_AT, layoutHash(layout));
  for (let index = 0; index < count; index++)
    data.setUint16(NUMBERS_AT + 2 * index, toHalf(numbers[index] as number), true);
  return bytes;
}

/** Reads a net whose inputs are laid out like this. Anything else is refused. */
export function readNet(bytes: Uint8Array, layout: Layout<string>): Weights {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < NUMBERS_AT || textAt(bytes, 0, MAGIC.length) !== MAGIC) throw new Error('this is no net');
  if (textAt(bytes, HASH_AT, HASH_LETTERS) !== layoutHash(layout))
    throw new Error('this net was made for other inputs');
  const [inputs = 0, first = 0, second = 0, outputs = 0] = [0, 1, 2, 3].map((index) =>
    data.getUint32(SIZES_AT + 4 * index, true),
  );
  const shape: Shape = { inputs, first, second, outputs };
  const count = countOf(shape);
  if (inputs !== layout.size || bytes.length !== NUMBERS_AT + 2 * count) throw new Error('this net is not whole');
  const numbers = new Float32Array(count);
  for (let index = 0; index < count; index++) numbers[index] = fromHalf(data.getUint16(NUMBERS_AT + 2 * index, true));
  return weightsIn(shape, numbers);
}

function sizesOf({ inputs, first, second, outputs }: Shape): readonly number[] {
  return [inputs, first, second, outputs];
}

function putText(bytes: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
