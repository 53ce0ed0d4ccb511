import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Person, TableRecord } from '../storage/records.ts';
import { visibleTable } from '../tables/access.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { readBody, tokenIn } from './body.ts';
import { personOf, somebody } from './identity.ts';

/** The table of a request's address, if whoever asks may see it: by their cookie, or by the watch key of the link. */
export async function askedTable(
  request: FastifyRequest,
  context: Context,
): Promise<Verdict<{ readonly table: TableRecord; readonly person: string | null }>> {
  const id = tokenIn(request.params, 'id');
  const person = (await personOf(request, context))?.id ?? null;
  const table = id === null ? null : await context.store.table(id);
  const seen = visibleTable(table, { person, watchKey: tokenIn(request.query, 'watch') });
  return seen.ok ? yes({ table: seen.value, person }) : seen;
}

/** What somebody wants done to a table: which one, who, and what. The table is not looked at yet. */
export async function readStep<T extends z.ZodType>(
  request: FastifyRequest,
  context: Context,
  shape: T,
): Promise<Verdict<{ readonly id: string; readonly person: Person; readonly body: z.output<T> }>> {
  const person = await somebody(request, context);
  if (!person.ok) return person;
  const body = readBody(shape, request);
  if (!body.ok) return body;
  const id = tokenIn(request.params, 'id');
  return id === null ? no('notFound') : yes({ id, person: person.value, body: body.value });
}
