import { randomInt } from 'node:crypto';
import { retell, type Seat, seenBy } from '@stakeout/kernel';
import type { BotLevel } from '@stakeout/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { Room } from '../play/room.ts';

/** Who plays for somebody whose time ran out, or who gave up. */
export const STAND_IN_LEVEL: BotLevel = 'medium';

const SEEDS = 2 ** 32;

/**
 * Asks a bot for the seat's decision, in a thread of the pool. The bot gets the seat's view, the seat's options and what the
 * seat was shown since it last decided; the match may move on meanwhile, so its answer holds for the log as it was.
 */
export async function thinkForSeat(
  room: Room,
  seat: Seat,
  level: BotLevel,
  pool: BotPool,
  stop: AbortSignal,
): Promise<unknown> {
  const { match, memories } = room;
  const { game, state } = match;
  const options = game.legal(state, seat);
  const { notes, heard } = memories.get(seat) ?? { notes: null, heard: 0 };
  const told = retell(match, heard).flatMap((emissions) => emissions.map((emission) => seenBy(emission, seat)));
  const standing = match.standing.length;
  const answer = await pool.ask(
    {
      game: game.id,
      bot: level,
      seat,
      view: game.view(state, seat),
      options,
      notes,
      events: told,
      seed: randomInt(SEEDS),
    },
    stop,
  );
  if (answer === null) return null;
  // An undo meanwhile may have taken back what the bot heard; then its notes are not kept.
  if (match.standing.length >= standing) memories.set(seat, { notes: answer.notes, heard: standing });
  return options[answer.index];
}
