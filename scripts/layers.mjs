/**
 * Folders of the web app build on each other one way: `node scripts/layers.mjs`. A file may use its own layer and those listed
 * before it. Looks at components too, which the checker of imports cannot read; types count, tests do not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './set-up.mjs';

const SOURCES = join(root, 'apps', 'web', 'src');

/** From the ground up. The longest beginning that fits a path says where it belongs. */
const LAYERS = [
  // What is kept, drawn and written with.
  ['state/', 'icons/', 'styles/', 'fonts.d.ts'],
  ['text/', 'parts/', 'routes/', 'pwa/', 'online/'],
  // A table as pages know it.
  ['session/'],
  // What games are built with: the frame of a table and what a front has to fill.
  [
    'games/facts.ts',
    'games/front.ts',
    'table/',
    'guide/',
    'end/',
    'fairness/',
    'form/',
    'create/',
    'rulebook/book.ts',
    'rulebook/diagrams/',
  ],
  // The games, and the lists of them.
  ['games/'],
  // Where matches run, the worker of each game among them.
  ['session/local/', 'session/online/', 'session/review/', 'games/*/worker.ts', 'games/*/review-worker.ts'],
  // Pages.
  ['shell/'],
  [
    'table-page/',
    'replay/',
    'review/',
    'branch/',
    'daily/',
    'rulebook/',
    'statistics/',
    'learn/',
    'puzzles/',
    'pages/',
  ],
  ['app/', 'main.tsx'],
];

const TRIED = /\.(test|fixture)\.tsx?$/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function layerOf(path) {
  const fits = LAYERS.flatMap((beginnings, layer) =>
    beginnings.filter((beginning) => isBeginning(beginning, path)).map(({ length }) => ({ layer, length })),
  );
  return fits.sort((a, b) => b.length - a.length)[0]?.layer ?? null;
}

/** `*` stands for any one folder. */
function isBeginning(beginning, path) {
  return new RegExp(`^${beginning.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}`).test(path);
}

const faults = [];
for (const path of readdirSync(SOURCES, { recursive: true })) {
  if (!/\.tsx?$/.test(path) || TRIED.test(path)) continue;
  const layer = layerOf(path);
  if (layer === null) faults.push(`${path} belongs to no layer`);
  for (const [, to] of readFileSync(join(SOURCES, path), 'utf8').matchAll(IMPORT)) {
    const used = normalize(join(dirname(path), to));
    const below = layerOf(used);
    if (below !== null && layer !== null && below > layer)
      faults.push(`${path} builds on ${used}, which stands above it`);
  }
}

for (const fault of faults) console.log(fault);
if (faults.length > 0) console.log(`${faults.length} imports point up (layers: scripts/layers.mjs).`);
process.exitCode = faults.length > 0 ? 1 : 0;
