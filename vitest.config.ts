import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { preact } from './apps/web/build-tools/preact.ts';
import { longRun } from './packages/testkit/src/long-run.ts';

/** Files that wait for servers or play whole games. On a fresh clone nobody knows yet how long a file takes. */
const LONG = /\/(drills|trials|storage|conformance|judge)\/|whole-games|online-session|levels\.test/;

/** What takes long begins first, so that at the end no thread is idle while another has all of it before it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What tests change outside themselves they put back, so they can share what a thread has loaded. */
const SHARED = { isolate: false, unstubGlobals: true } as const;
const RULES = ['packages/!(client|testkit)/src/**/*.test.ts', 'examples/*/src/**/*.test.ts'];
const PAGES = ['apps/web/src/**/*.test.{ts,tsx}', 'examples/*/front/**/*.test.{ts,tsx}'];
/** Tests that load something else in place of a module, or under other settings, or change time itself, need a thread of their own. */
const ALONE = ['apps/*/src/**/*.alone.test.ts', 'drills/src/**/*.test.ts'];

export default defineConfig({
  // Packages of this repository are tested from their TypeScript sources, whether or not they have been compiled.
  resolve: { alias: preact, conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'node',
    projects: [
      { extends: true, test: { ...SHARED, name: 'rules', include: RULES } },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'pages',
          include: PAGES,
          exclude: ALONE,
          setupFiles: 'apps/web/src/all-words.fixture.ts',
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'programs',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'bench/src/**/*.test.ts',
            'training/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...RULES, ...PAGES, ...ALONE],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    pool: 'threads',
    // Drills mostly wait, so two processors have time for a third.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Limits only for giving up: on a busy machine everything comes late.
    testTimeout: longRun(1_800_000, 7_200_000),
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
