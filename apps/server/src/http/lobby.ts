import { Moment, paths, type TableRows, Token } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { ListedTable, RowPlace } from '../storage/records.ts';
import { tableRow } from '../tables/info.ts';
import { isListed } from '../tables/rematch.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { refusalsOf } from './body.ts';
import { refuse } from './errors.ts';
import { sendTagged } from './etag.ts';
import { personOf, somebody } from './identity.ts';

const LOBBY_ROWS = 50;
/** So many are read, since not every one of them is listed. */
const LOBBY_READ = 2 * LOBBY_ROWS;
const MY_ROWS = 100;
/** The last row of their own tables that somebody has already. */
const LastRow = z.object({ before: z.coerce.number().pipe(Moment), id: Token });
/** Everybody in the lobby asks for the same list; it is read at most so often, in milliseconds. */
const LOBBY_AGE = 500;

/** Public tables, and one's own. */
export function registerLobby(app: FastifyInstance, context: Context): void {
  const listed = sharedRead(async () =>
    (await context.store.publicTables(LOBBY_READ)).filter(isListed).slice(0, LOBBY_ROWS),
  );

  app.get(paths.lobby, async (request, reply) => {
    const person = await personOf(request, context);
    return sendTagged(request, reply, rowsFor(await listed(), person?.id ?? null));
  });

  app.get(paths.myTables, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const after = readAfter(request.query);
    if (!after.ok) return refuse(reply, after);
    const { id } = person.value;
    return sendTagged(request, reply, rowsFor(await context.store.tablesOf(id, MY_ROWS, after.value), id));
  });
}

/** Where the list goes on; from its beginning, unless a row is named. */
function readAfter(query: unknown): Verdict<RowPlace | undefined> {
  const { before, id } = z.looseObject({}).parse(query);
  if (before === undefined && id === undefined) return yes(undefined);
  const read = LastRow.safeParse(query);
  return read.success
    ? yes({ updatedAt: read.data.before, id: read.data.id })
    : no('malformed', refusalsOf(read.error));
}

function rowsFor(tables: readonly ListedTable[], person: string | null): TableRows {
  return { tables: tables.map((table) => tableRow(table, person)) };
}

/** Whoever asks shortly after another gets the same answer. A failure is not kept. */
function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let latest: Promise<T> | null = null;
  let at = 0;
  return () => {
    if (latest !== null && performance.now() - at < LOBBY_AGE) return latest;
    at = performance.now();
    latest = read();
    latest.catch(() => {
      latest = null;
    });
    return latest;
  };
}
