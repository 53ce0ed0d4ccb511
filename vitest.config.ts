import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages of this repository are tested from their TypeScript sources, whether or not they have been compiled.
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'node',
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'bench/src/**/*.test.ts',
      'drills/src/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    pool: 'threads',
    maxWorkers: 2,
    // Conformance tests play thousands of matches.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
