import { type PushKey, paths, SubscribePush, UnsubscribePush } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { no } from '../tables/verdict.ts';
import { readBody } from './body.ts';
import { refuse } from './errors.ts';
import { sessionHashOf, somebody } from './identity.ts';

/** Reminders on one's device that it is one's turn. */
export function registerPush(app: FastifyInstance, context: Context): void {
  const { store, config } = context;

  app.get(paths.push, async () => ({ publicKey: config.push?.publicKey ?? null }) satisfies PushKey);

  app.post(paths.push, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const body = readBody(SubscribePush, request);
    if (!body.ok) return refuse(reply, body);
    if (config.push === null) return refuse(reply, no('notFound'));
    await store.putSubscription({ ...body.value, person: person.value.id }, sessionHashOf(request));
    return reply.code(204).send();
  });

  app.delete(paths.push, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const body = readBody(UnsubscribePush, request);
    if (!body.ok) return refuse(reply, body);
    await store.removeSubscription(body.value.endpoint, person.value.id);
    return reply.code(204).send();
  });
}
