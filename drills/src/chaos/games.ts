import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';

const GAMES: readonly AnyGame[] = [gunrunners, escapePlan];

export function findGame(id: string): AnyGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
