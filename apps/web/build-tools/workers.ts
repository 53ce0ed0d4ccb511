import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** How a worker is started in the sources, as browsers and Vite's own server understand it. */
const STARTED = /new URL\('(\.[^']*worker\.ts)', import\.meta\.url\)/g;

/** Whether a built file belongs to workers alone, by its name. */
export function isWorker(file: string): boolean {
  return /-worker-[^/]*\.js$/.test(file);
}

/** Whether a built file is what bots load once they are to ask a net or to give reasons, by its name: they do that in workers. */
export function isForBots(file: string): boolean {
  return /(?:^|\/)(?:learned|given)-[^/]*\.js$/.test(file);
}

/**
 * Builds workers together with the pages, so that both load the same file where they need the same code: the rules of a game
 * come over the wire once. By itself Vite would bundle each worker with a copy of its own.
 */
export function workers(): Plugin {
  return {
    name: 'workers',
    apply: 'build',
    // Before Vite sees them.
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return null;
      const folder = dirname(id);
      const shared = code.replace(STARTED, (_, path: string) => {
        // Each has a name of its own: files of one name are taken for one.
        const name = `${basename(folder)}-${basename(path, '.ts')}`;
        const file = this.emitFile({ type: 'chunk', id: join(folder, path), name });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return { code: shared, map: null };
    },
  };
}
