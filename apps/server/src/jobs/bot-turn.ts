import { randomInt } from 'node:crypto';
import { movesOf, type Seat } from '@stakeout/kernel';
import type { BotLevel } from '@stakeout/protocol';
import type { Whose } from '../bots/fair-queue.ts';
import type { Thinkers } from '../bots/pool.ts';
import { dailyMind } from '../daily/mind.ts';
import type { Room } from '../play/room.ts';
import type { TableRecord } from '../storage/records.ts';

/** Who plays for somebody whose time ran out, or who gave up. */
export const STAND_IN_LEVEL: BotLevel = 'medium';

const SEEDS = 2 ** 32;

/**
 * Asks a bot for the seat's decision, in a thread of the pool. The match may move on meanwhile, so the answer holds for the log
 * as it was.
 */
export async function thinkForSeat(
  { match, memories, table }: Room,
  seat: Seat,
  level: BotLevel,
  pool: Thinkers,
  stop: AbortSignal,
): Promise<unknown> {
  // Something was taken back since the room was entered: its turn is still due, and comes again.
  if (!memories.canDecide(match, seat)) return null;
  const { question, take } = memories.decision(match, seat);
  const mind = dailyMind(table, level, movesOf(match)) ?? { bot: level, seed: randomInt(SEEDS) };
  const answer = await pool.ask({ ...question, ...mind }, whose(table), stop);
  return answer === null ? null : take(answer);
}

/** Bots think for those who sit at the table; at one where nobody does, for whoever made it. */
function whose({ id, host, seats }: TableRecord): Whose {
  const people = seats.map(({ person }) => person).filter((person) => person !== null);
  return { people: people.length === 0 ? [host] : people, table: id };
}
