import { type Action, type Card, gunrunnersRules, ownerOf } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { cardToHide, pickBest } from './playout.ts';
import type { World } from './table.ts';

/**
 * Nobody sees which card somebody else puts face down. Who tells such moves apart in its tree answers what it could not know, so
 * there is one for each place, with the card that looks best there to its owner.
 */
export function movesOfAnother(world: World, seat: Seat): readonly Action[] {
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
export function isSameToOthers(one: Action, other: Action, searcher: Seat): boolean {
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
