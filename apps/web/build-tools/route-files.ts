import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where the pages of the app are listed by address. */
const ROUTES = 'src/app/app.tsx';
/** The parts of a game that a page of the app needs, by the address that names the game. */
const PARTS: readonly (readonly [page: RegExp, part: string])[] = [[/^\^\\\/rules\\\//, 'rulebook/book.ts']];
/** The page that shows the pictures of all games. */
const PICTURED = 'pages/home-page.tsx';
/** A table on this device is opened by this. */
const OPENED: Readonly<Record<string, string>> = { 'table-page/table-page.tsx': 'session/local/local-play.ts' };

/**
 * Writes down which files each page of the app begins with, so that the server can name them together with the page: the
 * browser then fetches them at once, instead of finding one out of the other.
 */
export function routeFiles(): Plugin {
  let root = '';
  return {
    name: 'route-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const known = filesOf(
        chunks,
        chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
      );
      const routes = routesIn(readFileSync(join(root, ROUTES), 'utf8')).flatMap(([path, module]) => {
        const parts = [module, ...(OPENED[module] === undefined ? [] : [OPENED[module]])];
        return ofEveryGame(path, chunks).map(([address, more]) => {
          const first = [...parts, ...more].flatMap((part) => chunkOf(chunks, part));
          const files = filesOf(chunks, first, module === PICTURED);
          return { path: address, files: files.filter((file) => !known.includes(file)) };
        });
      });
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) });
    },
  };
}

/** The addresses of all pages, as the app has them, each with the module of its page. */
function routesIn(source: string): (readonly [path: string, module: string])[] {
  const tablePage = /TablePage = lazy\(\(\) => import\('\.\.\/([^']+)'\)\)/.exec(source)?.[1] ?? '';
  const rows = source.matchAll(/^ {2}\[\/(\S+)\/, (?:lazy\(\(\) => import\('\.\.\/([^']+)'\)\)|TablePage)\],$/gm);
  return [...rows].map(([, path = '', module]) => [path, module ?? tablePage] as const);
}

/** A page that is of one game has other files for each. */
function ofEveryGame(path: string, chunks: readonly Rolldown.OutputChunk[]): (readonly [string, readonly string[]])[] {
  const part = PARTS.find(([page]) => page.test(path))?.[1];
  if (part === undefined) return [[path, []]];
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.endsWith(part));
  const folders = modules.flatMap((id) => /games\/([\w-]+)\//.exec(id)?.[1] ?? []);
  return folders.map((game) => [path.replace(/\(\?<game>.*?\)/, game), [`games/${game}/${part}`]] as const);
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
  return found.map(({ fileName }) => fileName);
}

/** The chunks with all that they import, styles among it, and pictures where they stand on the page. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], names: readonly string[], hasPictures = false): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const imported of chunk?.imports ?? []) add(imported);
    const { importedCss = [], importedAssets = [] } = chunk?.viteMetadata ?? {};
    const pictures = hasPictures ? [...importedAssets].filter((file) => file.endsWith('.svg')) : [];
    for (const file of [...importedCss, ...pictures]) found.add(file);
  };
  for (const name of names) add(name);
  return [...found].map((file) => `/${file}`);
}
