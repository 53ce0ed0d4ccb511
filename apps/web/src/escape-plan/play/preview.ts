import type { Action, Node, View } from '@stakeout/escape-plan';
import type { EscapeParts } from './targets.ts';

/** What the map shows of what is chosen and not yet confirmed. */
export interface MapPreview {
  /** The way of the robber, the start included; empty where nothing travels. */
  readonly path: readonly Node[];
  /** Where movement points are spent or gained: the node and the points used up to it. */
  readonly points: readonly { readonly node: Node; readonly used: number }[];
  /** Tiles left on the way, and the cops on them (type 3 is Sandra). */
  readonly left: readonly number[];
  readonly cops: readonly { readonly tile: number; readonly cop: number }[];
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

export const NO_PREVIEW: MapPreview = { path: [], points: [], left: [], cops: [], ghost: null, copMove: null };

/** What the plan chosen so far will look like on the map. */
export function previewOf(_view: View, _parts: EscapeParts, _plan: readonly Action[] | null): MapPreview {
  return NO_PREVIEW;
}
