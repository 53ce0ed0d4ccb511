import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';

const GAMES: readonly AnyGame[] = [gunrunners, escapePlan];

/** The rules of all games at once, for the worker; pages load only the one they show. */
export function findGame(id: string): AnyGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
