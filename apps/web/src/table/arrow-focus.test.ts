import { describe, expect, it } from 'vitest';
import { nearest } from './arrow-focus.ts';

const points = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 30, y: 0 },
  { x: 12, y: 20 },
];

describe('arrows', () => {
  it('go to the nearest piece in their direction', () => {
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowRight')).toBe(1);
    expect(nearest({ x: 10, y: 0 }, points, 'ArrowRight')).toBe(2);
    expect(nearest({ x: 10, y: 0 }, points, 'ArrowDown')).toBe(3);
    expect(nearest({ x: 12, y: 20 }, points, 'ArrowUp')).toBe(1);
    expect(nearest({ x: 10, y: 0 }, points, 'ArrowLeft')).toBe(0);
  });

  it('stay where nothing lies further', () => {
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowUp')).toBe(-1);
    expect(nearest({ x: 0, y: 0 }, points, 'Enter')).toBe(-1);
  });
});
