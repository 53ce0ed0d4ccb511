import { describe, expect, it } from 'vitest';
import { playedMatch } from './played-match.fixture.ts';
import { ReviewAll, type ReviewOne } from './review-all.ts';

const matches = ['old', 'new', 'middle'].map((id, index) => playedMatch({ id, at: [1, 3, 2][index] ?? 0 }));

/** A judge that does as it is told, match by match. */
function scriptedJudge(answers: Readonly<Record<string, boolean | 'breaks' | 'waits'>> = {}) {
  const asked: string[] = [];
  const reviewOne: ReviewOne = async ({ id }, onProgress, signal) => {
    asked.push(id);
    onProgress(0.5);
    const answer = answers[id] ?? true;
    if (answer === 'breaks') throw new Error('the judge is ill');
    if (answer !== 'waits') return answer;
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)));
  };
  return { asked, reviewOne };
}

describe('reviewing all matches', () => {
  it('takes one after another, the latest first, and tells of each', async () => {
    const { asked, reviewOne } = scriptedJudge();
    let told = 0;
    const all = new ReviewAll(reviewOne, () => told++);
    await all.start(matches);
    expect([asked, told]).toEqual([['new', 'middle', 'old'], 3]);
    expect(all.state.get()).toEqual({ isRunning: false, done: 3, failed: 0, total: 3, progress: 0 });
  });

  it('goes on after a match that cannot be reviewed', async () => {
    const { asked, reviewOne } = scriptedJudge({ new: 'breaks', middle: false });
    const all = new ReviewAll(reviewOne, () => undefined);
    await all.start(matches);
    expect(asked).toHaveLength(3);
    expect(all.state.get()).toMatchObject({ isRunning: false, done: 3, failed: 2 });
  });

  it('can be stopped in the middle of a match, and begins no other', async () => {
    const { asked, reviewOne } = scriptedJudge({ middle: 'waits' });
    const all = new ReviewAll(reviewOne, () => undefined);
    const ended = all.start(matches);
    await expect.poll(() => asked).toEqual(['new', 'middle']);
    expect(all.state.get()).toMatchObject({ isRunning: true, done: 1, progress: 0.5 });
    all.stop();
    await ended;
    expect(asked).toEqual(['new', 'middle']);
    expect(all.state.get()).toMatchObject({ isRunning: false, done: 1 });
  });

  it('is not begun twice at once, but again after it was stopped', async () => {
    const { asked, reviewOne } = scriptedJudge({ new: 'waits' });
    const all = new ReviewAll(reviewOne, () => undefined);
    const ended = all.start(matches);
    await all.start(matches);
    expect(asked).toEqual(['new']);
    all.stop();
    await ended;
    await all.start(matches.filter(({ id }) => id !== 'new'));
    expect(asked).toEqual(['new', 'middle', 'old']);
  });
});
