import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** For mutation testing: the tests of the rules, but not the conformance runs, which are too long to repeat per mutant. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['packages/gunrunners/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.conformance.test.ts'],
  },
});
