import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { Metrics } from '../metrics.ts';
import { registerHealth } from './health.ts';

function newApp(fault: Context['store']['fault'] = async () => null, environment: Record<string, string> = {}) {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.faults.join());
  // Of the store only what is wrong with it is asked for here.
  const store = { fault } as Context['store'];
  const app = Fastify({ trustProxy: true });
  const metrics = new Metrics();
  const health = registerHealth(app, { config: read.config, store }, metrics, 50);
  return { app, metrics, health };
}

it('is well while something can be stored', async () => {
  const { app } = newApp();
  const response = await app.inject('/healthz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each([
  ['is full', 'full', async () => 'full' as const],
  ['is deleted', 'gone', async () => 'gone' as const],
  ['fails', 'store', () => Promise.reject(new Error('gone'))],
  ['is silent', 'store', () => new Promise<null>(() => {})],
])('is not well while the store %s, and says %s', async (_, status, fault) => {
  const { app } = newApp(fault);
  const response = await app.inject('/healthz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status });
});

it('says that it is stopping, before it stops', async () => {
  const { app, health } = newApp();
  health.announceStop();
  const response = await app.inject('/healthz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: 'stopping' });
});

it('gives its metrics to the private network', async () => {
  const { app, metrics } = newApp();
  metrics.actions.inc({ game: 'gunrunners', by: 'person' });
  const response = await app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/plain');
  expect(response.body).toContain('stakeout_actions_total{game="gunrunners",by="person"} 1');
});

it.each([
  ['of another address', { remoteAddress: '203.0.113.9' }],
  ['behind a proxy', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['who claims to be near', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } }],
])('gives its metrics to nobody %s', async (_, request) => {
  const { app } = newApp();
  const response = await app.inject({ url: '/metrics', ...request });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: 'notFound', refusals: [] });
});

it('gives its metrics to everybody when they are public', async () => {
  const { app } = newApp(async () => null, { STAKEOUT_METRICS: 'public' });
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
});
