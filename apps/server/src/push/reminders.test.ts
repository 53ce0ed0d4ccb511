import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { type Config, readConfig } from '../config.ts';
import { Metrics } from '../metrics.ts';
import { Outbox, runningTable } from './outbox.fixture.ts';
import { Browser, PushService } from './push-service.fixture.ts';
import { Reminders, type RemindersOptions } from './reminders.ts';

const KEYS = webPush.generateVAPIDKeys();

let service: PushService;
let outbox: Outbox;
let metrics: Metrics;
let running: Reminders[];
const warnings: object[] = [];

beforeEach(async () => {
  service = new PushService();
  await service.open();
  outbox = new Outbox();
  metrics = new Metrics();
  running = [];
  warnings.length = 0;
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.map((reminders) => reminders.stop()));
  await service.close();
});

describe('a reminder', () => {
  it('reaches the subscriber, signed and encrypted', async () => {
    const browser = remindAna('pt');
    startReminders();
    await expect.poll(() => service.received).toHaveLength(1);
    const [request] = service.received;
    expect(request?.path).toBe('/push/ana');
    expect(request?.headers).toMatchObject({
      authorization: expect.stringMatching(new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${KEYS.publicKey}$`)),
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(browser.read(request?.body ?? Buffer.alloc(0))).toEqual({
      table: 'table-1',
      game: 'gunrunners',
      language: 'pt',
      title: 'Sua vez em Gunrunners',
      body: 'A mesa está esperando por você.',
    });
    await expect.poll(() => counted('sent')).toBe(1);
  });

  it('tells nothing that is hidden, neither inside nor outside', async () => {
    const browser = remindAna();
    startReminders();
    await expect.poll(() => service.received).toHaveLength(1);
    const [request] = service.received;
    const open = JSON.stringify([request?.path, request?.headers]);
    const sealed = JSON.stringify(browser.read(request?.body ?? Buffer.alloc(0)));
    const table = runningTable('table-1', ['ana', 'rui']);
    for (const secret of [table.secret, table.watchKey, 'c0ffee', 'hidden deck', 'rui', 'Marta', KEYS.privateKey]) {
      expect(open).not.toContain(secret);
      expect(sealed).not.toContain(secret);
    }
    expect(open).not.toContain('table-1');
  });

  it('is sent once for several turns at the same table', async () => {
    remindAna();
    outbox.reminders.push({ table: 'table-1', person: 'ana', seq: 8 });
    startReminders();
    await expect.poll(() => service.received).toHaveLength(1);
    await outbox.lookedAtAgain();
    expect(service.received).toHaveLength(1);
  });

  it('is not sent to somebody who looks at the table', async () => {
    remindAna();
    startReminders({ isConnected: (person, table) => person === 'ana' && table === 'table-1' });
    await expect.poll(() => counted('needless')).toBe(1);
    expect(service.received).toEqual([]);
  });

  it.each([
    ['the turn has passed on', { toAct: [1] }],
    ['the match is over', { status: 'over' }],
  ] as const)('is not sent when %s', async (_, changes) => {
    remindAna();
    outbox.tables.set('table-1', runningTable('table-1', ['ana', 'rui'], changes));
    startReminders();
    await expect.poll(() => counted('needless')).toBe(1);
    expect(service.received).toEqual([]);
  });
});

describe('a push service that does not take it', () => {
  it.each([404, 410])('ends the subscription with %i', async (status) => {
    remindAna();
    outbox.subscriptions.push(new Browser().subscription('rui', service.urlOf('/push/rui')));
    service.answers.push(status);
    startReminders();
    await expect.poll(() => outbox.subscriptions.map(({ person }) => person)).toEqual(['rui']);
    expect(await counted('gone')).toBe(1);
    expect(service.received).toHaveLength(1);
  });

  it('is asked again, until it does', async () => {
    remindAna();
    service.answers.push(503, 429);
    startReminders();
    await expect.poll(() => counted('sent')).toBe(1);
    expect(service.received).toHaveLength(3);
    expect(await counted('retried')).toBe(2);
  });

  it('is asked three times at most, and the failure is in the log, without the address', async () => {
    remindAna();
    service.answers.push(500, 500, 500, 500);
    startReminders();
    await expect.poll(() => counted('failed')).toBe(1);
    await outbox.lookedAtAgain();
    expect(service.received).toHaveLength(3);
    expect(outbox.subscriptions).toHaveLength(1);
    expect(warnings).toEqual([{ service: expect.stringMatching(/^localhost:\d+$/), reason: 'status 500', tries: 3 }]);
  });

  it('is not asked again when it refuses', async () => {
    remindAna();
    service.answers.push(403);
    startReminders();
    await expect.poll(() => counted('failed')).toBe(1);
    await outbox.lookedAtAgain();
    expect(service.received).toHaveLength(1);
    expect(outbox.subscriptions).toHaveLength(1);
  });

  it('is not asked again for a turn that has passed meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    remindAna();
    service.answers.push(503);
    startReminders({ pauses: [300] });
    await expect.poll(() => counted('retried')).toBe(1);
    outbox.tables.set('table-1', runningTable('table-1', ['ana', 'rui'], { toAct: [1] }));
    vi.setSystemTime(Date.now() + 300);
    await expect.poll(() => counted('needless')).toBe(1);
    expect(service.received).toHaveLength(1);
  });
});

describe('a subscription that is none', () => {
  it('is removed when its keys are no keys', async () => {
    remindAna();
    outbox.subscriptions = outbox.subscriptions.map((one) => ({ ...one, keys: { p256dh: 'x', auth: 'y' } }));
    startReminders();
    await expect.poll(() => outbox.subscriptions).toEqual([]);
    expect(service.received).toEqual([]);
  });

  it('does not make the server call itself', async () => {
    remindAna();
    outbox.reminders.push({ table: 'table-2', person: 'rui', seq: 1 });
    outbox.tables.set('table-2', runningTable('table-2', ['rui', 'ana']));
    outbox.subscriptions.push(new Browser().subscription('rui', 'https://127.0.0.1/latest/meta-data'));
    const { agent: _agent, isCallable: _isCallable, ...asInService } = testOptions();
    start({ ...asInService, pauses: [] });
    await expect.poll(() => Promise.all(['failed', 'gone'].map(counted))).toEqual([1, 1]);
    expect(service.received).toEqual([]);
    expect(warnings).toEqual([expect.objectContaining({ reason: 'EPRIVATE' })]);
  });
});

it('does nothing without keys', async () => {
  vi.useFakeTimers();
  remindAna();
  start(testOptions(), { ...config(), push: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(outbox.reminders).toHaveLength(1);
});

it('takes nothing more once it has stopped', async () => {
  vi.useFakeTimers();
  const reminders = startReminders();
  await reminders.stop();
  remindAna();
  await vi.advanceTimersByTimeAsync(1000);
  expect(outbox.reminders).toHaveLength(1);
});

function remindAna(language: 'en' | 'pt' = 'en'): Browser {
  const browser = new Browser();
  outbox.tables.set('table-1', runningTable('table-1', ['ana', 'rui']));
  outbox.subscriptions.push(browser.subscription('ana', service.urlOf('/push/ana'), language));
  outbox.reminders.push({ table: 'table-1', person: 'ana', seq: 7 });
  return browser;
}

function testOptions(): RemindersOptions {
  return { isConnected: () => false, interval: 5, pauses: [5, 5], agent: service.agent, isCallable: () => true };
}

function startReminders(options: Partial<RemindersOptions> = {}): Reminders {
  return start({ ...testOptions(), ...options });
}

function start(options: RemindersOptions, settings = config()): Reminders {
  const note = (line: unknown) => warnings.push(line as object);
  const log = { warn: note, error: note };
  const reminders = new Reminders({ config: settings, store: outbox.store }, metrics, log, options);
  reminders.start();
  running.push(reminders);
  return reminders;
}

function config(): Config {
  const read = readConfig({
    STAKEOUT_PUSH_PUBLIC_KEY: KEYS.publicKey,
    STAKEOUT_PUSH_PRIVATE_KEY: KEYS.privateKey,
    STAKEOUT_PUSH_CONTACT: 'mailto:host@stakeout.example',
  });
  if (!read.ok) throw new Error(read.faults.join());
  return read.config;
}

async function counted(result: string): Promise<number> {
  const text = await metrics.registry.metrics();
  return Number(new RegExp(`^stakeout_reminders_total\\{result="${result}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
}
