/**
 * Puts all tests of one game's clauses and the rules they test into one script for mocha. Whole games and what is said
 * about them stay out: they would find more, but run for every mutant.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const game = process.env['STAKEOUT_MUTATE'] ?? 'gunrunners';
const here = fileURLToPath(new URL('.', import.meta.url));
const conditions = ['source', 'module', 'node'];

await build({
  configFile: false,
  logLevel: 'warn',
  resolve: { conditions, alias: { vitest: `${here}vitest-on-mocha.mjs` } },
  ssr: { resolve: { conditions }, noExternal: [/^@stakeout\//] },
  build: {
    ssr: `${here}${game}.all.mjs`,
    outDir: `${here}bundled`,
    minify: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'tests.mjs' } },
  },
});
