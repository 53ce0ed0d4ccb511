import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build of the web app says of a page: the pattern of its address, and the files it begins with. */
interface Route {
  readonly path: string;
  readonly files: readonly string[];
}

/** Names the files that a page begins with, as a `Link` header does; `null` where nothing is known of it. */
export type LinkFor = (path: string) => string | null;

/** Older builds have no list: then the browser finds the files by itself. */
export function firstFiles(webFolder: string): LinkFor {
  const file = join(webFolder, 'routes.json');
  const routes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Route[]) : [];
  const links = routes.map(({ path, files }) => [new RegExp(path), files.flatMap(linkTo).join(', ')] as const);
  return (path) => links.find(([pattern]) => pattern.test(path))?.[1] || null;
}

function linkTo(file: string): string[] {
  if (file.endsWith('.js')) return [`<${file}>; rel=modulepreload`];
  // The build's loader asks for style sheets in this way, and a browser would load them twice otherwise.
  if (file.endsWith('.css')) return [`<${file}>; rel=preload; as=style; crossorigin`];
  return file.endsWith('.svg') ? [`<${file}>; rel=preload; as=image`] : [];
}
