import { describe, expect, it } from 'vitest';
import { across, spread, stepPath, ticks, upwards, valueAt } from './chart-geometry.ts';

const frame = { width: 200, height: 120, left: 20, right: 30, top: 10, bottom: 10 };
const points = [
  { x: 0, y: 0 },
  { x: 5, y: 4 },
  { x: 10, y: 9 },
];

describe('scales', () => {
  it('fill the frame between its margins', () => {
    expect([0, 5, 10].map(across(frame, 10))).toEqual([20, 95, 170]);
    expect([0, 5, 10].map(upwards(frame, 10))).toEqual([110, 60, 10]);
  });

  it('do not divide by nothing', () => {
    expect(across(frame, 0)(0)).toBe(20);
    expect(upwards(frame, 0)(0)).toBe(110);
  });
});

describe('ticks', () => {
  it('are round and reach the top', () => {
    expect(ticks(31, 5)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(9, 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(1, 5)).toEqual([0, 1]);
    expect(ticks(0, 5)).toEqual([0, 1]);
  });
});

describe('values below nothing', () => {
  it('have their place on the scale', () => {
    expect(ticks(31, 5, -12)).toEqual([-20, -10, 0, 10, 20, 30, 40]);
    expect([-10, 0, 10].map(upwards(frame, 10, -10))).toEqual([110, 60, 10]);
  });
});

describe('a line of steps', () => {
  it('stays level until the value changes', () => {
    expect(stepPath(points, across(frame, 10), upwards(frame, 10))).toBe('M20 110H95V70H170V20');
  });

  it('has at every place the value of the last change', () => {
    expect([0, 4.9, 5, 9, 10, 50].map((x) => valueAt(points, x))).toEqual([0, 0, 4, 4, 9, 9]);
  });
});

describe('labels', () => {
  it('stay where they are if they have room', () => {
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  it('are moved apart in their order', () => {
    expect(spread([50, 48, 90], 20, 0, 200)).toEqual([68, 48, 90]);
    expect(spread([50, 50, 50], 20, 0, 200)).toEqual([50, 70, 90]);
  });

  it('are pushed back from the edge', () => {
    expect(spread([95, 98, 100], 20, 0, 100)).toEqual([60, 80, 100]);
  });
});
