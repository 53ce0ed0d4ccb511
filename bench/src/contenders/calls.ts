import { FastChance } from '@stakeout/kernel';
import { type Contender, SEED, type Setting } from '../contender.ts';
import type { Work } from '../measure.ts';
import { samplePositions } from './positions.ts';

/** The latest result is kept where the compiler cannot prove that nobody reads it, so the call cannot be left out. */
const kept: { result: unknown } = { result: null };

/** One pass calls once for every item. */
export function eachOf<Item>(items: readonly Item[], call: (item: Item) => unknown): Work {
  return () => {
    for (let index = 0; index < items.length; index++) kept.result = call(items[index] as Item);
    return items.length;
  };
}

export const copy: Contender = {
  id: 'copy',
  what: 'copy of a state',
  kind: 'call',
  prepare: (setting) => eachOf(samplePositions(setting), ({ state }) => setting.game.copy(state)),
};

export const legal: Contender = {
  id: 'legal',
  what: 'legal actions of the seat to act',
  kind: 'call',
  prepare: (setting) => eachOf(samplePositions(setting), ({ state, seat }) => setting.game.legal(state, seat)),
};

export const view: Contender = {
  id: 'view',
  what: 'view of the seat to act',
  kind: 'call',
  prepare: (setting) => eachOf(samplePositions(setting), ({ state, seat }) => setting.game.view(state, seat)),
};

export const determinize: Contender = {
  id: 'determinize',
  what: 'determinize that view',
  kind: 'call',
  prepare(setting: Setting) {
    const { game } = setting;
    const chance = new FastChance(SEED);
    const views = samplePositions(setting).map(({ state, seat }) => ({ seen: game.view(state, seat), seat }));
    return eachOf(views, ({ seen, seat }) => game.determinize(seen, seat, chance));
  },
};
