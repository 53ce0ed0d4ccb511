import { paths, WAITING_TABLES } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { TableRecord } from '../storage/records.ts';
import { visibleTable } from '../tables/access.ts';
import { tableForYou } from '../tables/info.ts';
import { mayRematch, rematchOf } from '../tables/rematch.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { readStep } from './asked.ts';
import { refuse } from './errors.ts';

/** Whoever asks first makes the rematch; whoever asks later, or at the same moment, is led to the same table. */
const ATTEMPTS = 5;

export function registerRematch(app: FastifyInstance, context: Context): void {
  app.post(paths.tableStep(':id', 'rematch'), async (request, reply) => {
    const asked = await readStep(request, context, z.strictObject({}));
    if (!asked.ok) return refuse(reply, asked);
    const { id, person } = asked.value;
    const table = await rematch(context, id, person.id);
    return table.ok ? tableForYou(table.value, person.id) : refuse(reply, table);
  });
}

async function rematch({ store, clock }: Context, id: string, person: string): Promise<Verdict<TableRecord>> {
  const asker = { person, watchKey: null };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const previous = visibleTable(await store.table(id), asker);
    const allowed = previous.ok ? mayRematch(previous.value, person) : previous;
    if (!allowed.ok) return allowed;
    // Whoever left the rematch again may not see it any more.
    if (allowed.value.next !== null) return visibleTable(await store.table(allowed.value.next), asker);
    const made = rematchOf(allowed.value, person, clock.wallTime());
    if (!made.ok) return made;
    if (await store.addRematch(allowed.value, made.value, WAITING_TABLES)) return yes(made.value);
    if ((await store.hostedBy(person, 'waiting')) >= WAITING_TABLES) return no('tooManyTables');
  }
  return no('stale');
}
