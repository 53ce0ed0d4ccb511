import { readFileSync } from 'node:fs';
import { LAYOUT as escapePlanLayout } from '@stakeout/bots/escape-plan/training';
import { LAYOUT, NET_FILE } from '@stakeout/bots/gunrunners/training';
import { plainEvaluator, readNet } from '@stakeout/bots/nets';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { instinctSamples } from './escape-plan/instinct-games.ts';
import { subjectNamed } from './games.ts';
import { playoutSamples } from './gunrunners/playout-games.ts';
import { searchedSamples } from './gunrunners/searched-games.ts';
import { learn } from './learning.ts';
import { ABSENT, lossOfEach, lossOfWinAndLead } from './loss.ts';
import { readOrders } from './order.ts';
import { run } from './run.ts';
import { beginOf, SampleList } from './samples.ts';
import { Trainer } from './trainer.ts';

/** Games of Escape Plan take longer, and give more positions. */
const GAMES: Readonly<Record<string, number>> = { gunrunners: 1500, 'escape-plan': 250 };
const SMOKE = readOrders(['--smoke', '--threads', '1']).map((order) => ({
  ...order,
  games: GAMES[order.subject] ?? 0,
}));
const silent = () => {};

describe.each(SMOKE)('the whole way from games of $subject to a file', (smoke) => {
  it('learns: the error falls, and the file says what was learnt', async () => {
    const { report, file } = await run(smoke, silent);
    const [first, ...later] = report.marks;
    expect(later).toHaveLength(2);
    expect(later.at(-1)?.test).toBeLessThan(first?.test ?? 0);
    expect(later.at(-1)?.learnt).toBeLessThan(first?.learnt ?? 0);
    expect(report.exported.apart).toBeLessThan(0.01);
    expect(report.exported.test).toBeCloseTo(later.at(-1)?.test ?? 0, 3);
    expect(report.exported.bytes).toBe(file.length);
    expect(file.length).toBeLessThan(300_000);
    const answer = plainEvaluator(readNet(file, subjectNamed(smoke.subject).layout)).evaluate(Uint16Array.of(1, 5), 2);
    expect([...answer].every(Number.isFinite)).toBe(true);
  });

  it('comes to the same file again', async () => {
    const little = { ...smoke, games: Math.ceil(smoke.games / 10), epochs: 1 };
    const one = await run(little, silent);
    expect((await run(little, silent)).report).toEqual(one.report);
    expect((await run({ ...little, seed: 2 }, silent)).report.exported.sha256).not.toBe(one.report.exported.sha256);
  });
});

describe('the next generation', () => {
  it('learns what the search with the net before it expects, and begins from that net', async () => {
    const from = new Uint8Array(readFileSync(new URL(NET_FILE)));
    const samples = searchedSamples(from, 6, 3);
    expect(samples.count).toBeGreaterThan(20);
    for (let index = 0; index < samples.count; index++) {
      const shares = [...samples.targets.subarray(8 * index, 8 * index + 4)].filter((target) => target !== ABSENT);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
      expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    }
    const lesson = { subject: subjectNamed('gunrunners'), parts: [samples], test: samples, epochs: 1, seed: 1 };
    const [began, anew] = [from, null].map((from) => learn({ ...lesson, from, onMark: silent }).marks[0]?.test ?? 0);
    expect(began).toBeLessThan(anew ?? 0);
  });
});

describe('positions of Gunrunners', () => {
  const samples = playoutSamples(60, 5);

  it('have inputs that the net has, and targets that are shares of a win and leads', () => {
    expect(samples.count).toBeGreaterThan(200);
    expect(Math.max(...samples.active)).toBeLessThan(LAYOUT.size);
    for (let index = 0; index < samples.count; index++) {
      expect(samples.ends[index]).toBeGreaterThan(beginOf(samples, index));
      const targets = [...samples.targets.subarray(8 * index, 8 * index + 8)];
      const shares = targets.slice(0, 4).filter((target) => target !== ABSENT);
      expect(shares.length).toBeGreaterThan(1);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(targets.slice(4).filter((target) => target !== ABSENT)).toHaveLength(shares.length);
    }
  });

  it('are of tables of every size', () => {
    const sizes = new Set<number>();
    for (let index = 0; index < samples.count; index++)
      sizes.add([...samples.targets.subarray(8 * index, 8 * index + 4)].filter((target) => target !== ABSENT).length);
    expect(sizes).toEqual(new Set([2, 3, 4]));
  });
});

