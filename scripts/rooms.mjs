/**
 * Nothing outside a game's room names it: `node scripts/rooms.mjs`. Looks at every source of the web app, components included,
 * since the checker of imports cannot read them. Only the lists beside the rooms may say which games there are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const SOURCES = join('apps', 'web', 'src');
const ROOMS = join(SOURCES, 'games');
/** The lists, one line a game. */
const LISTS = ['all-facts.ts', 'index.ts'].map((name) => join(ROOMS, name));
/** Tests and fixtures need some game to try things with. */
const TRIED = /\.(test|fixture)\.tsx?$/;

const games = readdirSync(join(root, ROOMS), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** `escape-plan`, `escapePlan`, `Escape Plan`, `EscapePlan`, `ESCAPE_PLAN`. */
const names = new RegExp(games.map((id) => id.replace('-', '[-_ ]?')).join('|'), 'i');

const faults = readdirSync(join(root, SOURCES), { recursive: true })
  .map((path) => join(SOURCES, path))
  .filter((path) => /\.(ts|tsx|css)$/.test(path) && !TRIED.test(path) && !LISTS.includes(path))
  .filter((path) => !games.some((id) => path.startsWith(join(ROOMS, id))))
  .flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (names.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

for (const fault of faults) console.log(fault);
if (faults.length > 0)
  console.log(`${faults.length} lines outside the rooms name a game (games: ${games.join(', ')}).`);
process.exitCode = faults.length > 0 ? 1 : 0;
