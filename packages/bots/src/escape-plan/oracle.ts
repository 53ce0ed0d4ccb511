import type { Table } from '@stakeout/escape-plan';
import type { Chance, Seat } from '@stakeout/kernel';
import type { Evaluator } from '../nets/evaluator.ts';
import { exp } from '../nets/exp.ts';
import { Features } from './features.ts';
import { Horizon, type Reach } from './horizon.ts';
import type { Intention } from './instinct.ts';
import type { Ending } from './reward.ts';
import { playUntil } from './rollout.ts';
import type { World } from './world.ts';

/** A net, and when it is asked. */
export interface Sight {
  readonly net: Evaluator;
  readonly reach: Reach;
  /** One imagined game in so many is played to its end all the same. */
  readonly playedOut: number;
  /** Whether it is also asked about cities to be built. */
  readonly cities: boolean;
}

/** What the net answers, each from 0 to 1. */
export const ANSWERS = { escapes: 0, win: 1, worth: 2, score: 3 } as const;
const FORTUNE = 1000;

/** Asks a net what an imagined game comes to. */
export class Oracle {
  private readonly sight: Sight;
  private readonly seat: Seat;
  private readonly horizon: Horizon;
  private readonly features = new Features();

  constructor(sight: Sight, seat: Seat) {
    this.sight = sight;
    this.seat = seat;
    this.horizon = new Horizon(seat, sight.reach);
  }

  /** Plays on by instinct until the net can be asked, and says what it answers; `false` where the game is over before that. */
  isCutShort(world: World, table: Table, chance: Chance, mind: Intention, game: number, into: Ending): boolean {
    if (this.sight.playedOut > 0 && game % this.sight.playedOut === 0) return false;
    this.horizon.begin(world);
    if (!playUntil(world, table, chance, mind, this.horizon.isThere)) return false;
    this.features.read(world, this.seat);
    const answer = this.sight.net.evaluate(this.features.active, this.features.count);
    const aim = world.seats === 1 ? world.sense.alone : world.sense.together;
    const score = share(answer[ANSWERS.score] as number);
    into.win = share(answer[ANSWERS.win] as number);
    into.score = FORTUNE * score;
    into.reward = aim.ahead * share(answer[ANSWERS.worth] as number) + (1 - aim.ahead) * score;
    return true;
  }
}

function share(value: number): number {
  return 1 / (1 + exp(-value));
}
