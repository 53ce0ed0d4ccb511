export type { Action, ActionOf, ActionType } from './action.ts';
export * as actions from './action-table.ts';
export {
  backOf,
  type Card,
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
  type Role,
  RUNNER,
  roleOf,
  SABOTEUR,
  SPY,
  startingCardOf,
  valueOfCard,
} from './cards.ts';
export { type Config, DEFAULT_DECK, type Edition, type Memory } from './config.ts';
export { canGoUndercover } from './deployment.ts';
export type { Event, EventOf, EventType } from './event.ts';
export { gunrunners } from './game.ts';
export { gunrunnersRules } from './game-rules.ts';
export type { Ending, Location, Phase, State } from './state.ts';
export type { View } from './view.ts';
