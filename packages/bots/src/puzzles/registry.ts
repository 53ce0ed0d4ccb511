import { type AnyRules, canonicalText } from '@stakeout/kernel';
import { botsForAnyGame } from '../any-game/bots.ts';
import { escapePlanPuzzles } from '../escape-plan/puzzles.ts';
import { gunrunnersPuzzles } from '../gunrunners/puzzles.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';

const OWN: readonly PuzzleMaker[] = [gunrunnersPuzzles, escapePlanPuzzles];

/** How puzzles are made of a game: as it says itself, or else by its bare rules. */
export function puzzleMakerOf(game: AnyRules): PuzzleMaker {
  return OWN.find(({ bots }) => bots.game.id === game.id) ?? makerForAnyGame(game);
}

const MOST_OPTIONS = 12;

/** In a game that says nothing about it every decision makes a puzzle, and one judge has to do for two. */
function makerForAnyGame(game: AnyRules): PuzzleMaker {
  const bots = botsForAnyGame(game);
  return {
    bots,
    tables: Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({
      seats: game.seats.min + more,
      options: {},
    })),
    players: ['random', 'easy', 'medium'],
    solvers: ['easy', 'medium'],
    master: 'classic@2000',
    mostLines: MOST_OPTIONS,
    isAsked: () => true,
    lines: (_view, _seat, options) => options.map((option) => [option]),
    answerOf: ([action]) => (action === undefined ? null : canonicalText(action)),
    reasonFor: () => null,
    finishOtherwise: (world, chance, number) => bots.judging.worlds(0).finish(world, chance, number),
    openView: (view) => view,
    twinOf: (view) => view,
  };
}
