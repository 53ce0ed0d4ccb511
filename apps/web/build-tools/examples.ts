import type { Plugin } from 'vite';

const EXAMPLE = /^@stakeout\/stash\//;
const NOTHING = '\0no-example';

/**
 * The example is only in pages that are built for trying it. From others its code would be dropped anyway, but not its
 * worker, which is built as soon as anything that starts it is read.
 */
export function examples(areWanted: boolean): Plugin {
  return {
    name: 'examples',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.STAKEOUT_EXAMPLES': JSON.stringify(areWanted) } }),
    resolveId: (id) => (!areWanted && EXAMPLE.test(id) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export const facts = null; export const front = null;' : null),
  };
}
