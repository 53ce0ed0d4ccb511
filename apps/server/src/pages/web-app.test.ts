import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerWebApp } from './web-app.ts';

const SCRIPT = 'console.log("a script of the app")';
const folder = mkdtempSync(join(tmpdir(), 'stakeout-web-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>Stakeout</title>');
const HOME = ['/assets/home-AbCd1234.js', '/assets/home-AbCd1234.css', '/assets/poster-AbCd1234.svg'];
const ROUTES = [
  { path: '^\\/$', files: HOME },
  { path: '^\\/local\\/', files: ['/assets/page-AbCd1234.js'] },
];
writeFileSync(join(folder, 'routes.json'), JSON.stringify(ROUTES));
writeFileSync(join(folder, 'assets', 'home-AbCd1234.js'), SCRIPT);
writeFileSync(join(folder, 'assets', 'home-AbCd1234.js.br'), brotliCompressSync(SCRIPT));
copyFileSync(new URL('../../../web/public/robots.txt', import.meta.url), join(folder, 'robots.txt'));
afterAll(() => rmSync(folder, { recursive: true }));

const app = fastify();
registerWebApp(app, { webFolder: folder });

describe('the web app', () => {
  it('is sent compressed to those who can read it', async () => {
    const url = '/assets/home-AbCd1234.js';
    const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
    for (const { headers } of [small, plain]) expect(headers['cache-control']).toContain('immutable');
  });

  it('answers every other address with its first page, which is asked for anew each time', async () => {
    for (const url of ['/', '/table/abc', '/rules/gunrunners', '/fairness']) {
      const page = await app.inject({ url });
      expect([page.statusCode, page.body]).toEqual([200, '<title>Stakeout</title>']);
      expect(page.headers['cache-control']).toBe('no-cache');
    }
  });

  it('names the files that a page begins with', async () => {
    expect((await app.inject({ url: '/?from=abroad' })).headers.link).toBe(
      '</assets/home-AbCd1234.js>; rel=modulepreload, </assets/home-AbCd1234.css>; rel=preload; as=style; crossorigin, </assets/poster-AbCd1234.svg>; rel=preload; as=image',
    );
    expect((await app.inject({ url: '/local/gunrunners/abc' })).headers.link).toBe(
      '</assets/page-AbCd1234.js>; rel=modulepreload',
    );
    expect((await app.inject({ url: '/fairness' })).headers.link).toBeUndefined();
  });

  it('tells machines that look around which pages are not for them, as plain text', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/robots.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(body).toMatch(/^User-agent: \*$/m);
    for (const path of ['/api/', '/table/', '/join/', '/recover']) expect(body).toContain(`Disallow: ${path}\n`);
  });

  it('may be missing: the server still says what it is', async () => {
    const alone = fastify();
    registerWebApp(alone, { webFolder: null });
    expect((await alone.inject({ url: '/' })).body).toContain('Stakeout');
  });
});
