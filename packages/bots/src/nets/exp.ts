const { LOG2E } = Math;
/** The logarithm of 2 in two parts: a whole number of the first, which has few digits, is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Beyond this a share is as good as nothing, or as good as everything. */
const FAR = 40;
const MOST = 64;
const TERMS = 13;

/** Powers of two, by doubling and halving, which is exact. */
const POWERS = new Float64Array(2 * MOST + 1);
POWERS[MOST] = 1;
for (let power = 1; power <= MOST; power++) {
  POWERS[MOST + power] = 2 * (POWERS[MOST + power - 1] as number);
  POWERS[MOST - power] = 0.5 * (POWERS[MOST - power + 1] as number);
}

/**
 * The exponential function from sums and products alone. `Math.exp` differs in its last digit from engine to engine, and a match is to
 * follow from its seed in all of them. What lies beyond 40 is taken for 40.
 */
export function exp(exponent: number): number {
  const x = Math.max(-FAR, Math.min(FAR, exponent));
  const power = Math.round(x * LOG2E);
  const rest = x - power * LN2_HIGH - power * LN2_LOW;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (sum * rest) / term;
  return sum * (POWERS[MOST + power] as number);
}
