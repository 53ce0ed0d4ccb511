import { defineConfig } from 'vite';
import { compressed } from './build-tools/compressed.ts';
import { examples } from './build-tools/examples.ts';
import { FILES } from './build-tools/files.ts';
import { firstFiles } from './build-tools/first-files.ts';
import { iconSprite } from './build-tools/icon-sprite.ts';
import { preact } from './build-tools/preact.ts';
import { routeFiles } from './build-tools/route-files.ts';
import { serviceWorker } from './build-tools/service-worker.ts';
import { isForBots, isWorker, workers } from './build-tools/workers.ts';
import { ICON_NAMES } from './src/icons/names.ts';

/** Where the server is while the pages are being worked on. */
const api = process.env['STAKEOUT_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    examples(process.env['STAKEOUT_EXAMPLES'] === '1'),
    workers(),
    iconSprite(ICON_NAMES),
    firstFiles(),
    routeFiles(),
    serviceWorker(),
    compressed(),
  ],
  // The packages of this repository are built from their sources.
  resolve: { alias: preact, conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: FILES } } },
    // A worker has no document in which anything could be announced beforehand.
    modulePreload: {
      resolveDependencies: (file, files, { hostId }) => (isWorker(hostId) || isForBots(file) ? [] : files),
    },
  },
  server: { proxy: { '/api': { target: api, ws: true } } },
});
