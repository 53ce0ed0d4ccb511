import { AddPuzzleTries, dayOf, type PuzzleTries, paths, TRIES_TOLD } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findGame } from '../games.ts';
import { no } from '../tables/verdict.ts';
import { readBody } from './body.ts';
import { refuse } from './errors.ts';
import { somebody } from './identity.ts';
import { tighter } from './rate.ts';

/** First tries at puzzles, for those who come with several devices. They are told to nobody else, so nobody gains by making some up. */
export function registerPuzzles(app: FastifyInstance, context: Context): void {
  const { store, clock, config } = context;

  app.post<{ Params: { game: string } }>(
    paths.puzzleTries(':game'),
    { config: tighter(config) },
    async (request, reply) => {
      const person = await somebody(request, context);
      if (!person.ok) return refuse(reply, person);
      const body = readBody(AddPuzzleTries, request);
      if (!body.ok) return refuse(reply, body);
      const game = findGame(request.params.game)?.id;
      if (game === undefined) return refuse(reply, no('notFound'));
      const { id } = person.value;
      const { after, tries } = body.value;
      const today = dayOf(clock.wallTime());
      // The clock of a device may be ahead; whoever asks only for what there is writes nothing.
      const made = tries.map((one) => (one.day > today ? { ...one, day: today } : one));
      if (made.length > 0) await store.addPuzzleTries(id, game, made);
      return (await store.puzzleTries(id, game, after, TRIES_TOLD)) satisfies PuzzleTries;
    },
  );
}
