import { unpack } from '@stakeout/kernel';
import type { Reason } from '../bots-of-game.ts';
import { AS_GOOD } from '../judge/labels.ts';
import { Sample } from '../judge/sample.ts';
import { seedFor } from '../judge/seeds.ts';
import { tryLine } from '../judge/trial.ts';
import { configOf } from './position.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';
import { courseAt, PUZZLE_JUDGES, pointsOn } from './scales.ts';
import type { StoredPuzzle } from './stored.ts';

/** What comes out when a puzzle is judged again. */
export interface JudgedAgain {
  /** Whether its answer is still the best, and nothing else as good, by both judges. */
  readonly isKept: boolean;
  /** By how much the best leads the next, by either judge, in points. */
  readonly leads: readonly number[];
}

/** After so many games those are left out that are clearly behind. */
const LOOK = 500;
const CLEAR = 5;

/** Why the best choice of a puzzle is good, as the bots say it today. */
export function reasonOf(maker: PuzzleMaker, puzzle: StoredPuzzle): Reason | null {
  const [best] = puzzle.choices;
  return best === undefined ? null : maker.reasonFor(viewOf(maker, puzzle), best.actions);
}

function viewOf({ bots: { game } }: PuzzleMaker, puzzle: StoredPuzzle): unknown {
  return unpack(game, puzzle.view, configOf(game, puzzle));
}

/** Judges a puzzle again, with another seed: its best against all other choices, by both judges. */
export function judgedAgain(maker: PuzzleMaker, puzzle: StoredPuzzle, seed: number, games: number): JudgedAgain {
  const view = viewOf(maker, puzzle);
  const [best, ...others] = puzzle.choices;
  if (best === undefined) return { isKept: false, leads: [] };
  const leads = PUZZLE_JUDGES.map((judge, index) => {
    const course = courseAt(maker, view, puzzle.seat, judge);
    const { perWin } = pointsOn(course);
    const rivals = others.map(({ actions }) => ({ actions, lead: new Sample() }));
    let open = rivals;
    for (let number = 0; number < games; number++) {
      const of = seedFor(seed, index);
      const most = tryLine(course, 0, best.actions, of, number).share;
      for (const { actions, lead } of open) lead.add(perWin * (most - tryLine(course, 0, actions, of, number).share));
      if ((number + 1) % LOOK !== 0) continue;
      const nearest = Math.min(...open.map(({ lead }) => lead.mean));
      open = open.filter(({ lead }) => lead.mean === nearest || lead.mean - CLEAR * lead.se < AS_GOOD);
    }
    return Math.round(100 * Math.min(...rivals.map(({ lead }) => lead.mean))) / 100;
  });
  return { isKept: leads.every((lead) => lead > AS_GOOD), leads };
}
