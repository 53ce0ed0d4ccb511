import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { hashOfToken, newToken } from '../secrets.ts';
import type { Person } from '../storage/records.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { readToken } from './body.ts';
import { deviceOf } from './device.ts';
import { isHttps } from './origin.ts';

const COOKIE = 'stakeout';
const DAY = 24 * 3600;
/** Browsers keep no cookie longer. */
const COOKIE_AGE = 400 * DAY;

/** Who is behind a request, looked up once and only when somebody wants to know. */
const known = new WeakMap<FastifyRequest, Promise<Person | null>>();

/** The person whose cookie came with the request; `null` without one that is known. */
export function personOf(request: FastifyRequest, { store, clock }: Context): Promise<Person | null> {
  const found = known.get(request);
  if (found !== undefined) return found;
  const hash = sessionHashOf(request);
  const person = hash === null ? Promise.resolve(null) : store.personBySession(hash, clock.wallTime());
  known.set(request, person);
  return person;
}

/** The same, for what needs somebody. */
export async function somebody(request: FastifyRequest, context: Context): Promise<Verdict<Person>> {
  const person = await personOf(request, context);
  return person === null ? no('nobody') : yes(person);
}

/** What the server knows the cookie of a request by, whether or not it is anybody's. */
export function sessionHashOf(request: FastifyRequest): string | null {
  const token = sessionOf(request)?.token ?? null;
  return token === null ? null : hashOfToken(token);
}

/**
 * A new session for the device that asks: its hash is stored, and then the cookie goes out. Without anybody to keep it for
 * there is none.
 */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  keep: (sessionHash: string, device: string | null) => Promise<Person | null>,
): Promise<Person | null> {
  const token = newToken();
  const person = await keep(hashOfToken(token), deviceOf(request.headers['user-agent']));
  if (person !== null) writeCookie(request, reply, context, token);
  return person;
}

/** The cookie is worth nothing any more. */
export function forgetCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** A cookie in use lives on: about once a day it is given anew. */
export function registerIdentity(app: FastifyInstance, context: Context): void {
  app.addHook('onSend', async (request, reply) => {
    const session = sessionOf(request);
    if (session === null || session.day === today(context)) return;
    const person = await known.get(request)?.catch(() => null);
    if (person && !reply.hasHeader('set-cookie')) writeCookie(request, reply, context, session.token);
  });
}

/** The cookie holds the token, and the day on which it was given, which only decides when it is given anew. */
function sessionOf(request: FastifyRequest): { readonly token: string; readonly day: string } | null {
  const [text = '', day = ''] = (request.cookies?.[COOKIE] ?? '').split('.');
  const token = readToken(text);
  return token === null ? null : { token, day };
}

function writeCookie(request: FastifyRequest, reply: FastifyReply, context: Context, token: string): void {
  reply.setCookie(COOKIE, `${token}.${today(context)}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: COOKIE_AGE,
    secure: isHttps(request, context.config),
  });
}

function today({ clock }: Context): string {
  return String(Math.floor(clock.wallTime() / (DAY * 1000)));
}
