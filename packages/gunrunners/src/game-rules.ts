import type { Rules } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { type Config, configure, MEMORIES } from './config.ts';
import { determinize } from './determinize.ts';
import { EDITIONS } from './editions.ts';
import { outcomeOf } from './ending.ts';
import type { Event } from './event.ts';
import { fold } from './fold.ts';
import { narrate } from './narrate.ts';
import { applyInPlace, explain, legal, toAct } from './rules.ts';
import { setUp } from './setup.ts';
import { copyState, type State } from './state.ts';
import { nameOf, tell } from './tell.ts';
import { type View, viewOf } from './view.ts';

/** The rules of Gunrunners: 2 to 4 players, English and Portuguese editions. */
export const gunrunnersRules: Rules<Config, State, Action, Event, View> = {
  id: 'gunrunners',
  title: 'Gunrunners',
  rulesVersion: '2',
  seats: { min: 2, max: 4 },
  options: [
    { name: 'edition', values: EDITIONS },
    { name: 'memory', values: MEMORIES },
    { name: 'deck', values: 'a list of 14 cards, each { role, value }', isFile: true },
    { name: 'start', values: 'the seat that begins' },
  ],
  configure,
  setup: setUp,
  toAct,
  legal,
  explain,
  applyInPlace,
  outcome: outcomeOf,
  copy: copyState,
  view: viewOf,
  determinize,
  fold,
  narrate,
  name: nameOf,
  tell,
};
