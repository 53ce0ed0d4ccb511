import type { Seat } from '@stakeout/kernel';
import type { Evaluator } from '../nets/evaluator.ts';
import { exp } from '../nets/exp.ts';
import { Features } from './features.ts';
import { rewardFor } from './rewards.ts';
import type { World } from './table.ts';

const SEATS = 4;

/** What a net makes of an imagined world: everybody's chance as they see it themselves, since nobody sees the whole of it. */
export class Valuation {
  readonly wins = new Float64Array(SEATS);
  readonly leads = new Float64Array(SEATS);
  private readonly features = new Features();
  private readonly net: Evaluator;

  constructor(net: Evaluator) {
    this.net = net;
  }

  /** Works out `wins`, which add up to 1, and `leads`, from 0 to 1. */
  of(world: World): void {
    const { features, wins, leads } = this;
    const { seats } = world;
    features.begin(world);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      features.read(world, seat);
      const answer = this.net.evaluate(features.active, features.count);
      const win = shareOfFirst(answer, seats);
      wins[seat] = win;
      sum += win;
      leads[seat] = 1 / (1 + exp(-(answer[SEATS] as number)));
    }
    for (let seat = 0; seat < seats; seat++) wins[seat] = (wins[seat] as number) / sum;
  }

  /** What the world is worth to a seat, as the end of a game would be. */
  rewardOf(seat: Seat): number {
    return rewardFor(this.wins[seat] as number, this.leads[seat] as number);
  }
}

/** Of the shares of the win that the first numbers stand for, that of the first. */
function shareOfFirst(answer: Float32Array, seats: number): number {
  const first = answer[0] as number;
  let sum = 1;
  for (let seat = 1; seat < seats; seat++) sum += exp((answer[seat] as number) - first);
  return 1 / sum;
}
