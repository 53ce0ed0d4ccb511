/**
 * Nothing outside a game's rooms names it: `node scripts/rooms.mjs`. Looks at every source, components included, since the
 * checker of imports cannot read them. Only the lists, one line a game, may say which games there are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from './games.mjs';
import { root } from './set-up.mjs';

/** Where games are not to be named, and the rooms and lists that are there. */
const HOUSES = [
  {
    sources: 'apps/web/src',
    room: (id) => `apps/web/src/games/${id}/`,
    lists: ['all-facts.ts', 'index.ts'].map((name) => `apps/web/src/games/${name}`),
  },
  {
    sources: 'packages/bots/src',
    room: (id) => `packages/bots/src/${id}/`,
    // What the arena measured of every game is written by a script, as one list.
    lists: ['registry.ts', 'puzzles/registry.ts', 'measured-strengths.ts'].map((name) => `packages/bots/src/${name}`),
  },
  { sources: 'apps/server/src', lists: ['apps/server/src/games.ts'] },
  { sources: 'apps/cli/src', lists: ['apps/cli/src/games.ts'] },
  ...['kernel', 'testkit', 'protocol', 'client'].map((name) => ({ sources: `packages/${name}/src`, lists: [] })),
];
/** Tests and fixtures need some game to try things with. */
const TRIED = /\.(test|fixture)\.tsx?$/;

/** `escape-plan`, `escapePlan`, `Escape Plan`, `EscapePlan`, `ESCAPE_PLAN`. */
const names = new RegExp(games.map(({ id }) => `${id.replaceAll('-', '[-_ ]?')}`).join('|'), 'i');

const faults = HOUSES.flatMap(({ sources, room, lists }) =>
  readdirSync(join(root, sources), { recursive: true })
    .map((path) => `${sources}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !TRIED.test(path) && !lists.includes(path))
    .filter((path) => room === undefined || !games.some(({ id }) => path.startsWith(room(id))))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (names.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    ),
);

for (const fault of faults) console.log(fault);
if (faults.length > 0) {
  console.log(`${faults.length} lines outside the rooms name a game (games: ${games.map(({ id }) => id).join(', ')}).`);
}
process.exitCode = faults.length > 0 ? 1 : 0;
