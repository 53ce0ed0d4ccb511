import type { Action, Table, View } from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import { Race, type RaceRules, Runner } from '../race/race.ts';
import { type Depth, Foresight } from './branch.ts';
import type { Build } from './build.ts';
import { shareToCome } from './calibration.ts';
import type { Intention } from './instinct.ts';
import type { Move } from './moves.ts';
import type { Oracle } from './oracle.ts';
import { type Ending, judge } from './reward.ts';
import { playOut, VARIANTS } from './rollout.ts';
import type { Sense } from './sense.ts';
import { imagine, perform } from './world.ts';

/** Something that could be done now: actions at once, then perhaps a move in mind for the turn. */
export interface Candidate {
  /** What would be done first. */
  readonly first: Action;
  readonly actions: readonly Action[];
  readonly move: Move | null;
  /** The city that is built first. */
  readonly build?: Build;
  /** Whether the move is made without using anything first. */
  readonly holdsBack?: boolean;
  /** How good it looks at first sight, in thousands. */
  readonly worth: number;
}

/** A candidate in the race, with what is found out about the turns after it. */
export class Contender extends Runner {
  readonly candidate: Candidate;
  readonly foresight: Foresight;
  wins = 0;

  constructor(candidate: Candidate, prior: number, foresight: Foresight) {
    super(prior);
    this.candidate = candidate;
    this.foresight = foresight;
  }
}

const RULES: RaceRules = { trust: 5, least: 8, behind: 3, atLeast: 4 };
/** A thousand more at first sight, as reward. */
const PER_THOUSAND = 0.0016;

/** The race of a turn's candidates. It is given a view, so it knows what its seat knows. */
export function raceOf(
  view: View,
  table: Table,
  seat: Seat,
  candidates: readonly Candidate[],
  sense: Sense,
  depth: Depth,
  seed: number,
  oracle: Oracle | null = null,
): Race<Contender> {
  const best = Math.max(...candidates.map(({ worth }) => worth));
  const contenders = candidates.map(
    (candidate) => new Contender(candidate, (candidate.worth - best) * PER_THOUSAND, new Foresight(seat, depth)),
  );
  const toCome = shareToCome(view.table);
  const ending: Ending = { reward: 0, win: 0, score: 0, worth: 0, best: 0 };
  return new Race(contenders, RULES, (contender, game) => {
    const { candidate, foresight } = contender;
    const chance = new FastChance((seed + game * 0x9e37_79b1) | 0);
    const world = imagine(view, seat, chance, sense);
    for (const action of candidate.actions) perform(world, seat, action, chance);
    foresight.begin();
    const { move, holdsBack = false, build = null } = candidate;
    build?.begin();
    const mind: Intention = { move, holdsBack, build, variant: game % VARIANTS, foresight };
    if (oracle?.foretells(world, table, chance, mind, ending) !== true) {
      playOut(world, table, chance, mind);
      judge(world, table, seat, toCome, ending);
    }
    foresight.learn(ending.reward);
    contender.wins += ending.win;
    return ending.reward;
  });
}
