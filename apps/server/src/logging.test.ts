import { Writable } from 'node:stream';
import Fastify from 'fastify';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { scrub } from './log-scrub.ts';
import { loggerOptions, RequestLog } from './logging.ts';

const TOKEN = 'tOkEn_0123456789-abcdefghij';
const SETTINGS = { logLevel: 'trace', node: 'north' } as const;

class Lines extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }

  get objects(): Record<string, unknown>[] {
    return this.text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  }
}

function newApp() {
  const lines = new Lines();
  const app = Fastify({ loggerInstance: pino(loggerOptions(SETTINGS), lines), logController: new RequestLog() });
  app.get('/api/invitations/:token', async () => ({ seat: 1 }));
  app.get('/table/:id', async () => 'page');
  app.get('/healthz', async () => 'ok');
  app.post('/say', async (request) => {
    request.log.info({ req: request, body: request.body, headers: request.headers }, 'careless');
    request.log.info({ line: { text: 'meet me at the docks' } }, 'careless as well');
    return {};
  });
  app.post('/fail', async (request) => {
    throw Object.assign(new Error(`cannot read ${request.headers.referer}`), {
      detail: 'Failing row contains (meet me at the docks)',
    });
  });
  return { app, lines };
}

describe('the log', () => {
  it('has one line for a request, with its route and not its address', async () => {
    const { app, lines } = newApp();
    await app.inject({ url: `/api/invitations/${TOKEN}`, headers: { cookie: `session=${TOKEN}` } });
    expect(lines.objects).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        node: 'north',
        reqId: expect.any(String),
        method: 'GET',
        route: '/api/invitations/:token',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  it('holds no secret of any request', async () => {
    const { app, lines } = newApp();
    const headers = { cookie: `session=${TOKEN}`, authorization: `Bearer ${TOKEN}`, referer: `http://x/join/${TOKEN}` };
    await app.inject({ url: `/api/invitations/${TOKEN}`, headers });
    await app.inject({ url: `/table/abc?watch=${TOKEN}`, headers });
    await app.inject({ url: `/join/${TOKEN}`, headers });
    await app.inject({ method: 'DELETE', url: `/api/invitations/${TOKEN}`, headers });
    await app.inject({ method: 'POST', url: '/say', headers, payload: { text: 'meet me at the docks', token: TOKEN } });
    await app.inject({ method: 'POST', url: '/fail', headers, payload: { text: 'meet me at the docks' } });
    const broken = { 'content-type': 'application/json', ...headers };
    await app.inject({ method: 'POST', url: '/say', headers: broken, payload: 'meet me at the docks' });

    expect(lines.objects.filter(({ msg }) => msg === 'request').map(({ status }) => status)).toEqual([
      200, 200, 404, 404, 200, 500, 400,
    ]);
    expect(lines.text).toContain('careless as well');
    expect(lines.text).toContain('cannot read http://x/join/[hidden]');
    expect(lines.text).not.toContain(TOKEN);
    expect(lines.text).not.toContain('docks');
  });

  it('says nothing of health checks unless it is to say everything', async () => {
    const { app, lines } = newApp();
    app.log.level = 'info';
    await app.inject('/healthz');
    expect(lines.text).toBe('');
  });

  it('follows the level', () => {
    const lines = new Lines();
    const log = pino(loggerOptions({ logLevel: 'warn', node: 'north' }), lines);
    log.info('quiet');
    log.warn('loud');
    expect(lines.objects.map(({ msg }) => msg)).toEqual(['loud']);
  });

  it('keeps the name, code and cause of an error, and nothing that was added to it', () => {
    const lines = new Lines();
    const log = pino(loggerOptions(SETTINGS), lines);
    const cause = Object.assign(new Error('no route to postgres://me:hunter2@db/x'), { code: 'EHOSTUNREACH' });
    log.error({ err: Object.assign(new TypeError('no store', { cause }), { row: 'hunter2' }) });
    expect(lines.objects[0]?.['err']).toMatchObject({
      type: 'TypeError',
      message: 'no store',
      cause: { code: 'EHOSTUNREACH', message: 'no route to postgres://me:[hidden]@db/x' },
    });
    expect(lines.text).not.toContain('hunter2');
  });

  it('does not quote what could not be parsed', () => {
    const lines = new Lines();
    const log = pino(loggerOptions(SETTINGS), lines);
    try {
      JSON.parse('meet me at the docks');
    } catch (error) {
      log.warn({ err: error });
      log.warn(error);
    }
    expect(lines.objects).toHaveLength(2);
    expect(lines.text).not.toMatch(/docks|meet/);
  });

  it('hides secret fields three levels deep', () => {
    const lines = new Lines();
    const log = pino(loggerOptions(SETTINGS), lines);
    log.info({ secret: TOKEN, table: { watchKey: TOKEN, seats: { nonce: TOKEN } }, headers: { 'set-cookie': TOKEN } });
    expect(lines.text).not.toContain(TOKEN);
  });
});

describe('scrubbing', () => {
  it.each([
    [`GET /join/${TOKEN} x`, 'GET /join/[hidden] x'],
    [`"/api/invitations/${TOKEN}"`, '"/api/invitations/[hidden]"'],
    [`/table/abc?watch=${TOKEN}&lang=pt`, '/table/abc?watch=[hidden]&lang=pt'],
    [`https://a.example/recover#${TOKEN}`, 'https://a.example/recover#[hidden]'],
    ['postgres://me:p%40ss@db:5432/x', 'postgres://me:[hidden]@db:5432/x'],
    ['http://a.example:3000/table/abc', 'http://a.example:3000/table/abc'],
    [`next=%2Ftable%2Fabc%3Fwatch%3D${TOKEN}`, 'next=%2Ftable%2Fabc%3Fwatch%3D[hidden]'],
  ])('%s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });
});
