import type { Rules } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { type Config, configure, LIMITS } from './config.ts';
import type { Event } from './event.ts';
import { applyInPlace, copy, explain, legal, outcome, setup, toAct } from './rules.ts';
import type { State } from './state.ts';
import { determinize, fold, type View, view } from './view.ts';
import { name, narrate, tell } from './words.ts';

/** The rules of a small game of hiding and searching, which shows what a game needs: docs/adding-a-game.md goes through it. */
export const stashRules: Rules<Config, State, Action, Event, View> = {
  id: 'stash',
  title: 'Stash',
  rulesVersion: '1',
  seats: { min: 2, max: 3 },
  options: Object.entries(LIMITS).map(([name, { least, most }]) => ({ name, values: numbers(least, most) })),
  configure,
  setup,
  toAct,
  legal,
  explain,
  applyInPlace,
  outcome,
  copy,
  view,
  determinize,
  fold,
  narrate,
  name,
  tell,
};

function numbers(least: number, most: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}
