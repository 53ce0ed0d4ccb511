import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isWorker } from './workers.ts';

/** Where the pages of the app are listed by address. */
const ROUTES = 'src/app/app.tsx';

/** The part of a game that a page of the app needs, by the address that names the game. */
interface GamePart {
  readonly page: RegExp;
  readonly module: RegExp;
}

/**
 * Tables are not among them: a table shows its frame first, which its pieces would hold up on the way. The page asks for those
 * itself once the frame stands.
 */
const PARTS: readonly GamePart[] = [{ page: /^\^\\\/rules\\\//, module: /games\/([\w-]+)\/rulebook\/book\.ts$/ }];

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
        chunks.filter(({ isEntry, fileName }) => isEntry && !isWorker(fileName)).map(({ fileName }) => fileName),
      );
      const routes = routesIn(readFileSync(join(root, ROUTES), 'utf8')).flatMap(([path, module]) => {
        const parts = [module, ...(OPENED[module] === undefined ? [] : [OPENED[module]])];
        return ofEveryGame(path, chunks).map(({ address, modules }) => {
          const names = [...parts, ...modules].flatMap((part) => chunkOf(chunks, part));
          const files = filesOf(chunks, names, module === PICTURED).filter((file) => !known.includes(file));
          return { path: address, files };
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

interface OfGame {
  readonly address: string;
  readonly modules: readonly string[];
}

/** A page that is of one game has other files for each. */
function ofEveryGame(path: string, chunks: readonly Rolldown.OutputChunk[]): OfGame[] {
  const part = PARTS.find(({ page }) => page.test(path));
  if (part === undefined) return [{ address: path, modules: [] }];
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return modules.flatMap((id) => {
    const [module, game] = part.module.exec(id) ?? [];
    if (module === undefined || game === undefined) return [];
    const address = path.replace(/\(\?<game>.*?\)/, game);
    return [{ address, modules: [module] }];
  });
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
