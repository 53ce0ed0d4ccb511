import { IntroduceMe, MakeRecovery, type Me, paths, type Recovery, UseRecovery } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { hashOfToken, newToken } from '../secrets.ts';
import type { Person } from '../storage/records.ts';
import { renameAt } from '../tables/arrival.ts';
import { changeTable } from '../tables/change.ts';
import { no } from '../tables/verdict.ts';
import { readBody } from './body.ts';
import { refuse } from './errors.ts';
import { openSession, personOf, somebody } from './identity.ts';
import { tighter } from './rate.ts';

const RECOVERY_AGE = 24 * 3600 * 1000;
/** A new name shows at so many tables that wait. */
const TABLES_RENAMED = 50;

/** People are guests: a name, and a cookie for each device. */
export function registerPeople(app: FastifyInstance, context: Context): void {
  const { store, clock, config } = context;

  app.get(paths.me, async (request, reply) => {
    const person = await personOf(request, context);
    // Not to have said one's name yet is no mistake.
    return reply.type('application/json').send(JSON.stringify(person === null ? null : me(person)));
  });

  app.post(paths.me, { config: tighter(config) }, async (request, reply) => {
    const body = readBody(IntroduceMe, request);
    if (!body.ok) return refuse(reply, body);
    const { name } = body.value;
    const old = await personOf(request, context);
    if (old !== null) {
      const person = { ...old, name };
      await rename(context, person);
      return me(person);
    }
    const person = { id: newToken(), name, createdAt: clock.wallTime() };
    await openSession(request, reply, context, async (hash, device) => {
      await store.addPerson(person, hash, device);
      return person;
    });
    return reply.code(201).send(me(person));
  });

  app.post(paths.recovery, { config: tighter(config) }, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const body = readBody(MakeRecovery, request);
    if (!body.ok) return refuse(reply, body);
    const token = newToken();
    const expiresAt = clock.wallTime() + RECOVERY_AGE;
    await store.addRecovery(person.value.id, hashOfToken(token), expiresAt, body.value.keepsOthers);
    return reply.code(201).send({ token, path: paths.recoverPage(token), expiresAt } satisfies Recovery);
  });

  app.post(paths.recover, { config: tighter(config) }, async (request, reply) => {
    const body = readBody(UseRecovery, request);
    if (!body.ok) return refuse(reply, body);
    const link = hashOfToken(body.value.token);
    const person = await openSession(request, reply, context, (hash, device) =>
      store.takeRecovery(link, clock.wallTime(), hash, device),
    );
    return person === null ? refuse(reply, no('linkSpent')) : me(person);
  });
}

function me({ id, name }: Person): Me {
  return { id, name };
}

async function rename(context: Context, person: Person): Promise<void> {
  await context.store.rename(person.id, person.name);
  for (const { id, status } of await context.store.tablesOf(person.id, TABLES_RENAMED)) {
    if (status === 'waiting') await changeTable(context, id, person.id, (table) => renameAt(table, person));
  }
}
