import {
  type Action,
  type ActionOf,
  fixerOf,
  GANG_FLIGHT,
  graphOf,
  IGNORE_TILE,
  NODES_PER_TILE,
  type Node,
  printedOf,
  tileOf,
  type View,
  WATER,
} from '@stakeout/escape-plan';
import type { EscapeParts, Target } from './targets.ts';

type Use = ActionOf<'use'>;

const SANDRA = 3;
const TARGETS_PER_TILE = 4;
const ALL_COPS = 0b111;

/** What is touched to use a component. */
function componentTarget(component: Use['component'], index: number): Target {
  switch (component) {
    case 'contact':
      return `contact:${index}`;
    case 'fixer':
    case 'equipment':
      return `item:${index}`;
    case 'asset':
      return `slot:${index}`;
    case 'member':
      return `member:${index}`;
    case 'firstAid':
      return 'firstAid';
  }
}

/**
 * E17: the own component and what it is used on, in either order where a cop or a tile is meant. Whatever avoids all cops of
 * a tile can be pointed at any of them. A gang that can do only one thing need not be told which.
 */
export function waysToUse(action: Use, view: View, options: readonly Action[]): readonly EscapeParts[] {
  const { component, index, ability, target } = action;
  const used = componentTarget(component, index);
  if (ability >= 0) return waysOfGang(action, used, view, options);
  if (target < 0) return [[used]];
  switch (aimOf(action, view)) {
    case 'node':
      return [[used, `node:${target}`]];
    case 'water':
      return waterTargets(view, target).map((water) => [used, water]);
    case 'cop': {
      const cop: Target = `cop:${Math.floor(target / TARGETS_PER_TILE)}:${target % TARGETS_PER_TILE}`;
      return [
        [used, cop],
        [cop, used],
      ];
    }
    case 'tile':
      return bothOrders(used, tileTargets(view, target, copsAvoidedBy(action, view)));
  }
}

function waysOfGang({ ability, target }: Use, used: Target, view: View, options: readonly Action[]): EscapeParts[] {
  const chosen: Target[] = [used, `ability:${ability}`];
  if (ability === GANG_FLIGHT) return [[...chosen, `node:${target}`]];
  if (ability === IGNORE_TILE) {
    const on = tileTargets(view, target, ALL_COPS);
    return [...on.map((aim): EscapeParts => [...chosen, aim]), ...on.map((aim): EscapeParts => [aim, used])];
  }
  const isOnly = options.every(
    (other) => other.type !== 'use' || other.ability <= 0 || componentTarget(other.component, other.index) !== used,
  );
  return isOnly ? [chosen, [used]] : [chosen];
}

function bothOrders(used: Target, aims: readonly Target[]): EscapeParts[] {
  return aims.flatMap((aim) => [
    [used, aim],
    [aim, used],
  ]);
}

/** What kind of thing the number of a target stands for. */
export function aimOf(action: Use, view: View): 'node' | 'water' | 'cop' | 'tile' {
  if (action.component === 'equipment') return 'cop';
  switch (effectOf(action, view)?.kind) {
    case 'FLY':
    case 'SEWER':
      return 'node';
    case 'WATER_PASSABLE':
      return 'water';
    case 'AVOID_ANY':
      return 'cop';
    default:
      return 'tile';
  }
}

/** The cops that a component avoids on a tile. */
function copsAvoidedBy(action: Use, view: View): number {
  const effect = effectOf(action, view);
  return effect?.kind === 'AVOID_TYPES_ON_TILE' ? effect.cops : ALL_COPS;
}

export function effectOf({ component, index }: Use, view: View) {
  const printed = printedOf(view.table);
  const board = view.table.boards[view.viewer ?? 0];
  if (component === 'contact') return printed.contacts[(board?.contacts[index] ?? 0) - 1]?.effect;
  if (component === 'fixer') return printed.fixers[fixerOf(board?.items[index] ?? 0)]?.effect;
  return undefined;
}

/** The tile, and every cop on it that would be avoided, Sandra included. */
function tileTargets({ table: shown }: View, tile: number, cops: number): Target[] {
  const targets: Target[] = [`tile:${tile}`];
  const met = (shown.turn.toAvoid[tile] ?? 0) & cops;
  for (let cop = 0; cop < SANDRA; cop++) if ((met & (1 << cop)) !== 0) targets.push(`cop:${tile}:${cop}`);
  const isSandraHere = shown.turn.sandra === 1 && tileOf(shown.at[shown.seats] as Node) === tile;
  if (isSandraHere) targets.push(`cop:${tile}:${SANDRA}`);
  return targets;
}

/** E11.4: any tile of the body of water, or the water itself. */
function waterTargets({ table: shown }: View, tile: number): Target[] {
  const body = graphOf(printedOf(shown), shown.city).waters[tile] ?? 0;
  const targets: Target[] = [];
  for (let other = 0; body >> other !== 0; other++) {
    if ((body & (1 << other)) !== 0) targets.push(`tile:${other}`, `node:${other * NODES_PER_TILE + WATER}`);
  }
  return targets;
}
