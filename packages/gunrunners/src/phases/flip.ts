import { type Chance, type EventSink, forbidden, type Refusal } from '@stakeout/kernel';
import type { Action, ActionOf } from '../action.ts';
import { flipsIn } from '../action-table.ts';
import { drawCard, flipAgent, flippable, placeAgent } from '../deployment.ts';
import { rulesOf } from '../editions.ts';
import type { Event } from '../event.ts';
import { refuseLocation } from '../operations/targets.ts';
import type { State } from '../state.ts';
import { afterOperation, beginOperation } from '../turn.ts';
import { decision } from './decision.ts';

/** G6.3, `pt`: the committed card waits while its owner chooses whom to flip. */
export const flip = decision('flip', {
  clause: 'G6.3',
  by: 'active',
  types: ['flip'],
  list: listFlips,
  refuse: refuseFlip,
  perform: performFlip,
});

export function listFlips(state: State): readonly Action[] {
  return flipsIn(flippable(state, state.active));
}

export function refuseFlip(state: State, { location }: ActionOf<'flip'>): readonly Refusal[] {
  const unknown = refuseLocation(state, location);
  if (unknown.length > 0) return unknown;
  if ((flippable(state, state.active) & (1 << location)) !== 0) return [];
  return [forbidden('G6.2', 'flip.own', { location: ['location', location] })];
}

/** G6.3: `en` flips, then comes the operation; `pt` flips, places the committed card and draws, then the operation. */
export function performFlip(
  state: State,
  { location }: ActionOf<'flip'>,
  _chance: Chance,
  events: EventSink<Event> | null,
): void {
  const flipped = flipAgent(state, location, events);
  state.site = location;
  if (!rulesOf(state.edition).flipsFirst) {
    placeAgent(state, location, state.committed, events);
    state.committed = 0;
    drawCard(state, events);
  }
  if (!beginOperation(state, flipped, events)) afterOperation(state, events);
}
