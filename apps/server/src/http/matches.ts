import type { Result } from '@stakeout/kernel';
import { isSealed } from '@stakeout/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Room } from '../play/room.ts';
import type { Stories } from '../play/stories.ts';
import { seatOf } from '../tables/seats.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { askedTable } from './asked.ts';
import { refusalsOf } from './body.ts';
import { refuse } from './errors.ts';

const Query = z.object({
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Whether a part of a match would not do: who reviews a match or plays on from it needs all of it. */
  whole: z.literal('yes').optional(),
});
const JSON_TYPE = 'application/json; charset=utf-8';

/** Tells something of the match of a table as it is stored now, while nothing happens there; `null` when there is none. */
type TellOf = <T>(table: string, tell: (room: Room) => Promise<T>) => Promise<Result<T> | null>;

/** The story of a match as its reader has seen it, and the file that anybody can verify once it is over. */
export function registerMatches(app: FastifyInstance, context: Context, tellOf: TellOf, stories: Stories): void {
  app.get('/api/tables/:id/history', async (request: FastifyRequest, reply) => {
    const told = await inRoom(request, (room, seat, { from }) => stories.history(room, seat, from));
    return told.ok ? reply.type(JSON_TYPE).send(`{${told.value}}`) : refuse(reply, told);
  });

  app.get('/api/tables/:id/export', async (request: FastifyRequest, reply) => {
    const made = await inRoom(request, async (room, seat, { whole }) => {
      const { id, game, outcome } = room.table;
      if (outcome !== null && isSealed(room.table.daily, context.clock.wallTime())) return 'sealed';
      const file = outcome === null ? null : stories.file(room);
      if (file !== null) return { name: `stakeout-${id}.json`, text: file };
      if (whole !== undefined) return null;
      // While the match runs a reader gets what they have seen, and no more.
      const front = JSON.stringify({ format: 'stakeout-view/1', game, table: id }).slice(0, -1);
      return { name: `stakeout-${id}-so-far.json`, text: `${front},${await stories.history(room, seat, 0)}}\n` };
    });
    if (!made.ok) return refuse(reply, made);
    if (made.value === 'sealed') return refuse(reply, no('sealed'));
    return made.value === null ? refuse(reply, no('notOver')) : sendFile(reply, made.value.name, made.value.text);
  });

  /** What is told in the room of the request's table, while nothing happens there. */
  async function inRoom<T>(
    request: FastifyRequest,
    tell: (room: Room, seat: number | null, query: z.infer<typeof Query>) => Promise<T>,
  ): Promise<Verdict<T>> {
    const asked = await askedTable(request, context);
    if (!asked.ok) return asked;
    const query = Query.safeParse(request.query);
    if (!query.success) return no('malformed', refusalsOf(query.error));
    const { table, person } = asked.value;
    const told = await tellOf(table.id, (room) => tell(room, seatOf(table, person), query.data));
    if (told === null) return no('notStarted');
    return told.ok ? yes(told.value) : no('unplayable');
  }
}

function sendFile(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(JSON_TYPE).send(text);
}
