import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

const game = process.env['STAKEOUT_MUTATE'] ?? 'gunrunners';

/** For mutation testing: the tests of one game's clauses alone. Whole games would find more, but run for every mutant. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [`packages/${game}/src/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/conformance/**', '**/golden.test.ts', '**/texts/**'],
  },
});
