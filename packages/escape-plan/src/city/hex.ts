/** Pointy-top hexagons in axial coordinates. Directions run clockwise from north-east: NE E SE SW W NW. */
export const SIDES = 6;
export const STEP_Q: readonly number[] = [1, 1, 0, -1, -1, 0];
export const STEP_R: readonly number[] = [-1, 0, 1, 1, 0, -1];

/** The side of the neighbour that a side leads to. */
export function opposite(side: number): number {
  return (side + 3) % SIDES;
}
