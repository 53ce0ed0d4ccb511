import { describe, expect, it } from 'vitest';
import { measured, playedMatch } from './played-match.fixture.ts';
import { indexAt, seriesPicture } from './series-geometry.ts';

const point = (value: number, se = 0, mean = value) => ({
  match: playedMatch(),
  own: measured(value, se),
  mean: measured(mean),
});

describe('a series as a picture', () => {
  it('has a place for each match, and a line through the means', () => {
    const { x, line, frame } = seriesPicture([point(0), point(40, 0, 20)], 340, String);
    expect([frame.left, frame.right]).toEqual([34, 10]);
    expect([x(0), x(1)]).toEqual([108, 256]);
    expect(line).toMatch(/^M108 208L256 \d+/);
  });

  it('has room for errors, and for nothing itself', () => {
    const { ticks, y, frame } = seriesPicture([point(-12, 4), point(30, 5)], 340, String);
    expect(ticks).toEqual([-20, 0, 20, 40]);
    expect([y(-20), y(40)]).toEqual([frame.height - frame.bottom, frame.top]);
  });

  it('goes by tenths where everything is small', () => {
    const { ticks } = seriesPicture([point(0.6), point(1.1)], 340, String);
    expect(ticks.map((tick) => Math.round(tick * 10))).toEqual([0, 5, 10, 15]);
  });

  it('has slim bars where there are many matches', () => {
    const many = Array.from({ length: 60 }, () => point(1));
    expect(seriesPicture(many, 340, String).bar).toBeLessThan(4);
    expect(seriesPicture([point(1)], 340, String).bar).toBe(18);
  });

  it('knows the match under a finger, also beside the edges', () => {
    const picture = seriesPicture([point(1), point(2)], 340, String);
    expect([0, 100, 200, 999].map((at) => indexAt(at, picture, 2))).toEqual([0, 0, 1, 1]);
  });
});
