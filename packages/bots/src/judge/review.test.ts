import type { AnyRules } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { botsForAnyGame } from '../any-game/bots.ts';
import type { BotsOfGame } from '../bots-of-game.ts';
import { escapePlanBots } from '../escape-plan/index.ts';
import { gunrunnersBots } from '../gunrunners/index.ts';
import { type Lived, livedBy } from './lived.ts';
import { newTable, playOut } from './match.fixture.ts';
import type { Review, ReviewNews } from './review.ts';
import { reviewing, reviewOf, trying } from './reviewing.ts';
import { weighOptions } from './weigh-options.ts';

const SETTINGS = { seed: 5, playouts: 8 };

function livedIn({ game, quick }: BotsOfGame, seats: number, seat = 0): Lived {
  return livedBy(playOut(newTable(game, seats, 3), quick), seat);
}

const lived = livedIn(gunrunnersBots, 3);
const review = reviewOf(gunrunnersBots, lived, SETTINGS);

describe('what a seat lived through', () => {
  it('holds every action, and of others’ actions nothing but what was shown', () => {
    expect(lived.steps.map(({ seq }) => seq)).toEqual(lived.steps.map((_, index) => index + 1));
    for (const { mover, own, view } of lived.steps) {
      expect(own === null).toBe(mover !== lived.seat);
      expect((view as { viewer: number }).viewer).toBe(lived.seat);
    }
  });

  it('is there only once the match is over', () => {
    const table = newTable(gunrunnersBots.game, 2, 1);
    expect(() => livedBy(table.match, 0)).toThrow(/running/);
  });
});

describe('a review', () => {
  it('says who judged, with which seed and by how many imagined games', () => {
    expect(review).toMatchObject({ game: 'gunrunners', judge: 'race/3@8', seat: 0, seed: 5, playouts: 8 });
  });

  it('is another from another seed', () => {
    const [decision] = review.decisions;
    if (decision === undefined) expect.unreachable('there were decisions');
    const { step, played } = decision;
    expect(tried(gunrunnersBots, lived, step, played, { ...SETTINGS, seed: 6 })).not.toEqual(decision);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  });

  it('has an entry for every decision with something to choose, in the order of the match', () => {
    const free = lived.steps.filter(({ own }) => own !== null && own.options.length > 1);
    const covered = free.filter(({ seq }) =>
      review.decisions.some((decision) => decision.seq <= seq && seq <= decision.through),
    );
    expect(covered).toEqual(free);
    expect(review.decisions.map(({ seq }) => seq)).toEqual(
      review.decisions.map(({ seq }) => seq).sort((a, b) => a - b),
    );
  });

  it('says what was played and what is better as actions that could be made', () => {
    for (const { step, played, best, lines, reason } of review.decisions) {
      const options = lived.steps[step]?.own?.options ?? [];
      expect(options).toContainEqual(played[0]);
      expect(options).toContainEqual(best[0]);
      expect(lines.map(({ actions }) => actions)).toContainEqual(played);
      expect(reason === null).toBe(best === played);
      if (reason !== null) expect(reason.clause).toMatch(/^G\d/);
    }
  });

  it('holds nothing against the best: where that was played nothing is lost', () => {
    const best = review.decisions.filter(({ played, best }) => played === best);
    expect(best.length).toBeGreaterThan(0);
    for (const { loss, se, label } of best)
      expect([loss, se, label === null || label === 'as good']).toEqual([0, 0, true]);
  });

  it('has a name for what was drawn before the eyes of the seat, and for nothing else', () => {
    const names = new Set(review.draws.flatMap(({ label }) => label.split('+')));
    expect([...names].sort()).toEqual(['card', 'die', 'hand', 'start']);
    const shown = lived.steps.filter(({ events }) =>
      (events as { type: string; seat?: number; card?: number }[]).some(
        ({ type, seat, card = 0 }) => type === 'dieRolled' || (type === 'cardDrawn' && seat === 0 && card % 100 !== 0),
      ),
    );
    for (const { seq } of shown) expect(review.draws.map((draw) => draw.seq)).toContain(seq);
  });

  it('balances: what came of the match is what was given away, luck, the others, and how far all may be off', () => {
    const { start, result, given, luck, others, residual } = review.books;
    expect(start.value - given.value + luck.value + others.value + residual.value).toBeCloseTo(result, 8);
    expect(given.value).toBeCloseTo(sum(review.decisions.map(({ loss }) => loss)), 8);
    expect(luck.value).toBeCloseTo(sum(review.draws.map((draw) => draw.luck)), 8);
    expect(residual.se).toBeGreaterThan(0);
  });

  it('comes in small steps, every decision and draw once, and is the same again from the same seed', () => {
    const work = reviewing(gunrunnersBots, lived, SETTINGS);
    const news: ReviewNews[] = [];
    let done = work.next();
    for (; done.done !== true; done = work.next()) news.push(done.value);
    expect(news.flatMap(({ decision }) => decision ?? [])).toHaveLength(review.decisions.length);
    expect(news.flatMap(({ draw }) => draw ?? [])).toEqual(review.draws);
    const progress = news.map((one) => one.done);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBeLessThanOrEqual(1);
    expect(done.value).toEqual(review);
  });
});

