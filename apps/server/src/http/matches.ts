import { historyFor } from '@stakeout/host';
import { exportMatch, exportText, type Result } from '@stakeout/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Room } from '../play/room.ts';
import { seatOf } from '../tables/seats.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { askedTable } from './asked.ts';
import { refusalsOf } from './body.ts';
import { refuse } from './errors.ts';

const Query = z.object({ from: z.coerce.number().int().min(0).max(1_000_000).default(0) });

/** The match of a table as it is stored now; `null` when there is none. */
type OpenMatch = (table: string) => Promise<Result<Room> | null>;

/** The story of a match as its reader has seen it, and the file that anybody can verify once it is over. */
export function registerMatches(app: FastifyInstance, context: Context, open: OpenMatch): void {
  app.get('/api/tables/:id/history', async (request: FastifyRequest, reply) => {
    const found = await roomFor(request);
    if (!found.ok) return refuse(reply, found);
    const { room, seat, from } = found.value;
    return reply.send(historyFor(room.match, seat, from));
  });

  app.get('/api/tables/:id/export', async (request: FastifyRequest, reply) => {
    const found = await roomFor(request);
    if (!found.ok) return refuse(reply, found);
    const { room, seat } = found.value;
    const { id } = room.table;
    if (room.table.outcome === null) {
      // While the match runs a reader gets what they have seen, and no more.
      const seen = { format: 'stakeout-view/1', game: room.table.game, table: id, ...historyFor(room.match, seat) };
      return sendFile(reply, `stakeout-${id}-so-far.json`, `${JSON.stringify(seen)}\n`);
    }
    const exported = exportMatch(room.match, room.table.secret);
    if (!exported.ok) return refuse(reply, no('notOver'));
    return sendFile(reply, `stakeout-${id}.json`, exportText(exported.value));
  });

  async function roomFor(
    request: FastifyRequest,
  ): Promise<Verdict<{ readonly room: Room; readonly seat: number | null; readonly from: number }>> {
    const asked = await askedTable(request, context);
    if (!asked.ok) return asked;
    const query = Query.safeParse(request.query);
    if (!query.success) return no('malformed', refusalsOf(query.error));
    const { table, person } = asked.value;
    const entered = await open(table.id);
    if (entered === null) return no('notStarted');
    if (!entered.ok) return no('unplayable');
    return yes({ room: entered.value, seat: seatOf(table, person), from: query.data.from });
  }
}

function sendFile(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .send(text);
}
