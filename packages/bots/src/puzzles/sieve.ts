import type { Course } from '../judge/course.ts';
import type { Line } from '../judge/judging.ts';
import { tryLine } from '../judge/trial.ts';
import { lead, Race, type RaceRules, Runner } from '../race/race.ts';
import { pointsOn } from './scales.ts';

/** How far somebody is behind, in points. */
export interface Behind {
  readonly mean: number;
  readonly se: number;
}

/** What the sieve lets through: who is best and how far behind the others seem to be, in the order of the lines. */
export interface Sifted {
  readonly best: number;
  readonly behind: readonly Behind[];
}

/** What a puzzle must hold, in points. */
export const LEAST_LEAD = 8;
export const LEAST_CHANCE = 10;
export const MOST_CHANCE = 85;

const RULES: RaceRules = { trust: 0, least: 24, behind: 3.5, atLeast: 1 };
/** How many games those still in have played at each look. */
const LOOKS: readonly number[] = [48, 192, 768];
/** What is short by more than so many standard errors does not come through. */
const DOUBT = 1;

class Entrant extends Runner {
  readonly line: Line;

  constructor(line: Line, isKept: boolean) {
    super(0, isKept);
    this.line = line;
  }
}

/**
 * The cheap look that comes first: a race which says who is best, and lets nothing through that seems to lead by too little, that
 * first sight (`obvious`) finds too, or that is as good as won or lost. Says at which look it failed.
 */
export function sifted(
  course: Course,
  lines: readonly Line[],
  obvious: ReadonlySet<number>,
  seed: number,
): Sifted | { readonly failed: number } {
  const { perWin, base } = pointsOn(course);
  const entrants = lines.map((line, index) => new Entrant(line, obvious.has(index)));
  const race = new Race(entrants, RULES, ({ line }, game) => tryLine(course, 0, line, seed, game).share);
  for (const [look, games] of LOOKS.entries()) {
    while (race.leader.visits < games) runRound(race);
    const best = race.leader;
    if (obvious.has(entrants.indexOf(best))) return { failed: look };
    const isShort = entrants.some((other) => {
      if (other === best) return false;
      const { mean, se } = lead(best.rewards, other.rewards);
      return perWin * (mean + DOUBT * se) < LEAST_LEAD;
    });
    const chance = base + (perWin * best.sum) / best.visits;
    const about = (DOUBT * perWin) / 2 / Math.sqrt(best.visits);
    if (isShort || chance + about < LEAST_CHANCE || chance - about > MOST_CHANCE) return { failed: look };
  }
  const best = race.leader;
  const behind = entrants.map((other) => {
    const { mean, se } = other === best ? { mean: 0, se: 0 } : lead(best.rewards, other.rewards);
    return { mean: perWin * mean, se: perWin * se };
  });
  return { best: entrants.indexOf(best), behind };
}

/** One more game for everybody who is in. */
function runRound(race: Race<Entrant>): void {
  for (let left = race.left; left > 0; left--) race.iterate();
}
