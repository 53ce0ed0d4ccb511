import {
  type Action,
  aimOf,
  avoidsCop,
  COSTA,
  costaAt,
  FLIGHT_COST,
  graphOf,
  type Node,
  nodeOfKind,
  type Pursuer,
  pointsFor,
  priceOfStep,
  printedOf,
  pursuersOf,
  pursuersOn,
  RIDE_GAIN,
  tileOf,
  tilesToAvoid,
  type View,
} from '@stakeout/escape-plan';
import { partOf } from '../../../table/selection/choices.ts';
import type { EscapeParts } from './targets.ts';
import { effectFor } from './use-ways.ts';

/** What the map shows of what is chosen and not yet confirmed. */
export interface MapPreview {
  /** The way of the robber, the start included; empty where nothing travels. */
  readonly path: readonly Node[];
  /** Where movement points are spent or gained: the node and the points used up to it. */
  readonly points: readonly { readonly node: Node; readonly used: number }[];
  /** Tiles left on the way, and the cops on them, Sandra included. */
  readonly left: readonly number[];
  readonly cops: readonly Pursuer[];
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
  const called = tilesLeft(left, at, turn.start, plan.at(-1));
  const tiles = bitsIn(called);
  return {
    ...NO_PREVIEW,
    path: path.length > 1 ? path : [],
    points,
    left: tiles,
    cops: pursuersOn(shown, called),
    meetsCosta: tiles.includes(costaAt(shown)),
  };

  function priceOf(action: Action, from: Node, to: Node): number {
    if (action.type === 'ride') return -RIDE_GAIN;
    if (action.type === 'fly') return FLIGHT_COST;
    if (action.type !== 'use') return priceOfStep(graph, from, to);
    const effect = effectFor(action, view);
    return effect === null ? 0 : pointsFor(effect, from, to);
  }
}

/** Where an action takes the robber, or -1. */
function goalOf(action: Action, view: View): Node {
  if (action.type === 'step' || action.type === 'ride' || action.type === 'fly') return action.to;
  const effect = action.type === 'use' ? effectFor(action, view) : null;
  if (action.type !== 'use' || effect === null) return -1;
  if (effect.kind === 'MOVE_TO_HOSPITAL') return nodeOfKind(printedOf(view.table), 'HOSPITAL');
  return aimOf(effect) === 'node' ? action.target : -1;
}

/** As a mask. A way that has not come to its end yet has left what lies behind it. */
function tilesLeft(left: number, at: Node, start: Node, last: Action | undefined): number {
  const isEnd = last?.type === 'stop' || last?.type === 'escape';
  return isEnd ? tilesToAvoid(left, start, at, last.type === 'escape') : left & ~(1 << tileOf(at));
}

function bitsIn(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0; mask >> bit !== 0; bit++) if ((mask & (1 << bit)) !== 0) bits.push(bit);
  return bits;
}

/** E12.2: whoever would be left to avoid once the plan is carried out. */
function stillToAvoid(view: View, plan: readonly Action[]): readonly Pursuer[] {
  return pursuersOf(view.table).filter(
    (pursuer) => pursuer.cop !== COSTA && !plan.some((action) => isAvoidedBy(action, view, pursuer)),
  );
}

function isAvoidedBy(action: Action, view: View, { tile, cop }: Pursuer): boolean {
  const effect = action.type === 'use' ? effectFor(action, view) : null;
  return action.type === 'use' && effect !== null && avoidsCop(effect, action.target, tile, cop);
}
