/**
 * All tests of Escape Plan's clauses as one file: mutation testing loads it once per mutant instead of seventy files.
 * What plays whole random games comes last, so that most mutants are found before it.
 */
import.meta.glob(
  [
    '../../packages/escape-plan/src/**/*.test.ts',
    '!**/{conformance,texts}/**',
    '!**/{golden,determinize,fold,tell}.test.ts',
  ],
  { eager: true },
);
import.meta.glob('../../packages/escape-plan/src/{determinize,fold,tell}.test.ts', { eager: true });
