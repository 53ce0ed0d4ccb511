import type { Chance } from '@stakeout/kernel';
import type { State } from './state.ts';

/** Every draw is made under one of these labels; the state counts the draws under each. */
export const LABELS = ['setup', 'cops', 'lockers', 'exits', 'automa'] as const;
export type Label = (typeof LABELS)[number];

export function draw(state: State, label: Label, bound: number, chance: Chance): number {
  const index = LABELS.indexOf(label);
  const counter = state.draws[index] as number;
  state.draws[index] = counter + 1;
  return chance.below(label, counter, bound);
}

/** Fisher and Yates, counting on from the draws made before. */
export function shuffle(state: State, items: number[], label: Label, chance: Chance): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = draw(state, label, last + 1, chance);
    const item = items[last] as number;
    items[last] = items[other] as number;
    items[other] = item;
  }
}
