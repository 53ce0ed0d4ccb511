export {
  type Action,
  type ActionOf,
  type ActionType,
  type Component,
  GANG_FLIGHT,
  IGNORE_TILE,
  LIE_LOW,
} from './action.ts';
export { canAnswer, copsToAvoid } from './answers.ts';
export { blueprintOf } from './city/blueprint.ts';
export { type City, isInCity, terrainAt, terrainAtSide, tileAt, withTile } from './city/city.ts';
export { distanceBetween, eachStep, type Graph, graphOf, priceOfStep } from './city/graph.ts';
export { opposite, SIDES, STEP_Q, STEP_R } from './city/hex.ts';
export { eachMove, type Means } from './city/moves.ts';
export {
  isLocation,
  kindOf,
  locationNode,
  NODES_PER_TILE,
  type Node,
  nodeOfKind,
  slotOf,
  terrainOf,
  tileOf,
} from './city/node.ts';
export { eachPlacement } from './city/placement.ts';
export { clauseOf } from './clause-of.ts';
export type { Config } from './config.ts';
export { type Consequences, consequences, consequencesOf, type Readers } from './consequences.ts';
export { defaultTable } from './data/boxes.ts';
export { STEPS } from './data/compile-cards.ts';
export { STACKS } from './data/compile-tiles.ts';
export { DEFAULT_TABLE } from './data/default-table.data.ts';
export { effectOfText, effectTexts } from './data/effect-texts.ts';
export { printedOf, type WithPrinted } from './data/printed.ts';
export type { RawContact } from './data/raw-table.ts';
export {
  ALL_COPS,
  ASSETS,
  AVOID_ALL_ASSET,
  BUSINESSES,
  COLOURS,
  COPS,
  COSTA,
  type Effect,
  type EffectKind,
  EXIT_KINDS,
  EXTRA_ACTION_ASSET,
  FIRST_SAFE_HOUSE,
  HEAL_ASSET,
  isCopMover,
  LOCATION_KINDS,
  type LocationKind,
  MASTER_KEY,
  MASTER_KEY_ASSET,
  PLACES,
  PLACES_PER_GROUP,
  SAFE_HOUSE_GROUP,
  SANDRA,
  type Table,
  TERRAINS,
  type Terrain,
  WATER,
} from './data/table.ts';
export { isAllAvoided, pursuersOf } from './decisions/avoid.ts';
export { DECISION_KINDS } from './decisions/index.ts';
export { canTakeCan } from './decisions/shops.ts';
export { type Destination, destinations, type Route } from './destinations.ts';
export { type Event, type Happening, type HappeningOf, isHappening } from './event.ts';
export { forcedAction } from './forced.ts';
export { escapePlan } from './game.ts';
export { escapePlanRules } from './game-rules.ts';
export type { Charge, HappeningType } from './happening.ts';
export {
  assetOf,
  equipmentOf,
  FIRST_EXIT_SOURCE,
  fixerOf,
  isTreasure,
  isUnknown,
  sourceOf,
  treasureValue,
} from './items.ts';
export { type AnswerToCops, type Meeting, meetingAfter } from './meeting.ts';
export { nodeTerm, pawnTerm, spotTerm } from './narrate.ts';
export * from './numbers.ts';
export { openView } from './open-view.ts';
export { opening } from './opening.ts';
export {
  contactsThatCount,
  countCuffs,
  GROUPS,
  moneyOfGroup,
  placesOfGroup,
  type ScoreSheet,
  scoreOf,
  scoreOfContacts,
  scoreOfCosta,
  usedAssets,
  valueForCosta,
  valueOfStack,
  valuesOf,
} from './outcome.ts';
export { DAY_PHASES, type DayPhase, dayPhaseOf, placeOfExit } from './procedures/day.ts';
export { cubesToClose } from './procedures/turn.ts';
export {
  ARRESTED,
  AVOIDING,
  costaOf,
  ESCAPED,
  type Frame,
  type FrameKind,
  IN_AVOID,
  IN_CITY,
  IN_TRAVEL,
  LEAVING,
  NIGHT,
  type Pawn,
  type Seen,
  type State,
  sandraOf,
  TRAVELLING,
  VISITING,
} from './state.ts';
export { assetsOnItems, assetsOnSpaces, lockedAssets, nextSlot, readySlot } from './steps/assets.ts';
export { carries, isContactReady } from './steps/components.ts';
export { countContacts, freeSpace, isSliding } from './steps/contacts.ts';
export { eachCopMove } from './steps/cops.ts';
export { gangsToReturnTo, gangToReturnTo } from './steps/gangs.ts';
export { type LockerObstacle, lockerReach, tilesFromExit, tilesFromLocker, whyNoLocker } from './steps/lockers.ts';
export { escapePrice, escapePriceOf, incomeOf } from './steps/money.ts';
export { crowdAt } from './steps/notoriety.ts';
export { copsOn, costaAt, type Pursuer, pursuersOn, sandraAt } from './steps/police.ts';
export { tilesToAvoid } from './steps/trip.ts';
export { canEnd, certainExit, exitAt, hasVisited, isBlocked, openExit, stackOn, usableKeys } from './steps/visiting.ts';
export { spaceForHandcuffs } from './steps/wounds.ts';
export { effectCode, priceCode, SPOTS } from './texts/codes.ts';
export { type Travels, travelsOf } from './travel-plan.ts';
export { isUnderWay, latePartsLeft, TURNS_A_DAY, type TurnsLeft, turnsLeft, turnsToday } from './turns-left.ts';
export {
  ASSET_EFFECTS,
  aimOf,
  avoidsCop,
  coversOnTile,
  effectOf,
  pointsFor,
  TARGETS_PER_TILE,
  typesAvoided,
} from './use-effects.ts';
export type { Own, PublicBoard, PublicTable, View } from './view.ts';
export { VISIT_STEPS, type VisitStep } from './visit-steps.ts';
export { WARNING_CLAUSES, type Warning, warningsOf } from './warnings.ts';
export { type WayOut, wayOut } from './way-out.ts';
export { whyNoTrip, whyNoTrips, whyNoUseBeforeMove } from './why-no-trip.ts';
export { woundsAhead } from './wounds-ahead.ts';
