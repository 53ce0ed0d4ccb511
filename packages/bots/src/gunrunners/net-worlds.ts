import type { Action } from '@stakeout/gunrunners';
import type { Evaluator } from '../nets/evaluator.ts';
import type { Worlds } from '../search/world.ts';
import { isUsualDeck } from './features.ts';
import { playFor, playOut } from './playout.ts';
import type { Recalled } from './recalled.ts';
import { rewardsOf, winShareOf } from './rewards.ts';
import type { World } from './table.ts';
import { Valuation } from './valuation.ts';
import { gunrunnersWorlds } from './worlds.ts';

/**
 * So many decisions are played at first sight before the net is asked. A net that is asked at once tells moves of one decision
 * apart less well than what follows from them does; one that is asked late is asked too seldom.
 */
const FORESIGHT = 12;

/** Gunrunners as a search plays it that asks a net what a world is worth, in place of playing on to the end. */
export interface NetWorlds extends Worlds<Recalled, World, Action> {
  /** What the net said of the world that was played on last, unless its game is over. */
  readonly valuation: Valuation;
}

/** The net knows the usual deck; with any other, games are played to their end. */
export function netWorlds(net: Evaluator): NetWorlds {
  const valuation = new Valuation(net);
  return {
    ...gunrunnersWorlds,
    valuation,
    finish(world, chance) {
      if (!isUsualDeck(world.deck)) playOut(world, chance);
      else if (playFor(world, chance, FORESIGHT)) valuation.of(world);
    },
    rewards(world, into) {
      if (world.phase === 'over') rewardsOf(world, into);
      else for (let seat = 0; seat < world.seats; seat++) into[seat] = valuation.rewardOf(seat);
    },
    winShare: (world, seat) => (world.phase === 'over' ? winShareOf(world, seat) : (valuation.wins[seat] as number)),
  };
}
