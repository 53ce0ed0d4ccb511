import type { Table } from '@stakeout/escape-plan';
import type { Chance, Seat } from '@stakeout/kernel';
import type { Evaluator } from '../nets/evaluator.ts';
import { exp } from '../nets/exp.ts';
import { Features } from './features.ts';
import { Horizon } from './horizon.ts';
import type { Intention } from './instinct.ts';
import { type Ending, FORTUNE, rewardFor } from './reward.ts';
import { playUntil } from './rollout.ts';
import type { World } from './world.ts';

/** What the net answers, each between 0 and 1; what follows these it learns for its own good. */
const ANSWERS = { win: 1, worth: 2, score: 3 } as const;

/** Asks a net what an imagined game comes to for a seat, some turns on, in place of playing it to its end. */
export class Oracle {
  private readonly net: Evaluator;
  private readonly seat: Seat;
  private readonly horizon: Horizon;
  private readonly features = new Features();

  constructor(net: Evaluator, seat: Seat, turns: number) {
    this.net = net;
    this.seat = seat;
    this.horizon = new Horizon(seat, turns);
  }

  /** Plays on by instinct until the net can be asked, and puts down its answer; `false` where the game is over before that. */
  foretells(world: World, table: Table, chance: Chance, mind: Intention, into: Ending): boolean {
    this.horizon.begin(world);
    if (!playUntil(world, table, chance, mind, this.horizon.isThere)) return false;
    this.features.read(world, this.seat);
    const answer = this.net.evaluate(this.features.active, this.features.count);
    into.win = chanceOf(answer[ANSWERS.win] as number);
    into.worth = chanceOf(answer[ANSWERS.worth] as number);
    into.score = FORTUNE * chanceOf(answer[ANSWERS.score] as number);
    into.reward = rewardFor(world, into);
    return true;
  }
}

function chanceOf(value: number): number {
  return 1 / (1 + exp(-value));
}
