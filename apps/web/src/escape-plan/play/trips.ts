import type { Action, Node, Route, View } from '@stakeout/escape-plan';

/** A location where a move can end now, with the ways there that are worth knowing, the best first. */
export interface Trip {
  readonly node: Node;
  readonly ways: readonly TripWay[];
}

/** A way to a location, and every action that it takes, from where the robber stands to the end of TRAVEL. */
export interface TripWay {
  readonly route: Route;
  /** Gas cans spent on it. */
  readonly cans: number;
  /** Whether it leads out of the city (E21). */
  readonly isEscape: boolean;
  /** What is asked on stopping there: money for a gang, or the keys (colours, 3 the master key) one of which opens it. */
  readonly price: number;
  readonly keys: readonly number[];
  /** Without a key: all the actions, ending with `stop` or `escape`. With keys the last one is to be chosen. */
  readonly plan: readonly Action[];
}

/** Where the viewer's robber could go now: before the move begins, and while it travels. */
export function tripsOf(_view: View, _options: readonly Action[]): readonly Trip[] {
  return [];
}