describe('trying again', () => {
  it('says of what was played what the review says of it', () => {
    for (const decision of review.decisions.slice(2, 5)) {
      expect(tried(gunrunnersBots, lived, decision.step, decision.played)).toEqual(decision);
    }
  });

  it('finds the worst worse than the best', () => {
    // Of few imagined games one decision proves little; three do.
    const apart = [...review.decisions].sort((one, other) => other.spread.value - one.spread.value).slice(0, 3);
    const [best, worst] = (['best', 'worst'] as const).map((which) =>
      sum(
        apart.map(
          ({ step, [which]: line }) => tried(gunrunnersBots, lived, step, line, { seed: 2, playouts: 30 }).loss,
        ),
      ),
    );
    expect(best).toBeLessThan(worst ?? 0);
  });

  it('is only for decisions', () => {
    expect(() => tried(gunrunnersBots, lived, lived.steps.length, [])).toThrow(/decided nothing/);
  });
});

describe('a decision still to be made', () => {
  it('has a value with its error for every option, best first, from view and events alone', () => {
    const step = lived.steps.findIndex(({ own }, index) => index > 30 && (own?.options.length ?? 0) > 2);
    const { view, own } = lived.steps[step] ?? {};
    const options = own?.options ?? [];
    const events = lived.steps.slice(0, step).flatMap((before) => before.events);
    const lines = weighOptions(gunrunnersBots, view, 0, { options, events, ...SETTINGS, playouts: 40 });
    expect(lines.map(({ actions }) => actions[0])).toEqual(expect.arrayContaining([...options]));
    expect(lines).toHaveLength(options.length);
    const values = lines.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    for (const { se, visits } of lines) expect([se >= 0, visits > 0]).toEqual([true, true]);
  });
});

describe('a review of long turns', () => {
  const turns = livedIn(escapePlanBots, 1);
  const found = reviewOf(escapePlanBots, turns, { seed: 1, playouts: 2 });

  it('judges a turn as a whole, up to what comes to light', () => {
    expect(found.decisions.length).toBeLessThan(turns.steps.length / 2);
    expect(found.decisions.some(({ played }) => played.length > 3)).toBe(true);
    for (const { reason } of found.decisions) if (reason !== null) expect(reason.clause).toMatch(/^E\d/);
  });

  it('tells the money beside the chance', () => {
    expect(found.decisions.some(({ scoreLoss }) => scoreLoss.value !== 0)).toBe(true);
  });
});

describe('a review of any game', () => {
  const bots = botsForAnyGame(gunrunnersBots.game as AnyRules);

  it('needs nothing but its rules', () => {
    const plain: Review = reviewOf(bots, livedIn(bots, 2, 1), { seed: 1, playouts: 6 });
    expect(plain.decisions.length).toBeGreaterThan(5);
    expect(plain.draws.some(({ label }) => label === 'die')).toBe(true);
    for (const { reason } of plain.decisions) expect(reason).toBeNull();
  });
});

function tried(bots: BotsOfGame, of: Lived, step: number, line: readonly unknown[], settings = SETTINGS) {
  const work = trying(bots, of, step, line, settings);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
