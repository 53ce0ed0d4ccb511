import { hashOf } from '@stakeout/kernel';
import type { BotLevel } from '@stakeout/protocol';
import type { TableRecord } from '../storage/records.ts';
import { dailyGame } from './deal.ts';

const SEED_DIGITS = 8;

/**
 * With what a bot thinks at the deal of a day: as many imagined games and the same luck at every table, so that whoever plays the same
 * gets the same answers. `null` at all other tables.
 */
export function dailyMind(
  { daily, secret, game }: TableRecord,
  level: BotLevel,
  moves: number,
): { readonly bot: string; readonly seed: number } | null {
  const table = daily === null ? undefined : dailyGame(game)?.table;
  if (table === undefined) return null;
  const seed = Number.parseInt(hashOf([secret, 'bots', moves]).slice(0, SEED_DIGITS), 16);
  // A beginner plays no better for having more time.
  return { bot: level === 'easy' ? level : `${level}@${table.bots.iterations}`, seed };
}
