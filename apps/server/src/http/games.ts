import { LEVELS } from '@stakeout/bots';
import { type GameList, paths } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import { GAMES } from '../games.ts';
import { sendTagged } from './etag.ts';

/** What can be played here. It is the same for everybody until the server is another version. */
export function registerGames(app: FastifyInstance): void {
  const list: GameList = {
    games: GAMES.map(({ id, rulesVersion, seats, options }) => ({
      id,
      rulesVersion,
      seats: { min: seats.min, max: seats.max },
      options: options.map(({ name, values }) => ({ name, values: typeof values === 'string' ? values : [...values] })),
      levels: [...LEVELS],
    })),
  };
  app.get(paths.games, async (request, reply) => sendTagged(request, reply, list));
}
