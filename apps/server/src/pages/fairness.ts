import type { FastifyInstance } from 'fastify';
import { ENGLISH } from './fairness-en.ts';
import { fairnessPage } from './fairness-page.ts';
import { PORTUGUESE } from './fairness-pt.ts';
import { FAIRNESS_STYLE } from './fairness-style.ts';
import { languageFor } from './language.ts';

const PAGES = { en: fairnessPage(ENGLISH), pt: fairnessPage(PORTUGUESE) };
const TAGS = { en: ENGLISH.language, pt: PORTUGUESE.language };

/** GET /fairness: what the commitment proves and what not, in plain words. The style has its own address, as our CSP wants. */
export function registerFairness(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: unknown } }>('/fairness', async (request, reply) => {
    const language = languageFor(request.query.lang, request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-language', TAGS[language])
      .header('vary', 'accept-language')
      .header('cache-control', 'public, max-age=3600')
      .send(PAGES[language]);
  });
  app.get('/fairness.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(FAIRNESS_STYLE),
  );
}
