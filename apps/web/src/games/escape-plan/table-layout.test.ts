import { describe, expect, it } from 'vitest';
import { hasRoomForList, type Layout, layoutOf } from './table-layout.ts';

describe('the layout of the table', () => {
  const SIZES: readonly (readonly [width: number, height: number, layout: Layout])[] = [
    [360, 640, 'phone'],
    [390, 844, 'phone'],
    [600, 960, 'phone'],
    [640, 360, 'beside'],
    [720, 450, 'beside'],
    [844, 390, 'beside'],
    [1024, 768, 'beside'],
    [1280, 600, 'beside'],
    [1366, 625, 'beside'],
    [768, 1024, 'upright'],
    [820, 1180, 'upright'],
    [1080, 1920, 'upright'],
    [1280, 720, 'desk'],
    [1440, 900, 'desk'],
    [2560, 1440, 'desk'],
  ];

  it.each(SIZES)('%i × %i is %s', (width, height, layout) => expect(layoutOf({ width, height })).toBe(layout));

  it('gives a city that is higher than wide all the height of a low desk', () => {
    expect(layoutOf({ width: 1280, height: 720 }, true)).toBe('column');
    expect(layoutOf({ width: 1440, height: 900 }, true)).toBe('column');
    expect(layoutOf({ width: 1920, height: 1080 }, true)).toBe('desk');
    expect(layoutOf({ width: 1280, height: 600 }, true)).toBe('beside');
  });

  it('leaves the map free of lists where it has no width to spare', () => {
    expect(hasRoomForList({ width: 1440, height: 900 })).toBe(false);
    expect(hasRoomForList({ width: 1920, height: 1080 })).toBe(true);
    expect(hasRoomForList({ width: 1920, height: 600 })).toBe(false);
  });
});
