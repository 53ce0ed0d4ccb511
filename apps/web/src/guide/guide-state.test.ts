import { describe, expect, it } from 'vitest';
import { readGuide } from './guide-state.ts';
import { BEGINNING, follow, goOn } from './progress.ts';

const STEPS = [
  { id: 'one', phases: ['go'], anchors: [] },
  { id: 'two', phases: ['go'], anchors: [] },
];

describe('a guide that was kept', () => {
  const progress = goOn(STEPS, follow(STEPS, BEGINNING, 'go'), 'go');
  const guide = { table: 'abc', seat: 1, progress };

  it('goes on where it was when the page was loaded again', () => {
    expect(progress).toMatchObject({ current: 'two', read: 1 });
    expect(readGuide(JSON.parse(JSON.stringify(guide)))).toEqual(guide);
  });

  it.each([
    null,
    7,
    {},
    { ...guide, seat: '1' },
    { ...guide, progress: null },
    { ...guide, progress: { ...progress, shown: [7] } },
    { ...guide, progress: { ...progress, isOver: true } },
  ])('is left alone when it is something else: %j', (kept) => {
    expect(readGuide(kept)).toBeNull();
  });
});
