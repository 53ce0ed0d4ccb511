import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'src/pwa/service-worker.ts';

/** Builds the service worker last, with the list of all files that it is to keep on the device. */
export function serviceWorker(): Plugin {
  let root = '';
  let publicFolder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      publicFolder = config.publicDir;
    },
    async generateBundle(_options, bundle) {
      const hash = createHash('sha256');
      const files: string[] = [];
      for (const file of Object.values(bundle).sort((a, b) => a.fileName.localeCompare(b.fileName))) {
        if (!isKept(file.fileName)) continue;
        files.push(`/${file.fileName}`);
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      }
      for (const name of filesIn(publicFolder)) {
        files.push(`/${name}`);
        hash.update(name).update(readFileSync(join(publicFolder, name)));
      }
      const precache = { version: hash.digest('hex').slice(0, 16), files: [...new Set(['/index.html', ...files])] };
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compiled(root, precache) });
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isKept)
    .sort();
}

/**
 * Older formats of the typefaces, maps of the sources and what only the server reads are not worth a player's space. Data is kept once
 * somebody has asked for it.
 */
function isKept(name: string): boolean {
  return !/\.(map|woff|json)$/.test(name);
}

async function compiled(root: string, precache: unknown): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { __PRECACHE__: JSON.stringify(precache) },
    build: { write: false, lib: { entry: join(root, SOURCE), formats: ['iife'], name: 'worker' }, minify: true },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the service worker could not be built');
  return chunk.code;
}
