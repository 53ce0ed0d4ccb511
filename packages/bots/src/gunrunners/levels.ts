import type { Action, View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Budget } from '../budget.ts';
import type { Level } from '../level.ts';
import type { Picker, Player, Policy } from '../policy.ts';
import type { Temper } from '../search/search.ts';
import { SearchPlayer, type SearchSettings } from '../search/search-player.ts';
import { calibrate } from './calibration.ts';
import { chooseGreedily } from './greedy.ts';
import { TableMemory } from './memory.ts';
import type { Recalled } from './recalled.ts';
import type { World } from './table.ts';
import { gunrunnersWorlds } from './worlds.ts';

/** In iterations, so that a decision can be made again from its seed; hard never takes longer than a second. */
const BUDGETS: Readonly<Record<Exclude<Level, 'easy'>, Budget>> = {
  medium: { iterations: 150 },
  hard: { iterations: 4000, milliseconds: 1000 },
};

/** Found by tournaments: trying nothing but what looks promising won fewer games. */
const TEMPER: Temper = { exploration: 0.15, trust: 0.5 };

/** A beginner's mind wanders in one decision out of so many. */
const LAPSE = 4;

/**
 * The levels of play. `easy` is a beginner: takes what looks best now, keeps nothing in mind that the table does not show,
 * and now and then does anything at all. `medium` remembers and thinks ahead a little, `hard` a good deal. A budget given
 * replaces the level's own; a beginner thinks no better for having more time.
 */
export function searchPolicy(level: Level, budget?: Budget): Policy {
  if (level === 'easy') return { id: level, sit: beginner };
  const settings: SearchSettings<Recalled, World, Action> = {
    worlds: gunrunnersWorlds,
    temper: TEMPER,
    budget: budget ?? BUDGETS[level],
    calibrate,
    remember: (seat, notes) => new TableMemory(seat, notes),
  };
  return { id: level, sit: (seat, chance, notes) => new SearchPlayer(settings, seat, chance, notes) };
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
