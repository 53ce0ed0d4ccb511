export type { Action, ActionOf, ActionType } from './action.ts';
export * as actions from './action-table.ts';
export { countExposed, EXPOSED_FOR_BUST, LAST_SPACE, SPECIAL_DELIVERY } from './busts.ts';
export {
  backOf,
  type Card,
  cardOf,
  DIRECTOR,
  FACE_DOWN,
  FACE_DOWN_KNOWN_TO_ALL,
  type Face,
  faceOf,
  faceUp,
  INFORMER,
  isBack,
  isExposed,
  MANAGER,
  ORDINARY,
  ownerOf,
  ROLE_NAMES,
  type Role,
  RUNNER,
  roleOf,
  SABOTEUR,
  SPY,
  startingCardOf,
  valueOfCard,
} from './cards.ts';
export { clauseOf } from './clause-of.ts';
export { type Config, DECK_SIZE, DEFAULT_DECK, HIGHEST_VALUE, MEMORIES, type Memory } from './config.ts';
export { DIE_SIDES, RUNNER_LOAD, WAREHOUSE_LIMIT } from './delivery.ts';
export { canGoUndercover } from './deployment.ts';
export { EDITION_RULES, EDITIONS, type Edition } from './editions.ts';
export type { Event, EventOf, EventType } from './event.ts';
export { type Forecast, forecast, type Share } from './forecast.ts';
export { gunrunners } from './game.ts';
export { gunrunnersRules } from './game-rules.ts';
export { openView } from './open-view.ts';
export { CRATES_PER_LOCATION } from './setup.ts';
export { halfOf } from './shares.ts';
export type { Ending, Location, Phase, State } from './state.ts';
export type { View } from './view.ts';
