import { longRun } from '@stakeout/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCourse } from './course.ts';
import { Database } from './database.ts';
import { planOf } from './plan.ts';

/** The server knows the example game only when it is asked for before anything is loaded. */
vi.hoisted(() => {
  process.env['STAKEOUT_EXAMPLES'] = '1';
});

let database: Database;
beforeAll(async () => {
  database = await Database.open();
});
afterAll(() => database.close());

const SEEDS = longRun(200, 10_000);

it(`nothing is lost, done twice, or shown to whom it is not for, in ${SEEDS} courses`, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { faults } = await runCourse(planOf(seed), database);
    expect(faults, `npm run simulate-faults -- --seed ${seed} --trace`).toEqual([]);
  }
});
