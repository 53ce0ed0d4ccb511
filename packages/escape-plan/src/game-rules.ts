import type { Rules } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { COSTA_STACKS, type Config, configure } from './config.ts';
import { copyState } from './copy-state.ts';
import { determinize } from './determinize.ts';
import type { Event } from './event.ts';
import { fold } from './fold.ts';
import { narrate } from './narrate.ts';
import { opening } from './opening.ts';
import { outcomeOf } from './outcome.ts';
import { advance, applyInPlace, explain, legal, toAct } from './rules.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import { nameOf, tell } from './tell.ts';
import { unpack, unpackState } from './unpack.ts';
import { type View, viewOf } from './view.ts';

/** The rules of Escape Plan: 1 to 5 players. */
export const escapePlanRules: Rules<Config, State, Action, Event, View> = {
  id: 'escape-plan',
  title: 'Escape Plan',
  rulesVersion: '3',
  seats: { min: 1, max: 5 },
  options: [
    { name: 'costaAvoidable', values: ['no', 'yes'] },
    { name: 'costaStacks', values: COSTA_STACKS },
    { name: 'table', values: 'the printed data of your own box', isFile: true },
  ],
  configure,
  setup(config, seats, chance) {
    const state = setUp(config, seats, chance);
    advance(state, chance, null);
    return state;
  },
  toAct,
  legal,
  explain,
  applyInPlace,
  outcome: outcomeOf,
  copy: copyState,
  view: viewOf,
  determinize,
  fold,
  unpack,
  unpackState,
  opening,
  narrate,
  name: nameOf,
  tell,
};
