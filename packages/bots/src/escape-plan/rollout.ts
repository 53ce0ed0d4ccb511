import type { Action, Table } from '@stakeout/escape-plan';
import type { Chance, Seat } from '@stakeout/kernel';
import { plannedTile } from './city-habit.ts';
import { type Intention, instinct, keyFor } from './instinct.ts';
import type { Lift } from './lifts.ts';
import { moverOf, perform, type World } from './world.ts';

const GAS_CAN: Action = { type: 'gasCan' };
const ESCAPE: Action = { type: 'escape' };

/** So many cities still to be built are imagined. */
export const VARIANTS = 12;

/** No game of five takes more decisions than this; a mistake in a habit must not hang the table. */
const MOST_ACTIONS = 4000;

/**
 * Plays an imagined world to its end, everybody by instinct. `mind` holds what is intended for the turn under way, if anything;
 * it is forgotten once the move is made, and every later turn is decided as it comes.
 */
export function playOut(world: World, table: Table, chance: Chance, mind: Intention): void {
  playUntil(world, table, chance, mind, () => false);
}

/** The same until whoever has to decide is where it is enough; whether that came before the end. */
export function playUntil(
  world: World,
  table: Table,
  chance: Chance,
  mind: Intention,
  isEnough: (world: World, seat: Seat) => boolean,
): boolean {
  for (let count = 0; count < MOST_ACTIONS; count++) {
    const seat = moverOf(world);
    if (seat < 0) return false;
    if (isEnough(world, seat)) return true;
    playOn(world, table, seat, mind, chance);
  }
  return false;
}

/** One decision of a game that is played like this. */
export function playOn(world: World, table: Table, seat: Seat, mind: Intention, chance: Chance): void {
  if (world.frames[world.frames.length - 1]?.kind === 'placeTile') layTile(world, table, seat, mind, chance);
  else decide(world, table, seat, mind, chance);
}

/** One decision by instinct, or a whole way. */
export function decide(world: World, table: Table, seat: Seat, mind: Intention, chance: Chance): void {
  const isOnTheWay = world.frames[world.frames.length - 1]?.kind === 'travel';
  if (isOnTheWay && mind.move !== null && mind.move.way !== null) {
    arrive(world, table, seat, mind, chance);
    return;
  }
  const action = instinct(world, table, seat, mind);
  if (action.type === 'rest' || action.type === 'stay') mind.move = null;
  mind.holdsBack = false;
  perform(world, seat, action, chance);
}

/**
 * A whole way at once: where the robber ends up, the tiles left and the cans used are all that AVOID and VISIT ask about, so
 * the steps between need not be walked in an imagined world.
 */
function arrive(world: World, table: Table, seat: Seat, mind: Intention, chance: Chance): void {
  const { move } = mind;
  const way = move?.way;
  if (move === null || way === null || way === undefined) return;
  for (let cans = way.peak - world.turn.mp; cans > 0; cans--) perform(world, seat, GAS_CAN, chance);
  if (move.lift !== null && !isCarried(world, seat, move.lift, mind, chance)) return;
  world.at[seat] = way.node;
  world.turn.left = way.left;
  const action: Action = move.kind === 'escape' ? ESCAPE : { type: 'stop', key: keyFor(world, table, seat, way.node) };
  mind.move = null;
  perform(world, seat, action, chance);
}

/** Takes a lift; whether the journey goes on from there: a medevac ends it. */
function isCarried(world: World, seat: Seat, lift: Lift, mind: Intention, chance: Chance): boolean {
  world.at[seat] = lift.at;
  perform(world, seat, lift.action, chance);
  if (world.frames[world.frames.length - 1]?.kind === 'travel') return true;
  mind.move = null;
  return false;
}

/** Tiles are laid by plan, so that the same few cities are met again and again and need be worked out only once. */
function layTile(world: World, table: Table, seat: Seat, { build, variant }: Intention, chance: Chance): void {
  const decided = build?.next() ?? null;
  if (decided !== null) {
    perform(world, seat, decided, chance);
    world.city = build?.lay(world.city) ?? world.city;
    return;
  }
  const built = plannedTile(world, table, seat, variant);
  perform(world, seat, built.action, chance);
  if (built.city === null) built.city = world.city;
  else world.city = built.city;
}
