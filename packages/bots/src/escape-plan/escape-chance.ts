import { ESCAPED, escapePlanRules, printedOf, type Table, type View } from '@stakeout/escape-plan';
import { type Chance, FastChance, type Seat } from '@stakeout/kernel';
import { isSame } from './candidates.ts';
import { type Intention, instinct } from './instinct.ts';
import { playOut, VARIANTS } from './rollout.ts';
import { imagine, perform, type World, whole } from './world.ts';

/** A turn under way takes fewer decisions than this. */
const MOST_STEPS = 200;

/**
 * Whether the seat gets out (E21.7) in one way that things could go on: a world made up from what the seat sees, in which
 * everybody plays by instinct from here. The same number gives the same world and the same luck.
 */
export function escapesInTry(view: View, seat: Seat, number: number, seed: number): boolean {
  const table = printedOf(view.table);
  const chance = new FastChance((seed + number * 0x9e37_79b1) | 0);
  const world = imagine(view, seat, chance);
  const mind: Intention = { move: null, variant: number % VARIANTS };
  finishTravel(world, table, mind, chance);
  playOut(world, table, chance, mind);
  return world.status[seat] === ESCAPED;
}

/**
 * Instinct knows its own ways only. Where a person has stopped halfway, on a way of their own, what it would do is looked
 * up in the rules, until that journey is over; anything legal will do where they have gone astray.
 */
export function finishTravel(world: World, table: Table, mind: Intention, chance: Chance): void {
  const isTravelling = () => world.frames[world.frames.length - 1]?.kind === 'travel';
  for (let count = 0; count < MOST_STEPS && isTravelling(); count++) {
    const seat = world.turn.seat;
    const options = escapePlanRules.legal(whole(world), seat);
    const wanted = instinct(world, table, seat, mind);
    const action =
      options.find((option) => isSame(option, wanted)) ??
      options.find(({ type }) => type === 'turnBack' || type === 'stop') ??
      options[chance.below('playout', 0, options.length)];
    if (action === undefined) return;
    if (action.type !== 'step' && action.type !== 'ride' && action.type !== 'fly') mind.move = null;
    perform(world, seat, action, chance);
  }
}
