/** Figures that are tuned, by name. */
export type Figures = Readonly<Record<string, number>>;

/** Simultaneous perturbation (SPSA), as engines of chess are tuned: in every round all figures are moved a little at once, each way. */
export interface Tuning {
  readonly start: Figures;
  readonly rounds: number;
  /** How far figures are moved to try them, as a share of themselves. */
  readonly reach: number;
  /** How far they follow, in reaches for a difference of one; it falls as the rounds go on. */
  readonly stride: number;
  /** A number from 0 up to, not including, `below`. */
  readonly pick: (below: number) => number;
  /** How much better the first does than the second, in the deals of a round. */
  readonly compare: (one: Figures, other: Figures, round: number) => number;
  readonly onRound: (round: number, figures: Figures, difference: number) => void;
}

/** Rounds after which strides are half as long, more or less. */
const PATIENCE = 0.1;
/** A figure of nothing is tried like one of this much. */
const LEAST = 0.5;

export function tune({ start, rounds, reach, stride, pick, compare, onRound }: Tuning): Figures {
  const names = Object.keys(start);
  const scales = names.map((name) => reach * Math.max(LEAST, Math.abs(start[name] as number)));
  const values = names.map((name) => start[name] as number);
  const moved = (signs: readonly number[], way: number): Figures =>
    Object.fromEntries(
      names.map((name, index) => [
        name,
        (values[index] as number) + way * (signs[index] as number) * (scales[index] as number),
      ]),
    );
  for (let round = 0; round < rounds; round++) {
    const signs = names.map(() => (pick(2) === 0 ? -1 : 1));
    const difference = compare(moved(signs, 1), moved(signs, -1), round);
    const length = stride / (1 + round / (PATIENCE * rounds + 1)) ** 0.6;
    for (const [index, sign] of signs.entries())
      values[index] = (values[index] as number) + length * difference * sign * (scales[index] as number);
    onRound(
      round,
      moved(
        names.map(() => 0),
        0,
      ),
      difference,
    );
  }
  return Object.fromEntries(names.map((name, index) => [name, values[index] as number]));
}
