import {
  type Action,
  type ActionOf,
  GANG_FLIGHT,
  graphOf,
  IN_CITY,
  NODES_PER_TILE,
  type Node,
  nodeOfKind,
  printedOf,
  tileOf,
  type View,
} from '@stakeout/escape-plan';
import { partOf } from '../../../table/selection/choices.ts';
import type { EscapeParts } from './targets.ts';
import { aimOf, effectOf } from './use-ways.ts';

/** What the map shows of what is chosen and not yet confirmed. */
export interface MapPreview {
  /** The way of the robber, the start included; empty where nothing travels. */
  readonly path: readonly Node[];
  /** Where movement points are spent or gained: the node and the points used up to it. */
  readonly points: readonly { readonly node: Node; readonly used: number }[];
  /** Tiles left on the way, and the cops on them (type 3 is Sandra). */
  readonly left: readonly number[];
  readonly cops: readonly { readonly tile: number; readonly cop: number }[];
  /** Whether Lieutenant Costa stands on one of them and will ask for his toll (E24.3). */
  readonly meetsCosta: boolean;
  /** A tile about to be laid: where, how it is turned, and whether it may lie like that. */
  readonly ghost: {
    readonly tile: number;
    readonly q: number;
    readonly r: number;
    readonly turned: number;
    readonly fits: boolean;
  } | null;
  /** A cop about to be moved. */
  readonly copMove: { readonly cop: number; readonly from: number; readonly to: number } | null;
}

export const NO_PREVIEW: MapPreview = {
  path: [],
  points: [],
  left: [],
  cops: [],
  meetsCosta: false,
  ghost: null,
  copMove: null,
};

const SANDRA = 3;
const TARGETS_PER_TILE = 4;

/** What the plan chosen so far will look like on the map; without one, what the move or AVOID under way has brought. */
export function previewOf(view: View, parts: EscapeParts, plan: readonly Action[] | null): MapPreview {
  switch (view.table.frames.at(-1)?.kind) {
    case 'placeTile':
      return { ...NO_PREVIEW, ghost: ghostOf(view, parts, plan) };
    case 'moveCop':
    case 'approach': {
      const move = plan?.find((action) => action.type === 'moveCop');
      return move === undefined
        ? NO_PREVIEW
        : { ...NO_PREVIEW, copMove: { cop: move.cop, from: move.from, to: move.to } };
    }
    case 'action':
    case 'travel':
      return travelOf(view, plan ?? []);
    case 'avoid':
      return { ...NO_PREVIEW, cops: stillToAvoid(view, plan ?? []), meetsCosta: view.table.turn.costa === 1 };
    default:
      return NO_PREVIEW;
  }
}

/** E7.1: the tile on its cell, turned as chosen, also where it does not fit. */
function ghostOf({ table: shown }: View, parts: EscapeParts, plan: readonly Action[] | null): MapPreview['ghost'] {
  const lay = plan?.find((action) => action.type === 'layTile');
  if (lay !== undefined) return { tile: lay.tile, q: lay.q, r: lay.r, turned: lay.turned, fits: true };
  const faceUp = shown.faceUp.filter((tile) => tile >= 0);
  const [tile = faceUp.length === 1 ? faceUp[0] : undefined] = partOf(parts, 'stack') ?? [];
  const [q, r] = partOf(parts, 'cell') ?? [];
  const [turned] = partOf(parts, 'turn') ?? [];
  if (tile === undefined || q === undefined || r === undefined || turned === undefined) return null;
  return { tile, q, r, turned, fits: false };
}

