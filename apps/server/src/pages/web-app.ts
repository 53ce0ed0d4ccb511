import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { GAMES } from '../games.ts';
import { countAsFiles } from '../http/rate.ts';
import { firstFiles } from './first-files.ts';

/** Files with a hash in their name never change. */
const HASHED = /-[\w-]{8,}\.(?:js|css|woff2|svg|webp|png|net)(?:\.br|\.gz)?$/;

/** The web app: its files, and its first page for every address that is no file, since the app has pages of its own. */
export function registerWebApp(app: FastifyInstance, { webFolder }: Pick<Config, 'webFolder'>): void {
  if (webFolder === null || !existsSync(join(webFolder, 'index.html'))) {
    registerDoorplate(app);
    return;
  }
  const linkFor = firstFiles(webFolder);
  app.addHook('onRequest', async ({ url }, reply) => {
    const link = linkFor(url.split('?', 1)[0] ?? '');
    if (link !== null) reply.header('link', link);
  });
  // Apart from the rest of the server, so that what counts as a file is these and no others.
  app.register(async (files) => {
    countAsFiles(files);
    await files.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      // The build has compressed everything already.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    files.get('/*', (_request, reply) => reply.sendFile('index.html'));
  });
}

/** Without the web app the server still says what it is. */
function registerDoorplate(app: FastifyInstance): void {
  app.get('/', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`Stakeout: tables for ${GAMES.map(({ title }) => title).join(' and ')}.\nThe API is at /api.\n`),
  );
}
