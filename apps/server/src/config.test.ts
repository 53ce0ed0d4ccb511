import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { type Config, readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs no variable at all', () => {
    expect(configOf({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataFolder: resolve('data'),
      databaseUrl: null,
      natsUrl: null,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
      socketsPerAddress: 200,
      requestsPerMinute: 600,
      push: null,
      metricsArePublic: false,
    });
    expect(configOf({}).botThreads).toBeGreaterThan(0);
    // However large the machine is, what matches may take fits into what the process may.
    const { roomMegabytes } = configOf({});
    expect(roomMegabytes).toBeGreaterThanOrEqual(16);
    expect(roomMegabytes * 2 ** 20).toBeLessThanOrEqual(getHeapStatistics().heap_size_limit / 3);
  });

  it('takes every variable', () => {
    const keys = webPush.generateVAPIDKeys();
    const config = configOf({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATABASE_URL: 'postgres://me:pass@db:5432/stakeout',
      NATS_URL: 'nats://me:pass@one:4222,nats://two:4222',
      STAKEOUT_BOT_PACE: '0',
      STAKEOUT_BOT_THREADS: '3',
      STAKEOUT_DATA: '/var/lib/stakeout',
      STAKEOUT_EXAMPLES: '0',
      STAKEOUT_LOG: 'DEBUG',
      STAKEOUT_MESSAGES_PER_MINUTE: '40',
      STAKEOUT_METRICS: 'public',
      STAKEOUT_NODE: 'north-1',
      STAKEOUT_PUSH_CONTACT: 'mailto:host@stakeout.example',
      STAKEOUT_PUSH_PRIVATE_KEY: keys.privateKey,
      STAKEOUT_PUSH_PUBLIC_KEY: keys.publicKey,
      STAKEOUT_REQUESTS_PER_MINUTE: '50',
      STAKEOUT_REQUEST_SECONDS: '9',
      STAKEOUT_ROOM_MEGABYTES: '100',
      STAKEOUT_SOCKETS_PER_ADDRESS: '5',
      STAKEOUT_TRUST_PROXY: 'yes',
      STAKEOUT_URL: 'https://stakeout.example/',
      STAKEOUT_WEB: tmpdir(),
    });
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: resolve('/var/lib/stakeout'),
      databaseUrl: 'postgres://me:pass@db:5432/stakeout',
      natsUrl: 'nats://me:pass@one:4222,nats://two:4222',
      publicUrl: 'https://stakeout.example',
      trustProxy: true,
      node: 'north-1',
      logLevel: 'debug',
      botThreads: 3,
      botPace: 0,
      socketsPerAddress: 5,
      requestsPerMinute: 50,
      messagesPerMinute: 40,
      requestSeconds: 9,
      roomMegabytes: 100,
      webFolder: resolve(tmpdir()),
      push: { ...keys, contact: 'mailto:host@stakeout.example' },
      metricsArePublic: true,
    });
  });

  it('gives each node another name', () => {
    expect(configOf({}).node).toMatch(/^[0-9a-f]{12}$/);
    expect(configOf({}).node).not.toBe(configOf({}).node);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ', STAKEOUT_PUSH_CONTACT: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      push: null,
    });
  });

  it('serves the API alone when asked', () => {
    expect(configOf({ STAKEOUT_WEB: 'none' }).webFolder).toBeNull();
  });

  it.each([
    [{ NATS_URL: 'nats://one:4222' }, /^NATS_URL is set without DATABASE_URL; expected both/],
    [{ NATS_URL: 'http://one', DATABASE_URL: 'postgres://db/stakeout' }, /^NATS_URL is not the address .*\(not shown/],
    [
      { NATS_URL: 'nats://one,two', DATABASE_URL: 'postgres://db/stakeout' },
      /^NATS_URL is not the address .*\(not shown/,
    ],
    [
      { NATS_URL: 'nats://one/path', DATABASE_URL: 'postgres://db/stakeout' },
      /^NATS_URL is not the address .*\(not shown/,
    ],
    [{ PORT: 'http' }, 'PORT is "http"; expected a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT is "65536"; expected a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT is "-1"; expected a whole number from 0 to 65535'],
    [{ PORT: '3e3' }, 'PORT is "3e3"; expected a whole number from 0 to 65535'],
    [{ STAKEOUT_BOT_THREADS: '0' }, 'STAKEOUT_BOT_THREADS is "0"; expected a whole number from 1 to 64'],
    [{ STAKEOUT_TRUST_PROXY: 'maybe' }, /^STAKEOUT_TRUST_PROXY is "maybe"; expected yes, no, true, false, 1 or 0$/],
    [{ STAKEOUT_LOG: 'loud' }, /^STAKEOUT_LOG is "loud"; expected fatal, .* or silent$/],
    [{ STAKEOUT_METRICS: 'on' }, 'STAKEOUT_METRICS is "on"; expected private or public'],
    [{ STAKEOUT_WEB: '/no/such/folder' }, /^STAKEOUT_WEB is "\/no\/such\/folder"; expected the folder/],
    [{ STAKEOUT_NODE: 'two words' }, /^STAKEOUT_NODE is "two words"; expected up to 64 letters/],
    [{ STAKEOUT_URL: 'https://a.example/games' }, /^STAKEOUT_URL is "https:\/\/a.example\/games"; expected an origin/],
    [{ STAKEOUT_URL: 'stakeout.example' }, /^STAKEOUT_URL is "stakeout.example"; expected an origin/],
    [{ HOST: 'no host' }, /^HOST is "no host"; expected an address/],
  ])('refuses %j', (environment, fault) => {
    expect(faultsOf(environment)).toEqual([expect.stringMatching(fault instanceof RegExp ? fault : exactly(fault))]);
  });

  it.each([
    ['STAKEOUT_TRUSTPROXY', 'STAKEOUT_TRUST_PROXY'],
    ['STAKEOUT_SOCKET_PER_ADDRESS', 'STAKEOUT_SOCKETS_PER_ADDRESS'],
    ['STAKEOUT_PUSH_PUBLIC', 'STAKEOUT_PUSH_PUBLIC_KEY'],
    ['STAKEOUT_LGO', 'STAKEOUT_LOG'],
    ['stakeout_url', 'STAKEOUT_URL'],
  ])('does not overlook the slip of the pen %s', (name, meant) => {
    const faults = faultsOf({ [name]: 'whatever', HOME: '/root', UNKNOWN: '1' });
    expect(faults).toEqual([`${name} is not a variable of this server; did you mean ${meant}?`]);
  });

  it('tells all faults at once', () => {
    const faults = faultsOf({ PORT: 'x', STAKEOUT_LOG: 'y', STAKEOUT_LGO: 'info', DATABASE_URL: 'mysql://db/x' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'STAKEOUT_LOG',
      'STAKEOUT_LGO',
    ]);
  });

  it.each([
    { DATABASE_URL: 'mysql://me:hunter2@db/x' },
    { DATABASE_URL: 'hunter2' },
    { DATABASE_URL: 'postgres://me:hunter2@db' },
    { PORT: 'postgres://me:hunter2@db/x' },
    { STAKEOUT_URL: 'https://me:hunter2@stakeout.example' },
    { STAKEOUT_URL: 'https://stakeout.example/?key=hunter2' },
    { STAKEOUT_PUSH_PRIVATE_KEY: 'hunter2' },
    { STAKEOUT_PUSH_PUBLIC_KEY: 'hunter2', STAKEOUT_PUSH_PRIVATE_KEY: 'hunter2', STAKEOUT_PUSH_CONTACT: 'hunter2' },
  ])('never shows a secret: %j', (environment) => {
    const faults = faultsOf(environment);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join('\n')).not.toContain('hunter2');
  });
});

