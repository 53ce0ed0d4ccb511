import type { Action, View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Budget } from '../budget.ts';
import type { Strength } from '../level.ts';
import { Learned } from '../nets/learned.ts';
import type { Picker, Player, Policy } from '../policy.ts';
import type { Temper } from '../search/search.ts';
import { SearchPlayer, type SearchSettings } from '../search/search-player.ts';
import { calibrate, calibrateLearned } from './calibration.ts';
import { chooseGreedily } from './greedy.ts';
import { TableMemory } from './memory.ts';
import type { Recalled } from './recalled.ts';
import type { World } from './table.ts';
import { gunrunnersWorlds } from './worlds.ts';

type Mind = SearchSettings<Recalled, World, Action>;

/** Found by tournaments: trying nothing but what looks promising won fewer games. */
export const TEMPER: Temper = { exploration: 0.15, trust: 0.5 };

/** How everybody thinks who thinks, but for what is said of them below. */
const USUAL: Omit<Mind, 'budget'> = {
  worlds: gunrunnersWorlds,
  temper: TEMPER,
  calibrate,
  remember: (seat, notes) => new TableMemory(seat, notes),
};

/** How those think who ask the net. */
const LEARNED: Omit<Mind, 'budget' | 'worlds'> = { ...USUAL, calibrate: calibrateLearned };

const worlds = new Learned(async (read) => (await import('./learned-worlds.ts')).learnedWorlds(read));

type Thinker = Exclude<Strength, 'easy'>;

/** Budgets are in iterations, so that a decision can be made again from its seed; the strong ones never take longer than some seconds. */
const BUDGETS: Readonly<Record<Thinker, Budget>> = {
  medium: { iterations: 150 },
  // As many as take the time of classic's.
  hard: { iterations: 6000, milliseconds: 1000 },
  master: { iterations: 24_000, milliseconds: 3000 },
  // Never changes, whatever becomes of the others.
  classic: { iterations: 4000, milliseconds: 1000 },
};

/** A beginner's mind wanders in one decision out of so many. */
const LAPSE = 4;

/**
 * The levels of play. `easy` is a beginner: takes what looks best now, keeps nothing in mind that the table does not show,
 * and now and then does anything at all. `medium` remembers and thinks ahead a little; `hard` a good deal, and has learned what
 * a table is worth; `master` does the same for longer; `classic` is the hard of old. A budget given replaces the strength's own; a
 * beginner thinks no better for having more time.
 */
export function searchPolicy(strength: Strength, budget?: Budget): Policy {
  if (strength === 'easy') return { id: strength, sit: beginner };
  const given = budget ?? BUDGETS[strength];
  if (strength === 'medium' || strength === 'classic')
    return { id: strength, sit: sitting(() => ({ ...USUAL, budget: given })) };
  return {
    id: strength,
    prepare: (read) => worlds.prepare(read),
    sit: sitting(() => ({ ...LEARNED, worlds: worlds.ready(), budget: given })),
  };
}

/** Players of one mind, which is made up when the first of them sits down. */
function sitting(makeUp: () => Mind): Policy['sit'] {
  let mind: Mind | null = null;
  return (seat, chance, notes) => {
    mind ??= makeUp();
    return new SearchPlayer(mind, seat, chance, notes);
  };
}

function beginner(_seat: Seat, chance: Picker): Player {
  return {
    choose(view, options) {
      if (options.length === 1) return 0;
      if (chance.pick(LAPSE) === 0) return chance.pick(options.length);
      return chooseGreedily(view() as View, options as readonly Action[], chance);
    },
  };
}
