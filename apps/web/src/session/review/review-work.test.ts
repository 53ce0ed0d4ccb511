import type { BotsOfGame } from '@stakeout/bots';
import { escapePlanBots } from '@stakeout/bots/escape-plan';
import { gunrunnersBots } from '@stakeout/bots/gunrunners';
import { livedBy, type Review, reviewOf } from '@stakeout/bots/judge';
import { describe, expect, it, vi } from 'vitest';
import { escapePlan } from '../../games/escape-plan/game.ts';
import { review as escapePlanReview } from '../../games/escape-plan/review/review.ts';
import { gunrunners } from '../../games/gunrunners/game.ts';
import { review as gunrunnersReview } from '../../games/gunrunners/review/review.ts';
import { playedMatch } from '../../replay/played-match.fixture.ts';
import type { HalfReview } from './kept-reviews.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';
import { type ReviewerWire, ReviewWork } from './review-work.ts';
import { Reviewer } from './reviewer.ts';

/** A worker without a thread: what is said on one side is heard on the other, a little later, as plain data. */
function judgeOf(bots: BotsOfGame): ReviewerWire {
  const inside: ((event: { data: ToReviewer }) => void)[] = [];
  const outside: ((event: { data: FromReviewer }) => void)[] = [];
  let isOver = false;
  const send = <T>(listeners: ((event: { data: T }) => void)[], message: T) => {
    const data = structuredClone(message);
    setTimeout(() => {
      if (!isOver) for (const listen of listeners) listen({ data });
    }, 0);
  };
  new Reviewer(
    { postMessage: (message) => send(outside, message), addEventListener: (_, listen) => void inside.push(listen) },
    bots,
  );
  return {
    postMessage: (message) => send(inside, message),
    addEventListener: (type: string, listen: unknown) => {
      if (type === 'message') outside.push(listen as (event: { data: FromReviewer }) => void);
    },
    terminate() {
      isOver = true;
    },
  };
}

function caseOf(game: Parameters<typeof playedMatch>[0], seats: number, playouts: number) {
  const { match, file } = playedMatch(game, seats, 'review');
  return { match, about: { file, seat: 0, seed: 5, playouts } };
}

const GAMES = [
  ['Gunrunners', gunrunners, gunrunnersBots, 2, 8],
  ['Escape Plan alone', escapePlan, escapePlanBots, 1, 2],
] as const;

describe.each(GAMES)('the judge of %s in its worker', (_name, game, bots, seats, playouts) => {
  it('finds what it would find all at once, and tells it on the way', { timeout: 120_000 }, async () => {
    const { match, about } = caseOf(game, seats, playouts);
    const seen: number[] = [];
    const finished = new Promise<Review>((resolve) => {
      const work = new ReviewWork(about, () => judgeOf(bots), null, { onFinished: resolve });
      work.state.subscribe(() => seen.push(work.state.get().decisions.length));
    });
    const review = await finished;
    expect(review).toEqual(reviewOf(bots, livedBy(match, 0), { seed: 5, playouts }));
    expect(seen.at(-1)).toBe(review.decisions.length);
  });
});

describe('a review under way', () => {
  it('can be stopped and goes on where it stopped', { timeout: 120_000 }, async () => {
    const { match, about } = caseOf(gunrunners, 2, 20);
    const onFinished = vi.fn<(review: Review) => void>();
    const onFound = vi.fn<(half: HalfReview) => void>();
    const work = new ReviewWork(about, () => judgeOf(gunrunnersBots), null, { onFinished, onFound });
    await expect.poll(() => work.state.get().decisions.length, { timeout: 60_000 }).toBeGreaterThan(0);
    work.stop();
    expect(work.state.get().status).toBe('stopped');
    // What was under way when it was told may still come; then nothing does.
    const idea = await work.try(work.state.get().decisions[0]?.step ?? 0, work.state.get().decisions[0]?.best ?? []);
    expect(idea?.loss).toBeLessThan(2);
    expect(onFinished).not.toHaveBeenCalled();
    const whole = reviewOf(gunrunnersBots, livedBy(match, 0), { seed: 5, playouts: 20 });
    work.goOn();
    await expect.poll(() => work.state.get().status, { timeout: 100_000 }).toBe('done');
    expect(work.state.get().review).toEqual(whole);
    work.close();

    // What had been found by then is kept: another page goes on from it, and finds the same.
    const [half] = onFound.mock.calls[0] ?? [];
    if (half === undefined) throw new Error('nothing was kept on the way');
    const again = new ReviewWork(about, () => judgeOf(gunrunnersBots), structuredClone(half));
    expect(again.state.get().decisions).toEqual(half.decisions);
    await expect.poll(() => again.state.get().status, { timeout: 100_000 }).toBe('done');
    expect(again.state.get().review).toEqual(whole);
    expect(again.state.get().took).toBeGreaterThan(half.took);
    again.close();
  });

  it('is there at once when the device has kept it, and an idea is judged all the same', async () => {
    const { match, about } = caseOf(gunrunners, 2, 8);
    const review = reviewOf(gunrunnersBots, livedBy(match, 0), { seed: 5, playouts: 8 });
    const start = vi.fn(() => judgeOf(gunrunnersBots));
    const work = new ReviewWork(about, start, { review, took: 7 });
    expect(work.state.get()).toMatchObject({ status: 'done', review, took: 7 });
    expect(start).not.toHaveBeenCalled();
    const decision = review.decisions[0];
    if (decision === undefined) throw new Error('nothing was decided');
    const tried = await work.try(decision.step, decision.worst);
    expect(tried?.played).toEqual(decision.worst);
    expect(work.state.get().status).toBe('done');
  });

  it('says so when the judge fails', async () => {
    const { about } = caseOf(gunrunners, 2, 8);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const work = new ReviewWork(
      { ...about, file: { ...about.file, secret: '0'.repeat(64) } },
      () => judgeOf(gunrunnersBots),
      null,
    );
    await expect.poll(() => work.state.get().status).toBe('failed');
    vi.restoreAllMocks();
  });
});

it('pages know how many games the judges imagine', () => {
  expect(gunrunnersReview.playouts).toBe(gunrunnersBots.judging.playouts);
  expect(escapePlanReview.playouts).toBe(escapePlanBots.judging.playouts);
});