describe('the keys of Web Push', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();

  it('are all there or none', () => {
    const faults = faultsOf({ STAKEOUT_PUSH_PUBLIC_KEY: publicKey });
    expect(faults).toEqual([
      expect.stringContaining('STAKEOUT_PUSH_PRIVATE_KEY is not set'),
      expect.stringContaining('STAKEOUT_PUSH_CONTACT is not set'),
    ]);
    expect(faults.join()).not.toContain(publicKey);
  });

  it('belong together', () => {
    const faults = faultsOf({
      STAKEOUT_PUSH_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey,
      STAKEOUT_PUSH_PRIVATE_KEY: privateKey,
      STAKEOUT_PUSH_CONTACT: 'https://stakeout.example/contact',
    });
    expect(faults).toEqual([expect.stringContaining('does not belong to STAKEOUT_PUSH_PRIVATE_KEY')]);
    expect(faults.join()).not.toContain(privateKey);
  });

  it('are not taken one for the other', () => {
    const faults = faultsOf({
      STAKEOUT_PUSH_PUBLIC_KEY: privateKey,
      STAKEOUT_PUSH_PRIVATE_KEY: publicKey,
      STAKEOUT_PUSH_CONTACT: 'host@stakeout.example',
    });
    expect(faults).toEqual([
      expect.stringMatching(/^STAKEOUT_PUSH_PUBLIC_KEY is not a public key/),
      expect.stringMatching(/^STAKEOUT_PUSH_PRIVATE_KEY is not a private key/),
      expect.stringMatching(/^STAKEOUT_PUSH_CONTACT is no address/),
    ]);
  });
});

function configOf(environment: Record<string, string>): Config {
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result.config;
}

function faultsOf(environment: Record<string, string>): readonly string[] {
  const result = readConfig(environment);
  return result.ok ? [] : result.faults;
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
