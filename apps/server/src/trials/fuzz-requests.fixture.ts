import type { FastChance } from '@stakeout/kernel';
import { paths, type TableStep } from '@stakeout/protocol';
import { MARK } from './fuzz-messages.fixture.ts';

/** A request that must change nothing. */
export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const STEPS: readonly TableStep[] = ['sit', 'leave', 'ready', 'start', 'kick', 'seat', 'invite', 'rematch', 'close'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Bodies that no route takes. */
const BODIES: readonly string[] = [
  '[]',
  '7',
  'true',
  '""',
  `"${MARK}"`,
  `[{"${MARK}":1}]`,
  `{"${MARK}":1}`,
  `{"__proto__":{"${MARK}":1}}`,
  `{"constructor":{"prototype":{"${MARK}":1}}}`,
  `{"seat":"${MARK}","nonce":"${MARK}","name":"","game":7,"token":"${MARK}"}`,
  `{"seat":-1,"nonce":1e999,"name":"${MARK.repeat(40)}","game":"${MARK}","seats":[],"token":""}`,
  `{"seat":1e21,"plan":{"kind":"${MARK}"},"name":7,"game":"gunrunners","seats":[{"kind":"${MARK}"}]}`,
  `{"name":" \u0000\u202e ","seat":0.5,"extra":"${MARK}","endpoint":"http://${MARK}","keys":null}`,
  '[['.repeat(2000),
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `${'{"a":'.repeat(800)}1${'}'.repeat(800)}`,
  `{"broken":"${MARK}`,
  `${MARK}`,
  '\u0000\u0001\u0002',
  `{"game":"gunrunners","seats":[{"kind":"me"},{"kind":"me"}],"config":{"deck":"${MARK}"}}`,
  `{"game":"escape-plan","seats":[{"kind":"me"}],"config":{"table":{"__proto__":["${MARK}"]}}}`,
  `{"name":"${'x'.repeat(9000)}"}`,
];

/** Texts that cannot be read at all, for routes that take any body or none. */
const UNREADABLE = BODIES.filter((body) => !isJson(body) || body.length > 8 * 1024);

/** Where something could be changed by a body that is not looked at. */
const BODILESS: readonly string[] = [paths.signOut];

export function badRequest(tables: readonly string[], dice: FastChance): BadRequest {
  const table = tables[dice.pick(tables.length)] ?? '';
  const paths = [
    () => stepOf(table, dice),
    () => otherPath(dice),
    () => oddAddress(table, dice),
    () => oddHeaders(table, dice),
  ];
  return (paths[dice.pick(paths.length)] ?? (() => stepOf(table, dice)))();
}

function stepOf(table: string, dice: FastChance): BadRequest {
  const step = STEPS[dice.pick(STEPS.length)] ?? 'sit';
  return { method: 'POST', path: paths.tableStep(table, step), headers: JSON_TYPE, body: bodyFor('', dice) };
}

function otherPath(dice: FastChance): BadRequest {
  const { me, recovery, recover, signOut, tables, push } = paths;
  const routes = [me, recovery, recover, signOut, tables, push, paths.invitation('x'.repeat(32))];
  const path = routes[dice.pick(routes.length)] ?? paths.me;
  return { method: 'POST', path, headers: JSON_TYPE, body: bodyFor(path, dice) };
}

function bodyFor(path: string, dice: FastChance): string {
  const bodies = BODILESS.includes(path) ? UNREADABLE : BODIES;
  return bodies[dice.pick(bodies.length)] ?? MARK;
}

/** Addresses that lead nowhere, odd methods, odd queries. */
function oddAddress(table: string, dice: FastChance): BadRequest {
  const odd = [
    MARK,
    '..',
    '%2e%2e%2f',
    '%00',
    '%E0%A4%A',
    'a'.repeat(300),
    '__proto__',
    "'; drop table tables; --",
    '%zz',
  ];
  const part = odd[dice.pick(odd.length)] ?? MARK;
  const list = [
    `/api/${part}`,
    `/api/tables/${part}`,
    `/api/tables/${part}/history`,
    `/api/tables/${part}/sit`,
    `/api/tables/${table}/history?from=${part}`,
    `/api/tables/${table}/history?from=-1&from=${part}`,
    `/api/tables/${table}/export?watch=${part}`,
    `/api/tables/${table}/${part}`,
    `/api/invitations/${part}`,
    `/api/me/sessions/${part}`,
    `/${part}`,
  ];
  const method = METHODS[dice.pick(METHODS.length)] ?? 'GET';
  const body = method === 'GET' || method === 'OPTIONS' ? null : bodyFor('', dice);
  return { method, path: list[dice.pick(list.length)] ?? '/', headers: body === null ? {} : JSON_TYPE, body };
}

/** Good requests with a header that makes them bad. */
function oddHeaders(table: string, dice: FastChance): BadRequest {
  const odd: readonly Record<string, string>[] = [
    { ...JSON_TYPE, origin: `https://${MARK}.example` },
    { ...JSON_TYPE, origin: 'null' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': `multipart/form-data; boundary=${MARK}` },
    { 'content-type': MARK },
    { ...JSON_TYPE, cookie: `stakeout=${MARK}` },
    { ...JSON_TYPE, cookie: `stakeout=${'A'.repeat(32)}.1; __proto__=${MARK}` },
    { ...JSON_TYPE, cookie: '=;;=%%%' },
  ];
  const headers = odd[dice.pick(odd.length)] ?? JSON_TYPE;
  return { method: 'POST', path: paths.tableStep(table, 'close'), headers, body: '{}' };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
