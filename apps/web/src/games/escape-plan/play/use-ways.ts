import {
  type Action,
  type ActionOf,
  ALL_COPS,
  aimOf,
  COSTA,
  coversOnTile,
  type Effect,
  effectOf,
  GANG_FLIGHT,
  graphOf,
  IGNORE_TILE,
  NODES_PER_TILE,
  printedOf,
  pursuersOf,
  TARGETS_PER_TILE,
  typesAvoided,
  type View,
  WATER,
} from '@stakeout/escape-plan';
import type { EscapeParts, Target } from './targets.ts';

type Use = ActionOf<'use'>;

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
  const effect = effectFor(action, view);
  if (effect === null) return [[used]];
  switch (aimOf(effect)) {
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
      return bothOrders(used, tileTargets(view, target, typesAvoided(effect)));
    case 'nothing':
      return [[used]];
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

/** What a component of the viewer does. */
export function effectFor(action: Use, { table: shown, viewer }: View): Effect | null {
  const board = shown.boards[viewer ?? 0];
  return board === undefined ? null : effectOf(printedOf(shown), board, action);
}

/** The tile, and every cop on it that would be avoided, Sandra included. */
function tileTargets({ table: shown }: View, tile: number, cops: number): Target[] {
  const met = pursuersOf(shown).filter(
    (pursuer) => pursuer.tile === tile && pursuer.cop !== COSTA && coversOnTile(cops, pursuer.cop),
  );
  return [`tile:${tile}`, ...met.map(({ cop }): Target => `cop:${tile}:${cop}`)];
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
