const SMALLEST = 2 ** -24;
const SMALLEST_NORMAL = 2 ** -14;
const STEPS = 1024;
const LARGEST = 65504;

/** A number in 16 bits, to the nearest that there is. Numbers beyond all of them are no weights. */
export function toHalf(value: number): number {
  const size = Math.abs(value);
  if (!(size <= LARGEST)) throw new RangeError(`${value} does not fit into 16 bits`);
  const sign = value < 0 ? 0x8000 : 0;
  if (size < SMALLEST_NORMAL) return sign + Math.round(size / SMALLEST);
  let exponent = Math.floor(Math.log2(size));
  // Logarithms are not exact.
  if (2 ** exponent > size) exponent--;
  else if (2 ** (exponent + 1) <= size) exponent++;
  // One step too many is the next power of two, which is what the sum gives.
  return sign + (exponent + 14) * STEPS + Math.round((size / 2 ** exponent) * STEPS);
}

export function fromHalf(bits: number): number {
  const sign = bits >= 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & (STEPS - 1);
  return sign * (exponent === 0 ? fraction * SMALLEST : (STEPS + fraction) * 2 ** (exponent - 25));
}
