import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build-tools/compressed.ts';
import { iconSprite } from './build-tools/icon-sprite.ts';
import { serviceWorker } from './build-tools/service-worker.ts';
import { ICON_NAMES } from './src/icons/names.ts';

/** Where the server is while the pages are being worked on. */
const api = process.env['STAKEOUT_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), iconSprite(ICON_NAMES), serviceWorker(), compressed()],
  // The packages of this repository are built from their sources.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // The example is only in pages that are built for trying it.
  define: { 'import.meta.env.STAKEOUT_EXAMPLES': JSON.stringify(process.env['STAKEOUT_EXAMPLES'] === '1') },
  worker: { format: 'es' },
  build: { outDir: 'dist', target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: api, ws: true }, '/fairness': api } },
});
