import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@stakeout/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { TestServer, verdict } from '../http/server.fixture.ts';
import { registerWebApp } from './web-app.ts';

const REQUESTS = 20;
const FILES = [
  ...Array.from({ length: 25 }, (_, number) => `/assets/part-AbCd12${number + 10}.js`),
  '/sw.js',
  '/nets/gunrunners.net',
];
const webFolder = mkdtempSync(join(tmpdir(), 'stakeout-web-'));
for (const folder of ['assets', 'nets']) mkdirSync(join(webFolder, folder));
for (const file of ['/index.html', ...FILES]) writeFileSync(join(webFolder, file), file);
afterAll(() => rmSync(webFolder, { recursive: true }));

let server: TestServer;
afterEach(() => server.close());

const open = () => TestServer.open({ requestsPerMinute: REQUESTS }, (app) => registerWebApp(app, { webFolder }));
const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.send({ method, url });

describe('visitors behind one address', () => {
  it('all get every file of the pages, and their requests are counted as ever', async () => {
    server = await open();
    for (let visitor = 0; visitor < 40; visitor++) {
      for (const url of ['/', '/table/abc', ...FILES]) expect((await ask(url)).status).toBe(200);
    }
    expect((await ask('/', 'HEAD')).status).toBe(200);
    for (let count = 0; count < REQUESTS; count++) expect((await ask(paths.games)).status).toBe(200);
    const refused = await ask(paths.games);
    expect(verdict(refused)).toBe('429 tooMany');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Whoever may ask for nothing more still gets the page that says so.
    expect((await ask('/')).status).toBe(200);
  });

  it.each(['/%61pi/games', '/api/games?file=/index.html', '/api/../api/games', '/api/nowhere'])(
    'do not pass a request off as a file: %s',
    async (url) => {
      server = await open();
      for (let count = 0; count < REQUESTS; count++) expect((await ask(url)).status).not.toBe(429);
      expect(verdict(await ask(url))).toBe('429 tooMany');
    },
  );

  it('cannot flood the server with files either', async () => {
    server = await open();
    const answers = new Map<string, number>();
    for (let count = 0; count < 60 * REQUESTS + 5; count++) {
      const answer = verdict(await ask(FILES[count % FILES.length] ?? '/', 'GET'));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    expect([...answers]).toEqual([
      ['200', 60 * REQUESTS],
      ['429 tooMany', 5],
    ]);
    expect((await ask(paths.games)).status).toBe(200);
  });
});
