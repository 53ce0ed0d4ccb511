import { ScriptedChance } from '@stakeout/testkit';
import { isLocation, kindOf, type Node, terrainOf, tileOf } from './city/node.ts';
import { COPS, type LocationKind, TERRAINS } from './data/table.ts';
import { escapePlan } from './game.ts';
import type { State } from './state.ts';
import { at, contact, defaultTable, type Given, options, play, refusals, table, walk } from './table.fixture.ts';

/** What tests of TRAVEL and AVOID share: nodes, tiles and cops written as in the worked examples. */

/** A node by its name: `spot('S2 GANG')`, `spot('B1 R')`. */
export function spot(name: string): Node {
  const [tileName = '', what = ''] = name.split(' ');
  return at(tileName, what as LocationKind);
}

function nameOf(node: Node): string {
  const what = isLocation(node) ? kindOf(defaultTable(), node) : TERRAINS[terrainOf(node)];
  return `${tileName(tileOf(node))} ${what}`;
}

function tileName(index: number): string {
  return defaultTable().tiles[index]?.id ?? `tile ${index}`;
}

/** Walks over the nodes named. */
export function go(state: State, ...names: string[]): void {
  walk(state, 0, ...names.map(spot));
}

/** The nodes seat 0 may go to in one way of moving, by name, in order of the alphabet. */
export function reached(state: State, type: 'step' | 'ride' | 'fly'): string[] {
  return options(state, 0, type)
    .map(({ to }) => nameOf(to))
    .sort();
}

/** The tiles left so far. */
export function tilesLeft(state: State): string[] {
  return tilesOf(state.turn.left);
}

export function tilesOf(mask: number): string[] {
  return defaultTable()
    .tiles.flatMap(({ id }, index) => ((mask & (1 << index)) === 0 ? [] : [id]))
    .sort();
}

/** The cops still to be avoided: `B1 LOCAL`. */
export function toAvoid(state: State): string[] {
  return state.turn.toAvoid
    .flatMap((mask, index) => COPS.flatMap((cop, type) => (mask & (1 << type) ? [`${tileName(index)} ${cop}`] : [])))
    .sort();
}

type Use = Extract<ReturnType<typeof options>[number], { type: 'use' }>;
type Component = Use['component'];

/** The uses of a component open to seat 0. */
export function usesOf(state: State, component: Component): Use[] {
  return options(state, 0, 'use').filter((use) => use.component === component);
}

/** Where a component could carry seat 0, by name, in order of the alphabet. */
export function carriedTo(state: State, component: Component, ability = -1): string[] {
  return usesOf(state, component)
    .filter((use) => use.ability === ability)
    .map(({ target }) => nameOf(target))
    .sort();
}

/** A cop as a target: `cop('B1', 'LOCAL')`, with Sandra as a fourth. */
export function cop(tile: string, type: (typeof COPS)[number] | 'SANDRA'): number {
  const index = type === 'SANDRA' ? COPS.length : COPS.indexOf(type);
  return tileOf(at(tile, 'R')) * 4 + index;
}

export function use(component: Component, index: number, target = -1, ability = -1): Use {
  return { type: 'use', component, index, ability, target };
}

/** Contact spaces that hold the cards named from the left, and nothing else. */
export function holding(...names: string[]): number[] {
  return [0, 1, 2, 3, 4].map((space) => (names[space] === undefined ? 0 : 1 + contact(names[space])));
}

/** Item spaces with these items, and nothing else. */
export function carrying(...items: number[]): number[] {
  return [0, 1, 2, 3, 4, 5].map((space) => items[space] ?? 0);
}

/** The clause and reason by which seat 0 is refused an action; nothing when it is legal. */
export function why(state: State, action: unknown): (string | null)[] {
  return refusals(state, 0, action).flatMap(({ clause, reason }) => [clause, reason]);
}

/** Everything on these tiles where a robber may stand, but for the nodes named after them. */
export function everywhereOn(tiles: readonly string[], but: readonly string[] = []): string[] {
  return defaultTable()
    .tiles.flatMap(({ id, terrains, locations }) =>
      tiles.includes(id)
        ? [
            ...TERRAINS.filter((_, terrain) => (terrains & (1 << terrain)) !== 0).map((letter) => `${id} ${letter}`),
            ...locations.map(({ kind }) => `${id} ${kind}`),
          ]
        : [],
    )
    .filter((name) => !but.includes(name))
    .sort();
}

/** Both locations of each of these tiles. */
export function locationsOf(tiles: readonly string[], but: readonly string[] = []): string[] {
  return everywhereOn(tiles, but).filter((name) => isLocation(spot(name)));
}

/**
 * Seat 0 in AVOID, having gone in two points from Store B on D1 over C1 and S2 to the subway of S1. There is nobody to be
 * avoided but whom `given` puts on D1, C1 and S2. `third` is where the third pawn stands: Sandra with two players, Costa alone.
 */
export function chased(given: Omit<Given, 'pawns'> & { readonly third?: string } = {}): State {
  const { third, ...rest } = given;
  const others = [spot('S1 HOSPITAL'), ...(third === undefined ? [] : [spot(third)])];
  const state = table({ ...rest, pawns: [spot('D1 STORE_B'), ...others] }, 'travel');
  go(state, 'D1 I', 'C1 I', 'S2 I', 'S1 I', 'S1 SUBWAY');
  play(state, 0, { type: 'stop', key: -1 });
  return state;
}

/** Every way on foot, by rail and by heliport to a legal stop on a node: the tiles left, each way of leaving them once. */
export function waysTo(state: State, goal: string): string[] {
  const ways = new Set<string>();
  const seen = new Set<string>();
  const follow = (now: State): void => {
    const key = [now.at[0], now.turn.mp, now.turn.ridden, now.turn.left].join();
    if (seen.has(key)) return;
    seen.add(key);
    if (now.at[0] === spot(goal) && options(now, 0, 'stop').length > 0) ways.add(tilesLeft(now).join(' '));
    for (const action of escapePlan.legal(now, 0)) {
      if (action.type !== 'step' && action.type !== 'ride' && action.type !== 'fly') continue;
      const next = escapePlan.copy(now);
      escapePlan.applyInPlace(next, 0, action, new ScriptedChance({}), null);
      follow(next);
    }
  };
  follow(state);
  return [...ways].sort();
}