/** The way, what it uses up, and whom it will meet (E12.1, E12.2, E21.2). */
function travelOf(view: View, plan: readonly Action[]): MapPreview {
  const { table: shown } = view;
  const { turn } = shown;
  const isUnderWay = shown.frames.at(-1)?.kind === 'travel';
  const pawn = turn.seat;
  const graph = graphOf(printedOf(shown), shown.city);
  let at = shown.at[pawn] as Node;
  let left = isUnderWay ? turn.left : 0;
  let used = 0;
  const path: Node[] = [at];
  const points: { node: Node; used: number }[] = [];
  for (const action of plan) {
    const to = goalOf(action, view);
    if (to < 0) continue;
    const price = priceOf(action, at, to);
    if (tileOf(at) !== tileOf(to)) left |= 1 << tileOf(at);
    at = to;
    path.push(to);
    used += price;
    if (price !== 0) points.push({ node: to, used });
  }
  const tiles = tilesOf(tilesLeft(left, at, turn.start, plan.at(-1)));
  return {
    ...NO_PREVIEW,
    path: path.length > 1 ? path : [],
    points,
    left: tiles,
    cops: tiles.flatMap((tile) => copsOn(view, tile, shown.cops[tile] ?? 0)),
    meetsCosta: shown.seats === 1 && shown.status[2] === IN_CITY && tiles.includes(tileOf(shown.at[2] as Node)),
  };

  function priceOf(action: Action, from: Node, to: Node): number {
    if (action.type === 'ride') return -1;
    if (action.type === 'fly') return 1;
    if (action.type === 'use') return priceOfUse(action, view, from, to);
    const end = graph.first[from + 1] as number;
    for (let index = graph.first[from] as number; index < end; index++)
      if (graph.to[index] === to) return graph.cost[index] as number;
    return 0;
  }
}

/** Where an action takes the robber, or -1. */
function goalOf(action: Action, view: View): Node {
  if (action.type === 'step' || action.type === 'ride' || action.type === 'fly') return action.to;
  if (action.type !== 'use') return -1;
  if (action.ability === GANG_FLIGHT) return action.target;
  if (action.ability >= 0) return -1;
  const kind = effectOf(action, view)?.kind;
  if (kind === 'MOVE_TO_HOSPITAL') return nodeOfKind(printedOf(view.table), 'HOSPITAL');
  return kind === 'FLY' || kind === 'SEWER' ? action.target : -1;
}

/** E17.7, E17.12: a flight takes a point, a sewer one where the terrain is another, the medevac none. */
function priceOfUse(action: ActionOf<'use'>, view: View, from: Node, to: Node): number {
  const kind = action.ability === GANG_FLIGHT ? 'FLY' : effectOf(action, view)?.kind;
  if (kind === 'FLY') return 1;
  return kind === 'SEWER' && from % NODES_PER_TILE !== to % NODES_PER_TILE ? 1 : 0;
}

/** As a mask. A way that has not come to its end yet has left what lies behind it. */
function tilesLeft(left: number, at: Node, start: Node, last: Action | undefined): number {
  const here = 1 << tileOf(at);
  if (last?.type === 'escape') return left | here;
  const isBack = last?.type === 'stop' && tileOf(at) === tileOf(start);
  return isBack ? 0 : left & ~here;
}

function tilesOf(mask: number): number[] {
  const tiles: number[] = [];
  for (let tile = 0; mask >> tile !== 0; tile++) if ((mask & (1 << tile)) !== 0) tiles.push(tile);
  return tiles;
}

function copsOn({ table: shown }: View, tile: number, types: number): { tile: number; cop: number }[] {
  const cops = tilesOf(types).map((cop) => ({ tile, cop }));
  const isSandra = shown.seats <= 2 && shown.status[shown.seats] === IN_CITY;
  if (isSandra && tileOf(shown.at[shown.seats] as Node) === tile) cops.push({ tile, cop: SANDRA });
  return cops;
}

/** E12.2: whoever would be left to avoid once the plan is carried out. */
function stillToAvoid(view: View, plan: readonly Action[]): { tile: number; cop: number }[] {
  const { table: shown } = view;
  const { turn } = shown;
  const sandraAt = turn.sandra === 1 ? tileOf(shown.at[shown.seats] as Node) : -1;
  const all = turn.toAvoid.flatMap((types, tile) => [
    ...tilesOf(types).map((cop) => ({ tile, cop })),
    ...(tile === sandraAt ? [{ tile, cop: SANDRA }] : []),
  ]);
  return all.filter(({ tile, cop }) => !plan.some((action) => isAvoidedBy(action, view, tile, cop)));
}

function isAvoidedBy(action: Action, view: View, tile: number, cop: number): boolean {
  if (action.type !== 'use' || action.target < 0) return false;
  if (action.ability < 0 && aimOf(action, view) === 'cop') return action.target === tile * TARGETS_PER_TILE + cop;
  const effect = effectOf(action, view);
  const isCovered = effect?.kind !== 'AVOID_TYPES_ON_TILE' || cop === SANDRA || (effect.cops & (1 << cop)) !== 0;
  return action.target === tile && isCovered;
}
