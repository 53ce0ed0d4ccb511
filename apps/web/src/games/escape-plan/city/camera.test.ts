import { describe, expect, it } from 'vitest';
import { between, type Camera, FARTHEST, fitted, held, NEAREST, onMap, panned, revealing, zoomed } from './camera.ts';

const SIZE = { width: 800, height: 500 };
const NONE = { left: 0, top: 0, right: 0, bottom: 0 };
const CITY = { left: -400, top: -250, right: 400, bottom: 250 };

function onScreen({ x, y, k }: Camera, point: { x: number; y: number }) {
  return { x: point.x * k + x, y: point.y * k + y };
}

describe('the camera', () => {
  it('fits the city into the middle of the view', () => {
    expect(fitted(CITY, SIZE, NONE)).toEqual({ k: 1, x: 400, y: 250 });
  });

  it('fits it beside what lies over the edge', () => {
    const camera = fitted(CITY, SIZE, { ...NONE, right: 300 });
    expect(camera.k).toBeCloseTo(500 / 800);
    expect(onScreen(camera, { x: 400, y: 0 }).x).toBeCloseTo(500);
  });

  it('goes to what matters where not everything fits, without showing emptiness beyond the city', () => {
    const camera = fitted(CITY, { width: 390, height: 300 }, NONE, 0.9, { x: 390, y: 0 });
    expect(camera.k).toBe(0.9);
    expect(onScreen(camera, { x: CITY.right, y: 0 }).x).toBeCloseTo(390);
    expect(onScreen(camera, { x: 0, y: 0 }).y).toBeCloseTo(150);
  });

  it('zooms around the pointer, within bounds', () => {
    const before: Camera = { x: 120, y: -40, k: 1 };
    const at = { x: 300, y: 200 };
    const after = zoomed(before, 1.5, at);
    expect(onMap(after, at).x).toBeCloseTo(onMap(before, at).x);
    expect(onMap(after, at).y).toBeCloseTo(onMap(before, at).y);
    expect(zoomed(before, 100, at).k).toBe(NEAREST);
    expect(zoomed(before, 0.001, at).k).toBe(FARTHEST);
  });

  it('cannot push the city out of sight', () => {
    const camera = held(panned({ x: 400, y: 250, k: 1 }, 5000, -5000), CITY, SIZE);
    expect(onScreen(camera, { x: CITY.left, y: 0 }).x).toBeLessThan(SIZE.width);
    expect(onScreen(camera, { x: 0, y: CITY.bottom }).y).toBeGreaterThan(0);
  });

  it('moves only as far as needed to bring something into sight', () => {
    const camera: Camera = { x: 0, y: 0, k: 1 };
    expect(revealing(camera, { left: 100, top: 100, right: 200, bottom: 200 }, SIZE, NONE)).toEqual(camera);
    expect(revealing(camera, { left: 780, top: -30, right: 880, bottom: 20 }, SIZE, NONE)).toEqual({
      k: 1,
      x: -80,
      y: 30,
    });
  });

  it('glides from one place to another', () => {
    const [one, other] = [
      { x: 0, y: 0, k: 0.5 },
      { x: 100, y: -60, k: 2 },
    ];
    expect(between(one, other, 0)).toEqual(one);
    expect(between(one, other, 1)).toEqual(other);
    const half = between(one, other, 1 - 0.5 ** (1 / 3));
    expect(half.k).toBeCloseTo(1);
  });

  it('has not begun in a frame whose time is before the beginning, however late it comes', () => {
    const [one, other] = [
      { x: 0, y: 0, k: 0.8 },
      { x: 100, y: -60, k: 0.5 },
    ];
    for (const late of [-0.01, -1, -5]) expect(between(one, other, late)).toEqual(one);
  });
});
