/** The games of the house, and what the first page says about them. */
export interface GameFacts {
  readonly id: 'gunrunners' | 'escape-plan';
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly minutes: number;
  /** How many bots one can play against, the usual number last chosen or else the last. */
  readonly bots: readonly number[];
}

export const GAMES: readonly GameFacts[] = [
  {
    id: 'gunrunners',
    title: 'Gunrunners',
    players: { least: 2, most: 4 },
    minutes: 25,
    bots: [1, 2, 3],
  },
  {
    id: 'escape-plan',
    title: 'Escape Plan',
    players: { least: 1, most: 5 },
    minutes: 90,
    bots: [0, 1, 2, 3, 4],
  },
];

export function gameNamed(id: string): GameFacts | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

export function titleOf(game: string): string {
  return gameNamed(game)?.title ?? game;
}
