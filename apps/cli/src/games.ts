import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { Game } from '@stakeout/kernel';

/** A game with everything it says, its rulebook included. */
export type WholeGame = Game<unknown, unknown, unknown, unknown, unknown>;

const GAMES: readonly WholeGame[] = [gunrunners, escapePlan];

export const gameNames: readonly string[] = GAMES.map((game) => game.id);

export function findGame(id: string): WholeGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
