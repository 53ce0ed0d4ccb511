export type { Action, ActionOf, ActionType } from './action.ts';
export { type Card, type Face, ownerOf, type Role, roleOf, valueOfCard } from './cards.ts';
export { type Config, DEFAULT_DECK, type Edition, type Memory } from './config.ts';
export type { Event } from './event.ts';
export { gunrunners } from './game.ts';
export type { Ending, Location, Phase, State } from './state.ts';
export type { View } from './view.ts';
