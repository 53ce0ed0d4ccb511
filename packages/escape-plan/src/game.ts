import type { Game } from '@stakeout/kernel';
import type { Action } from './action.ts';
import type { Config } from './config.ts';
import type { Event } from './event.ts';
import { escapePlanRules } from './game-rules.ts';
import type { State } from './state.ts';
import { texts } from './texts/index.ts';
import type { View } from './view.ts';

/** Escape Plan with all its sentences. Where they are loaded by themselves, or not needed, the rules alone will do. */
export const escapePlan: Game<Config, State, Action, Event, View> = { ...escapePlanRules, texts };
