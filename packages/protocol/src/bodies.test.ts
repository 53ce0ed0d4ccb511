import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  ChangeSeat,
  ClockRule,
  CreateTable,
  ErrorBody,
  IntroduceMe,
  Invite,
  Kick,
  Nonce,
  Ready,
  Sit,
  Start,
  SubscribePush,
  Token,
  UnsubscribePush,
  UseRecovery,
} from './index.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NONCE = '0123456789abcdef'.repeat(4);
const TOKEN = 'ozi84By01unorwloLsbJKxvOQd0mChVN';

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe('bodies of requests', () => {
  const bodies: [string, z.ZodType, Record<string, unknown>][] = [
    ['IntroduceMe', IntroduceMe, { name: 'Ada' }],
    ['UseRecovery', UseRecovery, { token: TOKEN }],
    ['CreateTable', CreateTable, { game: 'gunrunners', seats: [{ kind: 'me' }] }],
    ['Sit', Sit, {}],
    ['Sit', Sit, { seat: 0 }],
    ['Ready', Ready, { nonce: NONCE }],
    ['Start', Start, {}],
    ['Start', Start, { nonce: NONCE }],
    ['Kick', Kick, { seat: 1 }],
    ['Invite', Invite, { seat: 1 }],
    ['ChangeSeat', ChangeSeat, { seat: 1, plan: { kind: 'bot', level: 'easy' } }],
    ['SubscribePush', SubscribePush, { endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' }, language: 'en' }],
    ['UnsubscribePush', UnsubscribePush, { endpoint: 'https://push' }],
  ];

  it.each(bodies)('%s have no field but their own', (_name, schema, body) => {
    expect(accepts(schema, body)).toBe(true);
    expect(accepts(schema, { ...body, more: 1 })).toBe(false);
    expect(accepts(schema, [body])).toBe(false);
    for (const field of Object.keys(body)) expect(accepts(schema, { ...body, [field]: {} })).toBe(false);
  });
});

describe('tables', () => {
  const table = { game: 'gunrunners', seats: [{ kind: 'me' }, { kind: 'open' }] };

  it('are by link and without a clock unless asked otherwise', () => {
    expect(CreateTable.parse(table)).toEqual({ ...table, config: {}, visibility: 'link', clock: null });
  });

  it('have one to ten seats of known kinds', () => {
    const seats = (count: number) => Array.from({ length: count }, () => ({ kind: 'open' }));
    expect(accepts(CreateTable, { ...table, seats: seats(0) })).toBe(false);
    expect(accepts(CreateTable, { ...table, seats: seats(10) })).toBe(true);
    expect(accepts(CreateTable, { ...table, seats: seats(11) })).toBe(false);
    for (const seat of [
      { kind: 'bot' },
      { kind: 'bot', level: 'divine' },
      { kind: 'open', level: 'easy' },
      { kind: 'dog' },
    ]) {
      expect(accepts(CreateTable, { ...table, seats: [seat] })).toBe(false);
    }
  });

  it('take no seat away from a person by a change of plan', () => {
    expect(accepts(ChangeSeat, { seat: 0, plan: { kind: 'me' } })).toBe(false);
    expect(accepts(ChangeSeat, { seat: 0, plan: { kind: 'open' } })).toBe(true);
    expect(accepts(ChangeSeat, { seat: 10, plan: { kind: 'open' } })).toBe(false);
  });

  it.each([
    [{ kind: 'live', perMove: 5 * SECOND, bank: 0 }, true],
    [{ kind: 'live', perMove: HOUR, bank: 4 * HOUR }, true],
    [{ kind: 'live', perMove: 5 * SECOND - 1, bank: 0 }, false],
    [{ kind: 'live', perMove: HOUR + 1, bank: 0 }, false],
    [{ kind: 'live', perMove: HOUR, bank: 4 * HOUR + 1 }, false],
    [{ kind: 'live', perMove: HOUR, bank: -1 }, false],
    [{ kind: 'live', perMove: HOUR }, false],
    [{ kind: 'long', perMove: HOUR }, true],
    [{ kind: 'long', perMove: 14 * 24 * HOUR }, true],
    [{ kind: 'long', perMove: HOUR - 1 }, false],
    [{ kind: 'long', perMove: 14 * 24 * HOUR + 1 }, false],
    [{ kind: 'long', perMove: HOUR, bank: 0 }, false],
    [{ kind: 'long', perMove: HOUR + 0.5 }, false],
  ])('have a clock like %j: %j', (rule, isFine) => {
    expect(accepts(ClockRule, rule)).toBe(isFine);
  });
});

describe('tokens and nonces', () => {
  it.each(['', 'a'.repeat(19), 'a'.repeat(65), `${'a'.repeat(30)}/`, `${'a'.repeat(30)} `, `${'a'.repeat(30)}\n`])(
    '%j is no token',
    (token) => {
      expect(accepts(Token, token)).toBe(false);
    },
  );

  it.each([NONCE.slice(1), `${NONCE}0`, NONCE.toUpperCase(), `${NONCE.slice(1)}g`, `${NONCE}\n`, 7])(
    '%j is no nonce',
    (nonce) => {
      expect(accepts(Nonce, nonce)).toBe(false);
    },
  );

  it('reminders go to secure addresses only', () => {
    const to = (endpoint: string) =>
      accepts(SubscribePush, { endpoint, keys: { p256dh: 'p', auth: 'a' }, language: 'pt' });
    expect(to('https://push.example/x')).toBe(true);
    for (const endpoint of ['http://push.example', 'javascript:alert(1)', 'push', `https://push/${'x'.repeat(1000)}`]) {
      expect(to(endpoint)).toBe(false);
    }
  });
});

describe('errors', () => {
  it('carry refusals of the kernel, with words, numbers and terms to fill in', () => {
    const refusal = { clause: 'G8.5', field: null, reason: 'notNearest' };
    const body = (params: unknown) => ({ error: 'illegal', refusals: [{ ...refusal, params }] });
    expect(
      accepts(
        ErrorBody,
        body({
          a: 1,
          b: 'two',
          c: ['seat', 2],
          d: [
            ['seat', 0],
            ['seat', 1],
          ],
        }),
      ),
    ).toBe(true);
    expect(accepts(ErrorBody, body({ a: null }))).toBe(false);
    expect(accepts(ErrorBody, body({ a: ['seat', 'two'] }))).toBe(false);
    expect(accepts(ErrorBody, { error: 'illegal' })).toBe(false);
  });
});
