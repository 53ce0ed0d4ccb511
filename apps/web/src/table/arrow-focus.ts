const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Being off the line counts more than being far away. */
const ASIDE = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The index of the nearest point in the direction of an arrow key, or -1 when there is none. */
export function nearest(from: Point, points: readonly Point[], key: string): number {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return -1;
  const [dx, dy] = direction;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { x, y }] of points.entries()) {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const distance = along + ASIDE * aside;
    if (along > 1 && distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** Moves the focus within the group (`data-arrows`) that has it. Gives `true` when it moved. */
export function moveFocus(key: string): boolean {
  const here = document.activeElement;
  const group = here?.closest('[data-arrows]');
  if (here === null || group === null || group === undefined) return false;
  const others = [...group.querySelectorAll<HTMLElement>('[data-target]')].filter((piece) => piece !== here);
  const found = others[nearest(centre(here), others.map(centre), key)];
  found?.focus();
  return found !== undefined;
}

/** Cards overlap; what is seen of each is its left side. */
function centre(piece: Element): Point {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + Math.min(width, height) / 4, y: top + height / 2 };
}
