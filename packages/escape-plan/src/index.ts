export {
  type Action,
  type ActionOf,
  type ActionType,
  type Component,
  GANG_FLIGHT,
  IGNORE_TILE,
  LIE_LOW,
} from './action.ts';
export type { City } from './city/city.ts';
export { distanceBetween, type Graph, graphOf } from './city/graph.ts';
export { isLocation, isWater, kindOf, NODES_PER_TILE, type Node, nodeOfKind, tileOf } from './city/node.ts';
export type { Config } from './config.ts';
export { type Consequences, consequences, consequencesOf } from './consequences.ts';
export { tableNamed } from './data/compile-table.ts';
export { DEFAULT_TABLE } from './data/default-table.data.ts';
export {
  ASSETS,
  BUSINESSES,
  COPS,
  type Effect,
  type EffectKind,
  FIRST_SAFE_HOUSE,
  LOCATION_KINDS,
  type LocationKind,
  PLACES,
  PLACES_PER_GROUP,
  type Table,
  type Terrain,
  WATER,
} from './data/table.ts';
export { isAllAvoided } from './decisions/avoid.ts';
export { DECISION_KINDS } from './decisions/index.ts';
export { type Destination, destinations, type Route } from './destinations.ts';
export { ASSET_EFFECTS } from './effects.ts';
export type { Event, Happening } from './event.ts';
export { escapePlan } from './game.ts';
export { escapePlanRules } from './game-rules.ts';
export { assetOf, equipmentOf, fixerOf, isTreasure, isUnknown, sourceOf, treasureValue } from './items.ts';
export { nodeTerm, pawnTerm } from './narrate.ts';
export { opening } from './opening.ts';
export { type ScoreSheet, scoreOf, scoreOfCosta } from './outcome.ts';
export { isExitVisible } from './procedures/day.ts';
export { ARRESTED, ESCAPED, type Frame, type FrameKind, IN_CITY, LEAVING, type Pawn, type State } from './state.ts';
export { effectCode, priceCode } from './texts/codes.ts';
export { type Travels, travelsOf } from './travel-plan.ts';
export type { Own, PublicBoard, PublicTable, View } from './view.ts';
export { whyNoTrip } from './why-no-trip.ts';
