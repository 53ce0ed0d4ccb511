import {
  type ActionOf,
  blueprintOf,
  type EffectKind,
  fixerOf,
  GANG_FLIGHT,
  type Graph,
  gangToReturnTo,
  graphOf,
  isLocation,
  MOVEMENT_POINTS,
  NODES_PER_TILE,
  nodeOfKind,
  type Table,
  terrainOf,
  tileOf,
  WATER,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { type Way, waysOn } from './atlas.ts';
import { readyContact } from './holdings.ts';
import { moneyOn } from './sense.ts';
import type { World, WorldBoard } from './world.ts';

/** A component that carries the robber on its way: what is used, and where it stands then (E11.9). */
export interface Lift {
  readonly at: number;
  readonly action: ActionOf<'use'>;
}

/** A way that takes a lift, and what using it up costs, in thousands. */
export interface LiftedWay {
  readonly way: Way;
  readonly lift: Lift;
  readonly price: number;
}

/** Something at hand that carries. */
interface Carrier {
  readonly component: 'contact' | 'fixer' | 'member';
  readonly index: number;
  readonly ability: number;
  readonly kind: EffectKind;
  readonly price: number;
}

/** A fixer that was paid for is there to be used; what it could do later is worth little. */
const FIXER = 3;
const FLIGHT = 1;

/**
 * The ways from where a turn begins that take a lift: by helicopter and gang flight from a tile with a helipad, through the
 * sewer, over water by jet ski, and to the hospital by medevac. `spare` is the money that may be spent on it.
 */
export function liftedWays(world: World, table: Table, seat: Seat, spare: number): LiftedWay[] {
  const here = world.at[seat] as number;
  return carriersOf(world, table, seat, spare).flatMap((carrier) => {
    switch (carrier.kind) {
      case 'FLY':
      case 'GANG_ABILITY':
        return flights(world, table, here, carrier);
      case 'SEWER':
        return sewers(world, table, here, carrier);
      case 'WATER_PASSABLE':
        return crossings(world, table, here, carrier);
      case 'MOVE_TO_HOSPITAL':
        return evacuation(table, here, carrier);
      default:
        return [];
    }
  });
}

function carriersOf(world: World, table: Table, seat: Seat, spare: number): Carrier[] {
  const board = world.boards[seat] as WorldBoard;
  const carriers: Carrier[] = [];
  for (let space = 0; space < board.contacts.length; space++) {
    const contact = table.contacts[readyContact(table, board, space, spare)];
    if (contact === undefined) continue;
    const price = contact.cost * moneyOn(world) + (contact.star ? world.sense.notoriety : 0);
    carriers.push({ component: 'contact', index: space, ...abilityOf(contact.effect.kind), price });
  }
  for (let space = 0; space < board.items.length; space++) {
    const fixer = table.fixers[fixerOf(board.items[space] as number)];
    if (fixer === undefined || (board.used & (1 << space)) !== 0) continue;
    const isSweep = fixer.effect.kind === 'GANG_ABILITY';
    const price = isSweep ? world.sense.member : FIXER;
    carriers.push({ component: 'fixer', index: space, ...abilityOf(fixer.effect.kind), price });
  }
  const gang = board.members > 0 ? gangToReturnTo(world, seat) : -1;
  if (gang >= 0)
    carriers.push({ component: 'member', index: gang, ...abilityOf('GANG_ABILITY'), price: world.sense.member });
  return carriers;
}

function abilityOf(kind: EffectKind): Pick<Carrier, 'kind' | 'ability'> {
  return { kind, ability: kind === 'GANG_ABILITY' ? GANG_FLIGHT : -1 };
}

function liftFrom(at: number, { component, index, ability }: Carrier, target: number): Lift {
  return { at, action: { type: 'use', component, index, ability, target } };
}

function startAt(node: number): Way {
  return { node, used: 0, peak: 0, left: 0, ridden: false, from: null };
}

function onFrom(from: Way, node: number, cost: number): Way {
  const tile = tileOf(from.node);
  const left = tile === tileOf(node) ? from.left : from.left | (1 << tile);
  const used = from.used + cost;
  return { node, used, peak: Math.max(from.peak, used), left, ridden: from.ridden, from };
}

/** E17.7: straight to the locations one or two tiles away. */
function flights(world: World, table: Table, here: number, carrier: Carrier): LiftedWay[] {
  const tile = tileOf(here);
  if ((blueprintOf(table).helipads & (1 << tile)) === 0) return [];
  const graph = graphOf(table, world.city);
  return nodesOn(table, graph, graph.near[tile] as number)
    .filter(isLocation)
    .map((node) => ({
      way: onFrom(startAt(here), node, FLIGHT),
      lift: liftFrom(here, carrier, node),
      price: carrier.price,
    }));
}

/** E17.12: from a terrain beside the start to one exactly two tiles away, and in at a location there. */
function sewers(world: World, table: Table, here: number, carrier: Carrier): LiftedWay[] {
  const graph = graphOf(table, world.city);
  const goals = nodesOn(table, graph, graph.second[tileOf(here)] as number).filter(isLand);
  const found: LiftedWay[] = [];
  for (const mouth of besides(graph, here).filter(isLand)) {
    if (tileOf(mouth) !== tileOf(here)) continue;
    const down = onFrom(startAt(here), mouth, 1);
    for (const goal of goals) {
      const up = onFrom(down, goal, terrainOf(mouth) === terrainOf(goal) ? 0 : 1);
      for (const node of besides(graph, goal).filter(isLocation))
        found.push({ way: onFrom(up, node, 1), lift: liftFrom(mouth, carrier, goal), price: carrier.price });
    }
  }
  return found;
}

/** E11.4: with one body of water open, those ways that need it. */
function crossings(world: World, table: Table, here: number, carrier: Carrier): LiftedWay[] {
  const graph = graphOf(table, world.city);
  const found: LiftedWay[] = [];
  const bodies = new Set(graph.waters.filter((body) => body !== 0 && (body & graph.ferried) === 0));
  for (const body of bodies) {
    const target = graph.waters.indexOf(body);
    for (const way of waysOn(table, world.city, startAt(here), MOVEMENT_POINTS, body))
      if (isAcross(way, body)) found.push({ way, lift: liftFrom(here, carrier, target), price: carrier.price });
  }
  return found;
}

function isAcross(last: Way, body: number): boolean {
  for (let way: Way | null = last; way !== null; way = way.from)
    if (!isLocation(way.node) && terrainOf(way.node) === WATER && (body & (1 << tileOf(way.node))) !== 0) return true;
  return false;
}

/** not from the hospital. */
function evacuation(table: Table, here: number, carrier: Carrier): LiftedWay[] {
  const hospital = nodeOfKind(table, 'HOSPITAL');
  if (here === hospital) return [];
  return [{ way: onFrom(startAt(here), hospital, 0), lift: liftFrom(here, carrier, -1), price: carrier.price }];
}

function nodesOn(table: Table, graph: Graph, tiles: number): number[] {
  const nodes: number[] = [];
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if ((tiles & (1 << tile)) === 0) continue;
    for (let node = tile * NODES_PER_TILE; node < (tile + 1) * NODES_PER_TILE; node++)
      if ((graph.first[node] as number) < (graph.first[node + 1] as number)) nodes.push(node);
  }
  return nodes;
}

function besides(graph: Graph, node: number): number[] {
  const nodes: number[] = [];
  for (let index = graph.first[node] as number; index < (graph.first[node + 1] as number); index++)
    nodes.push(graph.to[index] as number);
  return nodes;
}

function isLand(node: number): boolean {
  return !isLocation(node) && terrainOf(node) !== WATER;
}
