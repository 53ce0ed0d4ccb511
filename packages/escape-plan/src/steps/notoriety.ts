import type { EventSink } from '@stakeout/kernel';
import type { Node } from '../city/node.ts';
import type { Happening } from '../event.ts';
import type { Fame } from '../happening.ts';
import { NOTORIETY_CUBES } from '../numbers.ts';
import { IN_CITY, type Pawn, type Seen, type State } from '../state.ts';

type Events = EventSink<Happening> | null;

/** Whether a gain would move a cube: with four red ones it is lost. */
export function canGainNotoriety(state: State, pawn: Pawn): boolean {
  return (state.red[pawn] as number) < NOTORIETY_CUBES;
}

/** E19.1: a neutral cube goes to red; with none, one comes back from blue; with none there either, the gain is lost. */
export function gainNotoriety(state: State, pawn: Pawn, events: Events, why?: Fame): void {
  const red = state.red[pawn] as number;
  const blue = state.blue[pawn] as number;
  if (red + blue < NOTORIETY_CUBES) state.red[pawn] = red + 1;
  else if (blue > 0) state.blue[pawn] = blue - 1;
  else return;
  events?.show({ type: 'notorietyGained', pawn, ...(why === undefined ? {} : { why }) });
}

/** E19.1, the other way round. */
export function loseNotoriety(state: State, pawn: Pawn, events: Events, why?: Fame): void {
  const red = state.red[pawn] as number;
  const blue = state.blue[pawn] as number;
  if (red + blue < NOTORIETY_CUBES) state.blue[pawn] = blue + 1;
  else if (red > 0) state.red[pawn] = red - 1;
  else return;
  events?.show({ type: 'notorietyLost', pawn, ...(why === undefined ? {} : { why }) });
}

/** How many others stand at a node. */
export function crowdAt(state: Seen<Pick<State, 'pawns' | 'status' | 'at'>>, pawn: Pawn, node: Node): number {
  let crowd = 0;
  for (let other = 0; other < state.pawns; other++)
    if (other !== pawn && state.status[other] === IN_CITY && state.at[other] === node) crowd++;
  return crowd;
}

/** E14.3: one for each other pawn at the same location. */
export function feelCrowd(state: State, pawn: Pawn, events: Events): void {
  for (let crowd = crowdAt(state, pawn, state.at[pawn] as Node); crowd > 0; crowd--)
    gainNotoriety(state, pawn, events, 'crowd');
}