describe('positions of Escape Plan', () => {
  const samples = instinctSamples(30, 5);
  const { seats } = escapePlanLayout.at;

  it('have inputs that the net has, and targets between nothing and everything; who is not out has nothing', () => {
    expect(samples.count).toBeGreaterThan(200);
    expect(Math.max(...samples.active)).toBeLessThan(escapePlanLayout.size);
    for (let index = 0; index < samples.count; index++) {
      expect(samples.ends[index]).toBeGreaterThan(beginOf(samples, index));
      const [escapes, win, worth, score, best, ...lines] = samples.targets.subarray(8 * index, 8 * index + 8);
      for (const target of [win, worth, score, best]) {
        expect(target).toBeGreaterThanOrEqual(0);
        expect(target).toBeLessThanOrEqual(1);
      }
      if (escapes === 0) expect([win, worth, score, ...lines]).toEqual([0, 0, 0, ABSENT, ABSENT, ABSENT]);
      else expect(lines.every((line) => line >= 0 && line <= 1)).toBe(true);
    }
  });

  it('are of tables of every size', () => {
    const sizes = new Set<number>();
    for (let index = 0; index < samples.count; index++)
      sizes.add(1 + (samples.active[beginOf(samples, index)] as number) - seats);
    expect(sizes).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe('the trainer', () => {
  const SHAPE = { inputs: 12, first: 32, second: 32, outputs: 8 };
  const TARGETS = Float32Array.of(0.7, 0.3, ABSENT, ABSENT, 0.8, 0.1, ABSENT, ABSENT);

  function newTrainer(seed: number, loss = lossOfWinAndLead): Trainer {
    const chance = new FastChance(seed);
    return new Trainer(SHAPE, loss, () => chance.pick(1000) / 1000);
  }

  it('finds the answer that is asked for', () => {
    const list = new SampleList();
    list.add(Uint16Array.of(1, 4, 9), TARGETS);
    const samples = list.finish();
    const trainer = newTrainer(1);
    for (let step = 0; step < 400; step++) trainer.learn(samples, [0], 0.01);
    const answer = trainer.ask(samples, 0);
    const [one = 0, other = 0] = answer;
    expect(1 / (1 + Math.exp(other - one))).toBeCloseTo(0.7, 2);
    expect(1 / (1 + Math.exp(-(answer[4] ?? 0)))).toBeCloseTo(0.8, 2);
  });

  it('finds answers that are each for themselves, and leaves alone those that are not asked for', () => {
    const list = new SampleList();
    list.add(Uint16Array.of(2, 5), Float32Array.of(0.9, 0.2, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT));
    const samples = list.finish();
    const trainer = newTrainer(1, lossOfEach(1));
    for (let step = 0; step < 400; step++) trainer.learn(samples, [0], 0.01);
    const chances = [...trainer.ask(samples, 0)].map((value) => 1 / (1 + Math.exp(-value)));
    expect(chances[0]).toBeCloseTo(0.9, 2);
    expect(chances[1]).toBeCloseTo(0.2, 2);
    expect(trainer.errorOf(samples, 0)).toBeLessThan(0.0001);
  });

  it('goes downhill: a small step lessens the error about as much as the slopes say', () => {
    const list = new SampleList();
    list.add(Uint16Array.of(0, 3, 7, 7), TARGETS);
    const samples = list.finish();
    for (let seed = 1; seed <= 5; seed++) {
      const trainer = newTrainer(seed);
      const before = trainer.errorOf(samples, 0);
      trainer.learn(samples, [0], 0.0005);
      expect(trainer.errorOf(samples, 0)).toBeLessThan(before);
    }
  });
});

describe('an order', () => {
  it('is read from the command line; where no game is named, all nets are made', () => {
    const settings = ['--epochs', '2', '--seed', '9', '--threads', '3'];
    expect(readOrders(['gunrunners', '--games', '7', ...settings])).toEqual([
      { subject: 'gunrunners', games: 7, epochs: 2, seed: 9, threads: 3, from: null, out: null },
    ]);
    expect(readOrders(['--smoke']).map(({ subject, games }) => [subject, games])).toEqual([
      ['gunrunners', 4000],
      ['escape-plan', 1000],
    ]);
  });

  it('that is nonsense is refused', () => {
    expect(() => readOrders(['--games', 'many'])).toThrow('--games');
    expect(() => readOrders(['--gamse', '3'])).toThrow();
    expect(() => readOrders(['chess'])).toThrow('chess');
    expect(() => readOrders(['--out', 'all.net'])).toThrow('--out');
  });
});
