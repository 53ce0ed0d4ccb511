import type { Game } from '@stakeout/kernel';
import type { Action } from './action.ts';
import type { Config } from './config.ts';
import type { Event } from './event.ts';
import { gunrunnersRules } from './game-rules.ts';
import type { State } from './state.ts';
import { texts } from './texts/index.ts';
import type { View } from './view.ts';

/** Gunrunners with all its sentences. Where they are loaded by themselves, or not needed, the rules alone will do. */
export const gunrunners: Game<Config, State, Action, Event, View> = { ...gunrunnersRules, texts };
