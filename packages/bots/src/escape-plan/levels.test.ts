import { FastChance } from '@stakeout/kernel';
import { longRun } from '@stakeout/testkit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { STRENGTHS, type Strength } from '../level.ts';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import type { Deliberation, Player } from '../policy.ts';
import { type Moment, newGame, playOn, twinOf } from './game.fixture.ts';
import { searchPolicy } from './levels.ts';

const ESCAPED = 1;

beforeAll(async () => {
  for (const level of STRENGTHS) await searchPolicy(level).prepare?.(readBotFile);
});

/** How much players think who only have to play on, and how many of their decisions are passed over. */
const ITERATIONS = longRun(2, 12);
const PASSED_OVER = longRun(40, 7);

function seatAll(level: Strength, seats: number, iterations = ITERATIONS): Player[] {
  const policy = searchPolicy(level, { iterations });
  return Array.from({ length: seats }, (_, seat) => policy.sit(seat, new FastChance(seat)));
}

/** The decisions of a game between beginners, one in so many. */
function momentsOf(seats: number, every: number, kinds?: readonly string[]): Moment[] {
  const moments: Moment[] = [];
  let count = 0;
  playOn(newGame(seats, seats), seatAll('easy', seats), seats, (moment) => {
    if (kinds !== undefined && !kinds.includes(moment.kind)) return;
    if (count++ % every === 0) moments.push(moment);
  });
  return moments;
}

function thinkThrough(deliberation: Deliberation): Deliberation {
  while (!deliberation.step(Number.POSITIVE_INFINITY));
  return deliberation;
}

describe.each(STRENGTHS)('%s', (level) => {
  it.each([1, 2, 3, 4, 5])('plays whole games of %i, always something legal', (seats) => {
    const position = playOn(newGame(seats, 40 + seats), seatAll(level, seats), seats);
    expect(position.ending).not.toBe('');
  });

  it.each([1, 3])(
    'decides by what its seat may know: positions that look the same are played the same, %i seats',
    (seats) => {
      for (const moment of momentsOf(seats, PASSED_OVER)) {
        const choices = [moment, twinOf(moment, 5), twinOf(moment, 6)].map(({ view, options }) =>
          searchPolicy(level, { iterations: 20 })
            .sit(moment.seat, new FastChance(9))
            .choose(() => view, options),
        );
        expect(new Set(choices).size).toBe(1);
      }
    },
  );

  it('goes on from its notes as if nothing had happened', () => {
    const policy = searchPolicy(level, { iterations: ITERATIONS });
    const whole = playOn(newGame(2, 3), seatAll(level, 2), 3);
    const chances = [new FastChance(0), new FastChance(1)];
    const resumed = [0, 1].map((seat): Player => {
      let notes: unknown;
      return {
        choose(view, options) {
          const player = policy.sit(seat, chances[seat] as FastChance, notes);
          const index = player.choose(view, options);
          notes = JSON.parse(JSON.stringify(player.notes?.()));
          return index;
        },
      };
    });
    expect(playOn(newGame(2, 3), resumed, 3)).toEqual(whole);
  });
});

describe('easy', () => {
  it.each([1, 4])('gets out more often than not, %i seats', (seats) => {
    let out = 0;
    for (let game = 0; game < 12; game++) {
      const { status } = playOn(newGame(seats, game), seatAll('easy', seats), game);
      out += status.slice(0, seats).filter((mark) => mark === ESCAPED).length;
    }
    expect(out / (12 * seats)).toBeGreaterThan(0.6);
  });
});

describe('notes', () => {
  it('keep the plan of a turn, so that a fresh player takes the same way', () => {
    const policy = searchPolicy('medium', { iterations: 30 });
    const [moment] = momentsOf(3, 1, ['action']).filter(({ options }) => options.some(({ type }) => type === 'move'));
    if (moment === undefined) throw new Error('nobody moved');
    const player = policy.sit(moment.seat, new FastChance(1));
    thinkThrough(player.deliberate?.(moment.view, moment.options) as Deliberation).choice();
    const notes = JSON.parse(JSON.stringify(player.notes?.()));
    expect(policy.sit(moment.seat, new FastChance(2), notes).notes?.()).toEqual(notes);
    expect(policy.sit(moment.seat, new FastChance(2), { plan: { day: 'one' } }).notes?.()).toMatchObject({
      plan: null,
    });
  });
});

describe('a budget', () => {
  it('of iterations is kept to: at most that many a turn, six tenths of it for the move', () => {
    for (const { seat, view, options } of momentsOf(3, 3, ['action', 'useDisc', 'takeContact', 'assign'])) {
      const player = searchPolicy('hard', { iterations: 50 }).sit(seat, new FastChance(4));
      expect(thinkThrough(player.deliberate?.(view, options) as Deliberation).iterations).toBeLessThanOrEqual(30);
    }
  });

  it('of time is kept to: at most six tenths of it for the move', () => {
    // Every look at the clock finds it so much later, in milliseconds.
    const LOOK = 10;
    const taken = momentsOf(2, 4, ['action']).map(({ seat, view, options }) => {
      let time = 0;
      vi.stubGlobal('performance', { now: () => (time += LOOK) });
      const player = searchPolicy('hard', { milliseconds: 200 }).sit(seat, new FastChance(4));
      thinkThrough(player.deliberate?.(view, options) as Deliberation);
      vi.unstubAllGlobals();
      return time;
    });
    // Beyond the time itself there is a look before and one after it. Where there is little to choose it is not used up.
    expect(Math.max(...taken)).toBeLessThanOrEqual(120 + 2 * LOOK);
    expect(Math.max(...taken)).toBeGreaterThanOrEqual(120);
  });
});

describe('a deliberation', () => {
  const [moment] = momentsOf(4, 5, ['action']).slice(2);
  if (moment === undefined) throw new Error('nobody moved');

  it('comes to the same in slices as in one go', () => {
    const policy = searchPolicy('hard', { iterations: 60 });
    const whole = policy.sit(moment.seat, new FastChance(8)).deliberate?.(moment.view, moment.options) as Deliberation;
    const sliced = policy.sit(moment.seat, new FastChance(8)).deliberate?.(moment.view, moment.options) as Deliberation;
    thinkThrough(whole);
    let slices = 1;
    while (!sliced.step(0)) slices++;
    expect(slices).toBeGreaterThan(1);
    expect(sliced.opinions()).toEqual(whole.opinions());
    expect(sliced.choice()).toBe(whole.choice());
  });

  it('tells what it thinks of every option, the chosen one first', () => {
    const player = searchPolicy('hard', { iterations: 60 }).sit(moment.seat, new FastChance(8));
    const deliberation = thinkThrough(player.deliberate?.(moment.view, moment.options) as Deliberation);
    const opinions = deliberation.opinions();
    expect(opinions.map(({ index }) => index).sort()).toEqual(moment.options.map((_, index) => index).sort());
    expect(opinions[0]?.index).toBe(deliberation.choice());
    expect(opinions.reduce((sum, { visits }) => sum + visits, 0)).toBe(deliberation.iterations);
    for (const { winChance } of opinions) expect(winChance >= 0 && winChance <= 1).toBe(true);
  });
});
