import { type Course, courseOf, scaleAt } from '../judge/course.ts';
import type { Judging, Line } from '../judge/judging.ts';
import { POINTS } from '../judge/labels.ts';
import { Sample } from '../judge/sample.ts';
import { tryLine } from '../judge/trial.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';

/** Who imagines the games: the judge of reviews, or the one who expects other play. */
export type PuzzleJudge = 'usual' | 'other';
export const PUZZLE_JUDGES: readonly PuzzleJudge[] = ['usual', 'other'];

/** What a seat sees, as a judge goes about it. */
export function courseAt(
  { bots, finishOtherwise }: PuzzleMaker,
  view: unknown,
  seat: number,
  judge: PuzzleJudge,
): Course {
  const { judging } = bots;
  const other: Judging = {
    ...judging,
    worlds: (of) => ({ ...judging.worlds(of), finish: finishOtherwise }),
  };
  const steps = [{ seq: 0, mover: seat, view, events: [], own: null }];
  return courseOf(judge === 'usual' ? judging : other, { seat, steps }, 0, 0);
}

/** How shares become points on this course: so many for a whole win, and so many for none. */
export function pointsOn(course: Course): { readonly perWin: number; readonly base: number } {
  const { lift, slope } = scaleAt(course, 0);
  return { perWin: POINTS * slope, base: POINTS * lift };
}

/** What is asked of a rival on the scales: to be behind by so many points and so many standard errors, measured to the end or not. */
interface Asked {
  readonly points: number;
  readonly errors: number;
}

/** A rival of what is thought best. */
export class Rival {
  readonly line: Line;
  /** Whether it is measured in every game, however clear things are. */
  readonly isKept: boolean;
  /** How much more the best brought, game by game, in points. */
  readonly lead = new Sample();
  isOpen = true;

  constructor(line: Line, isKept: boolean) {
    this.line = line;
    this.isKept = isKept;
  }
}

/** Looked at so often on the way, as shares of all games. */
const LOOKS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75];
/** Given up is what is short of the wanted lead by so many standard errors. */
const HOPELESS = 3;

/**
 * Plays what is thought best and its rivals in the same imagined worlds, pair by pair, in so many games. Gives the chance of the best in
 * points; `null` as soon as it is clear that it does not lead all rivals as asked.
 */
export function weighed(
  course: Course,
  best: Line,
  rivals: readonly Rival[],
  asked: Asked,
  seed: number,
  games: number,
): Sample | null {
  const { perWin, base } = pointsOn(course);
  const looks = new Set(LOOKS.map((share) => Math.ceil(share * games)));
  const chance = new Sample();
  for (let game = 0; game < games; game++) {
    const most = tryLine(course, 0, best, seed, game).share;
    chance.add(base + perWin * most);
    for (const rival of rivals) {
      if (rival.isOpen) rival.lead.add(perWin * (most - tryLine(course, 0, rival.line, seed, game).share));
    }
    if (!looks.has(game + 1)) continue;
    for (const rival of rivals) {
      const { mean, se } = rival.lead;
      if (rival.isOpen && mean + HOPELESS * se < asked.points) return null;
      if (!rival.isKept && mean - asked.errors * se >= asked.points) rival.isOpen = false;
    }
  }
  return rivals.every(({ lead: { mean, se } }) => mean >= asked.points && mean >= asked.errors * se) ? chance : null;
}
