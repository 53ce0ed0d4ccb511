import { type City, isInCity } from './city.ts';
import { opposite, SIDES, STEP_Q, STEP_R } from './hex.ts';

/** The side that leads a step of one cell, by `(q + 1) * 3 + r + 1`; -1 where no step leads. */
const sideOfStep = new Int8Array(9).fill(-1);
for (let side = 0; side < SIDES; side++)
  sideOfStep[((STEP_Q[side] as number) + 1) * 3 + (STEP_R[side] as number) + 1] = side;

/** The tile at each side of each tile of a city, or -1: `beside[tile * 6 + side]`. */
export function tilesBeside(city: City): Int8Array {
  const beside = new Int8Array(city.turned.length * SIDES).fill(-1);
  for (let tile = 1; tile < city.turned.length; tile++) {
    if (!isInCity(city, tile)) continue;
    for (let other = 0; other < tile; other++) {
      if (!isInCity(city, other)) continue;
      const q = (city.q[other] as number) - (city.q[tile] as number);
      const r = (city.r[other] as number) - (city.r[tile] as number);
      if (q < -1 || q > 1 || r < -1 || r > 1) continue;
      const side = sideOfStep[(q + 1) * 3 + r + 1] as number;
      if (side < 0) continue;
      beside[tile * SIDES + side] = other;
      beside[other * SIDES + opposite(side)] = tile;
    }
  }
  return beside;
}
