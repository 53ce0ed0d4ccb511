import type { EventSink } from '@stakeout/kernel';
import type { Happening } from '../event.ts';
import type { Pawn, State } from '../state.ts';
import { IN_CITY } from '../state.ts';

type Events = EventSink<Happening> | null;

const CUBES = 4;

/** Whether a gain would move a cube: with four red ones it is lost. */
export function canGainNotoriety(state: State, pawn: Pawn): boolean {
  return (state.red[pawn] as number) < CUBES;
}

/** E19.1: a neutral cube goes to red; with none, one comes back from blue; with none there either, the gain is lost. */
export function gainNotoriety(state: State, pawn: Pawn, events: Events): void {
  const red = state.red[pawn] as number;
  const blue = state.blue[pawn] as number;
  if (red + blue < CUBES) state.red[pawn] = red + 1;
  else if (blue > 0) state.blue[pawn] = blue - 1;
  else return;
  events?.show({ type: 'notorietyGained', pawn });
}

/** E19.1, the other way round. */
export function loseNotoriety(state: State, pawn: Pawn, events: Events): void {
  const red = state.red[pawn] as number;
  const blue = state.blue[pawn] as number;
  if (red + blue < CUBES) state.blue[pawn] = blue + 1;
  else if (red > 0) state.red[pawn] = red - 1;
  else return;
  events?.show({ type: 'notorietyLost', pawn });
}

/** E14.3: one for each other pawn at the same location. */
export function feelCrowd(state: State, pawn: Pawn, events: Events): void {
  for (let other = 0; other < state.pawns; other++) {
    if (other === pawn || state.status[other] !== IN_CITY || state.at[other] !== state.at[pawn]) continue;
    gainNotoriety(state, pawn, events);
  }
}
