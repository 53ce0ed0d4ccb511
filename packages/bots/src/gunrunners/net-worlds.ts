import { type Action, type Card, gunrunnersRules, ownerOf } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Evaluator } from '../nets/evaluator.ts';
import type { Worlds } from '../search/world.ts';
import { Beliefs } from './beliefs.ts';
import { isUsualDeck } from './features.ts';
import { cardToHide, pickBest, playFor, playOut } from './playout.ts';
import type { Recalled } from './recalled.ts';
import { rewardsOf, winShareOf } from './rewards.ts';
import type { World } from './table.ts';
import { Valuation } from './valuation.ts';
import { gunrunnersWorlds, isSameAction } from './worlds.ts';

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
  const beliefs = new Beliefs();
  /** Who searches. */
  let searcher: Seat = 0;
  return {
    ...gunrunnersWorlds,
    valuation,
    imagine(view, seat, chance) {
      searcher = seat;
      return beliefs.imagine(view, seat, chance);
    },
    moves: (world, seat) => (seat === searcher ? gunrunnersRules.legal(world, seat) : movesOfAnother(world, seat)),
    isSame: (one, other) => isSameAction(one, other) || isSameToOthers(one, other, searcher),
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

/**
 * Nobody sees which card somebody else puts face down. Who tells such moves apart in its tree answers what it could not know, so
 * there is one for each place, with the card that looks best there to its owner.
 */
function movesOfAnother(world: World, seat: Seat): readonly Action[] {
  const options = gunrunnersRules.legal(world, seat);
  if (options.length < 2) return options;
  if (world.phase === 'place') return [pickBest(world, seat, options)];
  if (world.phase !== 'deploy') return options;
  const hidden = cardToHide(world.hands[seat] as Card[]);
  const commits = options.filter(({ type }) => type === 'commit');
  const commit = commits.length > 1 ? pickBest(world, seat, commits) : commits[0];
  return options.filter((option) => {
    if (option.type === 'commit') return option === commit;
    return option.type !== 'undercover' || option.card === hidden;
  });
}

/** Whether two moves of somebody else look alike to the searching seat. */
function isSameToOthers(one: Action, other: Action, searcher: Seat): boolean {
  switch (one.type) {
    case 'place':
      return other.type === 'place' && ownerOf(one.card) !== searcher;
    case 'commit':
      return other.type === 'commit' && ownerOf(one.card) !== searcher;
    case 'undercover':
      return other.type === 'undercover' && one.location === other.location && ownerOf(one.card) !== searcher;
    default:
      return false;
  }
}
