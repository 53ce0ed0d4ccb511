import type { GameFacts } from '../../games/facts.ts';

/** How many bots somebody last wanted to play against; the fullest table until they say otherwise. */
export function chosenBots(game: GameFacts): number {
  const usual = game.bots.includes(3) ? 3 : (game.bots.at(-1) ?? 1);
  try {
    const stored = Number(localStorage.getItem(keyOf(game)) ?? Number.NaN);
    return game.bots.includes(stored) ? stored : usual;
  } catch {
    return usual;
  }
}

export function chooseBots(game: GameFacts, count: number): void {
  try {
    localStorage.setItem(keyOf(game), String(count));
  } catch {
    // The choice holds for this visit.
  }
}

function keyOf({ id }: GameFacts): string {
  return `stakeout.bots.${id}`;
}
