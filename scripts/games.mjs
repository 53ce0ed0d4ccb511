/**
 * The games of this repository, found where they are: a package with `src/game.ts` is one. `packages/` has those that are
 * offered, `examples/` those that only show how a game is made.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each by its id, which is the name of its folder, and by its folder. */
export const games = ['packages', 'examples'].flatMap((parent) =>
  readdirSync(join(root, parent))
    .map((id) => ({ id, folder: `${parent}/${id}`, isExample: parent === 'examples' }))
    .filter(({ folder }) => existsSync(join(root, folder, 'src', 'game.ts'))),
);
