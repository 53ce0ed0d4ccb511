import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';

const GAMES: readonly AnyGame[] = [gunrunners as unknown as AnyGame, escapePlan as unknown as AnyGame];

/** The rules of a game that there are bots for. */
export function gameNamed(id: string): AnyGame {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`there are no bots for ${id}`);
  return game;
}
