import { longRun } from '@stakeout/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCourse } from './course.ts';
import { Database } from './database.ts';
import { readOptions } from './options.ts';
import { planOf } from './plan.ts';
import { PLANTS } from './plants.ts';
import { cutDown, shrink } from './shrink.ts';

/** The server knows the example game only when it is asked for before anything is loaded. */
vi.hoisted(() => {
  process.env['STAKEOUT_EXAMPLES'] = '1';
});

let database: Database;
beforeAll(async () => {
  database = await Database.open();
});
afterAll(() => database.close());

it('one seed is one course, letter by letter', async () => {
  const lines: string[][] = [];
  const digests: string[] = [];
  for (let time = 0; time < 2; time++) {
    const told: string[] = [];
    const { digest } = await runCourse(planOf(3), database, { print: (line) => told.push(line) });
    lines.push(told);
    digests.push(digest);
  }
  expect(lines[1]).toEqual(lines[0]);
  expect(digests[1]).toBe(digests[0]);
  expect((await runCourse(planOf(4), database)).digest).not.toBe(digests[0]);
});

/** Seeds that were seen to show what was planted. */
const SHOWN_BY: Readonly<Record<string, number>> = {
  'acknowledged-before-commit': 1,
  'shown-before-commit': 1,
  'resend-acts-twice': 4,
  'lost-notice-never-swept': 86,
  'room-kept-after-conflict': 4,
  'events-of-another-seat': 1,
  'claim-never-released': 16,
  'number-reused-after-undo': 13,
  'charged-while-asleep': 3,
  'ended-session-obeyed': 13,
  'table-from-memory': 1,
  'stand-in-forgotten': 6,
  'old-key-forgotten': 4,
};

/** Whatever changes the courses of all seeds moves it to another one: then it is looked for. */
const TRIES = longRun(150, 500);

describe('what is planted is found', () => {
  it.each([...PLANTS])('%s', async (name, plant) => {
    const others = Array.from({ length: TRIES }, (_, index) => index + 1);
    for (const seed of [SHOWN_BY[name] ?? 1, ...others]) {
      if ((await runCourse(planOf(seed), database, { plant })).faults.length > 0) return;
    }
    expect.fail(`not found with ${TRIES} seeds`);
  });
});

it('a failure is shrunk to what it takes', async () => {
  const plan = planOf(5);
  const fails = async ({ faults }: typeof plan) => faults.some(({ kind }) => kind === plan.faults[1]?.kind);
  const cut = await shrink(plan, fails);
  expect(cutDown(plan, cut).faults).toHaveLength(1);
  expect(cut.tables).toBe(1);
});

it.each([
  [['--seeds', '5..1'], '--seeds: "5..1" is not A..B'],
  [['--seeds', '1'], '--seeds: "1" is not A..B'],
  [['--seed', 'x'], '--seed: "x" is no number'],
  [['--seed', '1', '--seeds', '1..2'], '--seed and --seeds'],
  [['--seeds', '1..2', '--trace'], 'are for one seed'],
  [['--seed', '1', '--faults', 'a'], '"a" is not a whole number'],
  [['--plant', 'roses'], '--plant: "roses" is unknown; known: acknowledged-before-commit'],
  [['--speed'], "Unknown option '--speed'"],
])('%j is refused', (args, reason) => {
  expect(readOptions(args)).toContain(reason);
});
