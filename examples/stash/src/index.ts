export { type Action, CARRY, SEARCH, SELL } from './action.ts';
export { type Config, LIMITS } from './config.ts';
export type { Event } from './event.ts';
export { stash } from './game.ts';
export { stashRules } from './game-rules.ts';
export { allHouses, type House, type State } from './state.ts';
export type { View } from './view.ts';
