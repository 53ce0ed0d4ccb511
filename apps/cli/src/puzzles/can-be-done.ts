import type { MinedPuzzle, PuzzleChoice } from '@stakeout/bots/puzzles';
import { type AnyGame, FastChance, unpack } from '@stakeout/kernel';

/** A puzzle offers at least so many answers. */
const FEWEST_CHOICES = 3;

/** The puzzle without what the rules refuse; `null` where too little is left of it, or not what it asks for. */
export function withWhatCanBeDone(game: AnyGame, puzzle: MinedPuzzle): MinedPuzzle | null {
  const { choices, obvious, options, seats, seat } = puzzle;
  const config = game.configure(options, seats);
  if (!config.ok) return null;
  const view = unpack(game, puzzle.view, config.value);
  const kept = choices.filter(({ actions }) => canBeDone(game, view, seat, actions));
  const best = choices[0];
  const sight = choices[obvious];
  if (kept.length < FEWEST_CHOICES || best === undefined || sight === undefined) return null;
  if (kept[0] !== best || !kept.includes(sight)) return null;
  return { ...puzzle, choices: kept, obvious: kept.indexOf(sight) };
}

function canBeDone(game: AnyGame, view: unknown, seat: number, actions: PuzzleChoice['actions']): boolean {
  const chance = new FastChance(0);
  const state = game.determinize(view, seat, chance);
  return actions.every((action) => {
    if (game.explain(state, seat, action).length > 0) return false;
    game.applyInPlace(state, seat, action, chance, null);
    return true;
  });
}
