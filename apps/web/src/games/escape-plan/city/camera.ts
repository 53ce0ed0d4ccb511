import type { Box, Point } from './geometry.ts';

/** How the map lies under the glass: a point of the map times `k`, moved by `x` and `y`, is a point of the screen. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What lies over the edges of the map. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NEAREST = 2.4;
export const FARTHEST = 0.3;
/** Closer than this the whole city is never shown. */
const LARGEST_FIT = 1.3;
/** So much of the city always stays in sight. */
const HELD = 90;

/** The whole box as large as it goes in what is free of the view, but not smaller than `least` around its focus. */
export function fitted(box: Box, size: Size, insets: Insets, least = FARTHEST, focus: Point | null = null): Camera {
  const width = Math.max(1, size.width - insets.left - insets.right);
  const height = Math.max(1, size.height - insets.top - insets.bottom);
  const whole = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), LARGEST_FIT);
  const k = clamp(whole, least, LARGEST_FIT);
  const middle = { x: insets.left + width / 2, y: insets.top + height / 2 };
  const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  if (whole >= least || focus === null) return { k, x: middle.x - centre.x * k, y: middle.y - centre.y * k };
  // Not everything fits: as near to the focus as possible without showing emptiness beyond the city.
  return {
    k,
    x: along(middle.x - focus.x * k, box.left * k, box.right * k, insets.left, insets.left + width),
    y: along(middle.y - focus.y * k, box.top * k, box.bottom * k, insets.top, insets.top + height),
  };
}

/** Keeps the edges of the box outside of the view, or the box in its middle where it is smaller. */
function along(wanted: number, start: number, end: number, from: number, to: number): number {
  if (end - start <= to - from) return (from + to) / 2 - (start + end) / 2;
  return clamp(wanted, to - end, from - start);
}

/** How much smaller the city may become so that nothing lies over it, in steps. */
const SMALLER = [1, 0.93, 0.86, 0.8] as const;

/** The fitted camera, moved aside and made smaller a little, so that as few tiles as possible lie under what covers the view. */
export function clearOf(
  camera: Camera,
  box: Box,
  size: Size,
  insets: Insets,
  tiles: { readonly centres: readonly Point[]; readonly radius: number },
  covers: readonly Box[],
  smallest = FARTHEST,
): Camera {
  let best = camera;
  let least = coveredBy(camera, tiles, covers);
  for (const factor of SMALLER) {
    const k = camera.k * factor;
    if (factor < 1 && k < smallest) break;
    for (const across of [0.5, 0.75, 0.25, 1, 0]) {
      for (const down of [0.5, 0, 0.25, 1]) {
        if (least === 0) return best;
        const slackX = size.width - insets.left - insets.right - (box.right - box.left) * k;
        const slackY = size.height - insets.top - insets.bottom - (box.bottom - box.top) * k;
        if (slackX < -1 || slackY < -1) continue;
        const next = {
          k,
          x: insets.left + slackX * across - box.left * k,
          y: insets.top + slackY * down - box.top * k,
        };
        const covered = coveredBy(next, tiles, covers);
        if (covered < least) [best, least] = [next, covered];
      }
    }
  }
  return best;
}

function coveredBy(
  { x, y, k }: Camera,
  { centres, radius }: { readonly centres: readonly Point[]; readonly radius: number },
  covers: readonly Box[],
): number {
  let count = 0;
  for (const centre of centres) {
    const [cx, cy] = [centre.x * k + x, centre.y * k + y];
    for (const { left, top, right, bottom } of covers) {
      if (Math.hypot(cx - clamp(cx, left, right), cy - clamp(cy, top, bottom)) < radius * k) count++;
    }
  }
  return count;
}

/** Nearer or farther, with the point under the pointer staying where it is. */
export function zoomed({ x, y, k }: Camera, factor: number, at: Point): Camera {
  const next = clamp(k * factor, FARTHEST, NEAREST);
  const by = next / k;
  return { k: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

export function panned({ x, y, k }: Camera, dx: number, dy: number): Camera {
  return { k, x: x + dx, y: y + dy };
}

/** The city cannot be pushed out of sight. */
export function held({ x, y, k }: Camera, box: Box, { width, height }: Size): Camera {
  return {
    k,
    x: clamp(x, HELD - box.right * k, width - HELD - box.left * k),
    y: clamp(y, HELD - box.bottom * k, height - HELD - box.top * k),
  };
}

/** Moves the map just so far that the box of the map is in what is free of the view. */
export function revealing(camera: Camera, box: Box, { width, height }: Size, insets: Insets): Camera {
  const { k } = camera;
  const dx = shift(box.left * k + camera.x, box.right * k + camera.x, insets.left, width - insets.right);
  const dy = shift(box.top * k + camera.y, box.bottom * k + camera.y, insets.top, height - insets.bottom);
  return panned(camera, dx, dy);
}

function shift(start: number, end: number, from: number, to: number): number {
  if (end - start > to - from) return (from + to) / 2 - (start + end) / 2;
  if (start < from) return from - start;
  return end > to ? to - end : 0;
}

/**
 * On the way from one camera to another: zooming is even in what is seen, so the scale grows by factors. It begins fast and ends
 * slowly. A frame that was late tells a time before the beginning: then nothing has moved yet, for scales grow beyond all bounds there.
 */
export function between(one: Camera, other: Camera, time: number): Camera {
  if (time >= 1) return other;
  if (time <= 0) return one;
  const part = 1 - (1 - time) ** 3;
  const k = one.k * (other.k / one.k) ** part;
  const grown = one.k === other.k ? part : (k - one.k) / (other.k - one.k);
  return { k, x: one.x + (other.x - one.x) * grown, y: one.y + (other.y - one.y) * grown };
}

/** Where a point of the screen lies on the map. */
export function onMap({ x, y, k }: Camera, point: Point): Point {
  return { x: (point.x - x) / k, y: (point.y - y) / k };
}

function clamp(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
