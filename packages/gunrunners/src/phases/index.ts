import type { Chance, EventSink } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Phase, State } from '../state.ts';
import { arrange } from './arrange.ts';
import { bust } from './bust.ts';
import type { AnyDecision } from './decision.ts';
import { deploy } from './deploy.ts';
import { flip } from './flip.ts';
import { hide } from './hide.ts';
import { operation } from './operation.ts';
import { place } from './place.ts';
import { roll } from './roll.ts';
import { station } from './station.ts';

/** The decision each phase waits for. A phase without one does not compile. */
export const DECISIONS: Readonly<Record<Exclude<Phase, 'over'>, AnyDecision>> = {
  station,
  roll,
  deploy,
  flip,
  place,
  operation,
  hide,
  arrange,
  bust,
};

/**
 * What is legal in the phase. Written out, as is `performDecision`: a name looked up in the table takes several times as long, and this is done for every
 * action of every imagined game.
 */
export function listDecision(state: State): readonly Action[] {
  switch (state.phase) {
    case 'roll':
      return roll.list(state);
    case 'deploy':
      return deploy.list(state);
    case 'place':
      return place.list(state);
    case 'operation':
      return operation.list(state);
    case 'flip':
      return flip.list(state);
    case 'hide':
      return hide.list(state);
    case 'arrange':
      return arrange.list(state);
    case 'bust':
      return bust.list(state);
    case 'station':
      return station.list(state);
    case 'over':
      return [];
  }
}

/** Does what was decided. */
export function performDecision(state: State, action: Action, chance: Chance, events: EventSink<Event> | null): void {
  switch (state.phase) {
    case 'roll':
      roll.perform(state, action, chance, events);
      break;
    case 'deploy':
      deploy.perform(state, action, chance, events);
      break;
    case 'place':
      place.perform(state, action, chance, events);
      break;
    case 'operation':
      operation.perform(state, action, chance, events);
      break;
    case 'flip':
      flip.perform(state, action, chance, events);
      break;
    case 'hide':
      hide.perform(state, action, chance, events);
      break;
    case 'arrange':
      arrange.perform(state, action, chance, events);
      break;
    case 'bust':
      bust.perform(state, action, chance, events);
      break;
    case 'station':
      station.perform(state, action, chance, events);
      break;
    case 'over':
      break;
  }
}
