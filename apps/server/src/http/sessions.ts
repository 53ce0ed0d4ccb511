import { paths, type SessionInfo, type SessionList } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { hashOfToken } from '../secrets.ts';
import type { SessionRecord } from '../storage/records.ts';
import { no } from '../tables/verdict.ts';
import { tokenIn } from './body.ts';
import { refuse } from './errors.ts';
import { forgetCookie, sessionHashOf, somebody } from './identity.ts';

/** Nobody has as many devices as this; whoever made more sessions than can be shown ends all others at once. */
const MOST_SHOWN = 50;

/** Where one is signed in, and how to sign out there. */
export function registerSessions(app: FastifyInstance, context: Context): void {
  const { store } = context;

  app.get(paths.sessions, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const own = sessionHashOf(request);
    const records = await store.sessionsOf(person.value.id, MOST_SHOWN);
    return { sessions: records.map((record) => infoOf(record, own)) } satisfies SessionList;
  });

  app.delete(paths.session(':id'), async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const id = tokenIn(request.params, 'id');
    const records = await store.sessionsOf(person.value.id, MOST_SHOWN);
    const wanted = records.find(({ tokenHash }) => idOf(tokenHash) === id)?.tokenHash;
    if (wanted === undefined || !(await store.endSession(person.value.id, wanted)))
      return refuse(reply, no('notFound'));
    if (wanted === sessionHashOf(request)) forgetCookie(reply);
    return reply.code(204).send();
  });

  app.delete(paths.sessions, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    await store.endOtherSessions(person.value.id, sessionHashOf(request) ?? '');
    return reply.code(204).send();
  });

  app.post(paths.signOut, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    await store.endSession(person.value.id, sessionHashOf(request) ?? '');
    forgetCookie(reply);
    return reply.code(204).send();
  });
}

function infoOf({ tokenHash, device, createdAt, usedAt }: SessionRecord, own: string | null): SessionInfo {
  return { id: idOf(tokenHash), device, isThis: tokenHash === own, createdAt, usedAt };
}

/** What a session is called. Nobody can make a cookie of it, nor find it in the database. */
function idOf(tokenHash: string): string {
  return hashOfToken(tokenHash);
}
