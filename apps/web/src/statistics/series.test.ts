import { describe, expect, it } from 'vitest';
import { judged, measured, playedMatch } from './played-match.fixture.ts';
import { GOES_BACK, seriesOf } from './series.ts';

describe('a series', () => {
  it('goes by the time of the matches, not by the order they come in', () => {
    const matches = [playedMatch({ id: 'b', at: 2, share: 1 }), playedMatch({ id: 'a', at: 1 })];
    const series = seriesOf(matches, 'share');
    expect(series.map(({ match, own, mean }) => [match.id, own.value, mean.value])).toEqual([
      ['a', 0, 0],
      ['b', 100, 50],
    ]);
  });

  it('has a mean that goes back a few matches and no further', () => {
    const matches = Array.from({ length: GOES_BACK + 1 }, (_, at) =>
      playedMatch({ id: `${at}`, at, share: at === 0 ? 1 : 0 }),
    );
    expect(seriesOf(matches, 'share').at(-2)?.mean.value).toBe(100 / GOES_BACK);
    expect(seriesOf(matches, 'share').at(-1)?.mean.value).toBe(0);
  });

  it('of what was given away weighs a match by its decisions', () => {
    const matches = [
      playedMatch({ id: 'a', at: 1, judged: judged(10, 5, 0) }),
      playedMatch({ id: 'b', at: 2 }),
      playedMatch({ id: 'c', at: 3, judged: judged(2, 15, 0) }),
      playedMatch({ id: 'd', at: 4, judged: judged(0, 0, 0) }),
    ];
    const series = seriesOf(matches, 'given');
    expect(series.map(({ own }) => own.value)).toEqual([2, 2 / 15]);
    expect(series.map(({ mean }) => mean.value)).toEqual([2, 0.6]);
  });

  it('of luck has every match that was judged, with its error', () => {
    const matches = [
      playedMatch({ id: 'a', at: 1, judged: judged(0, 0, -4) }),
      playedMatch({ id: 'b', at: 2, judged: judged(0, 3, 8) }),
    ];
    const [, second] = seriesOf(matches, 'luck');
    expect(second?.own).toEqual(measured(8));
    expect(second?.mean).toEqual(measured(2, Math.SQRT2));
  });
});
