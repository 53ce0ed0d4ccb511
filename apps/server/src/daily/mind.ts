import { dailyBot } from '@stakeout/bots';
import { botSeed } from '@stakeout/host';
import type { BotLevel } from '@stakeout/protocol';
import type { TableRecord } from '../storage/records.ts';
import { dailyGame } from './deal.ts';

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
  return table === undefined ? null : { bot: dailyBot(table, level), seed: botSeed(secret, moves) };
}
