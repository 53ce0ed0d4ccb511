import { type Invitation, type InvitationPreview, Invite, paths } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { hashOfToken } from '../secrets.ts';
import { listed } from '../storage/listed-table.ts';
import type { InvitationRecord, Person, TableRecord } from '../storage/records.ts';
import { visibleTable } from '../tables/access.ts';
import { acceptSeat } from '../tables/arrival.ts';
import { changeBy } from '../tables/change.ts';
import { tableForYou, tableRow } from '../tables/info.ts';
import { invite } from '../tables/invitations.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { readStep } from './asked.ts';
import { readBody, tokenIn } from './body.ts';
import { refuse } from './errors.ts';
import { personOf, somebody } from './identity.ts';
import { tighter } from './rate.ts';

/** Links that give one seat to one person, whoever comes first. */
export function registerInvitations(app: FastifyInstance, context: Context): void {
  const { store, clock, config } = context;

  app.post(paths.tableStep(':id', 'invite'), async (request, reply) => {
    const asked = await readStep(request, context, Invite);
    if (!asked.ok) return refuse(reply, asked);
    const { id, person, body } = asked.value;
    const seen = visibleTable(await store.table(id), { person: person.id, watchKey: null });
    const invited = seen.ok ? invite(seen.value, person.id, body.seat, clock.wallTime()) : seen;
    if (!invited.ok) return refuse(reply, invited);
    const { token, record } = invited.value;
    await store.putInvitation(record);
    return reply.code(201).send({ token, path: paths.joinPage(token), seat: record.seat } satisfies Invitation);
  });

  app.get(paths.invitation(':token'), async (request, reply) => {
    const found = await findInvitation(context, tokenIn(request.params, 'token'));
    if (!found.ok) return refuse(reply, found);
    const person = await personOf(request, context);
    const { seat, table } = found.value;
    return { seat, table: tableRow(listed(table), person?.id ?? null) } satisfies InvitationPreview;
  });

  app.post(paths.invitation(':token'), { config: tighter(config) }, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const body = readBody(z.strictObject({}), request);
    if (!body.ok) return refuse(reply, body);
    const seated = await accept(context, tokenIn(request.params, 'token'), person.value);
    return seated.ok ? tableForYou(seated.value, person.value.id) : refuse(reply, seated);
  });
}

type Found = Pick<InvitationRecord, 'seat' | 'tokenHash' | 'createdAt'> & { readonly table: TableRecord };

/** An invitation that was used, was replaced by a newer one, or never was: all of these answer alike. */
async function findInvitation({ store }: Context, token: string | null): Promise<Verdict<Found>> {
  const invitation = token === null ? null : await store.invitation(hashOfToken(token));
  const table = invitation === null ? null : await store.table(invitation.table);
  if (invitation === null || table === null) return no('invitationSpent');
  const { seat, tokenHash, createdAt } = invitation;
  return yes({ seat, tokenHash, createdAt, table });
}

/** Seats the person and spends the invitation in one step: of two who accept at the same moment, one gets the seat. */
async function accept(context: Context, token: string | null, person: Person): Promise<Verdict<TableRecord>> {
  const first = await findInvitation(context, token);
  if (!first.ok) return first;
  const { seat, tokenHash, createdAt } = first.value;
  return changeBy(context, {
    read: async () => {
      const found = await findInvitation(context, token);
      return found.ok ? yes(found.value.table) : found;
    },
    step: (table) => acceptSeat(table, person, seat, createdAt),
    save: (table) => context.store.acceptInvitation(tokenHash, table),
  });
}
