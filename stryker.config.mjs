/** Mutation testing of one game's rules; `scripts/mutate.mjs` says which. */
const game = process.env['STAKEOUT_MUTATE'] ?? 'gunrunners';

/** The share of mutants the tests of a game must notice, in per cent. */
const least = { gunrunners: 85, 'escape-plan': 80 };

export default {
  testRunner: 'mocha',
  plugins: ['@stryker-mutator/mocha-runner'],
  buildCommand: 'node scripts/mutation/bundle.mjs',
  mochaOptions: { spec: ['scripts/mutation/bundled/tests.mjs'] },
  mutate: [
    `packages/${game}/src/**/*.ts`,
    '!packages/*/src/**/*.test.ts',
    '!packages/*/src/**/*.fixture.ts',
    '!packages/*/src/**/*.data.ts',
    '!packages/*/src/**/*.d.ts',
    '!packages/*/src/texts/**',
    '!packages/*/src/index.ts',
  ],
  // Stryker cannot read TypeScript 7's configuration; a name that does not exist keeps it from trying.
  tsconfigFile: 'none.tsconfig.json',
  coverageAnalysis: 'perTest',
  // A mutant in a table made while loading would need every test for itself; the tables have tests of their own.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 4_000,
  ignorePatterns: ['dist', 'docs', 'apps/*/src', 'bench/src', 'reports', 'coverage', '.stakeout'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress', 'json', 'html'],
  jsonReporter: { fileName: `reports/mutation/${game}.json` },
  htmlReporter: { fileName: `reports/mutation/${game}.html` },
  thresholds: { high: 95, low: 90, break: least[game] },
};
