import { type Action, gunrunnersRules } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Worlds } from '../search/world.ts';
import { Appraisal } from './appraisal.ts';
import { imagine } from './imagining.ts';
import { moverOf, playOn, playOut } from './playout.ts';
import { CRATE } from './prospects.ts';
import type { Recalled } from './recalled.ts';
import { rewardsOf, winShareOf } from './rewards.ts';
import type { World } from './table.ts';

/** A move that looks so much better than doing nothing is a promising one. */
const IMPRESSIVE = 2.5 * CRATE;

const appraisal = new Appraisal();
/** The world that was looked over last, until something is played in it. */
let surveyed: World | null = null;

/** Gunrunners as a search plays it. */
export const gunrunnersWorlds: Worlds<Recalled, World, Action> = {
  imagine,
  mover: moverOf,
  moves: (world, seat) => gunrunnersRules.legal(world, seat),
  isSame: isSameAction,
  promise: promiseOf,
  play(world, seat, move, chance) {
    surveyed = null;
    playOn(world, seat, move, chance);
  },
  finish: (world, chance) => playOut(world, chance),
  rewards: rewardsOf,
  winShare: winShareOf,
};

/** Most actions are made once and shared; a layout of the Spy's is made anew every time. */
function isSameAction(one: Action, other: Action): boolean {
  if (one === other) return true;
  if (one.type !== 'arrange' || other.type !== 'arrange') return false;
  const { cards } = other;
  for (let index = 0; index < cards.length; index++) if (one.cards[index] !== cards[index]) return false;
  return true;
}

function promiseOf(world: World, seat: Seat, move: Action): number {
  if (surveyed !== world) appraisal.begin(world, seat, seat);
  surveyed = world;
  return 1 / (1 + Math.exp(-appraisal.of(move) / IMPRESSIVE));
}
