import type { AnyRules, Seat } from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import type { Budget } from '../budget.ts';
import { AS_COUNTED, type Judging } from '../judge/judging.ts';
import type { Strength } from '../level.ts';
import type { Policy } from '../policy.ts';
import { random } from '../random.ts';
import type { Temper } from '../search/search.ts';
import { type Memory, SearchPlayer } from '../search/search-player.ts';
import { worldsOf } from './worlds.ts';

/** In iterations, so that a decision can be made again from its seed; the strong ones never take longer than some seconds. */
const BUDGETS: Readonly<Record<Strength, Budget>> = {
  easy: { iterations: 16 },
  medium: { iterations: 150 },
  hard: { iterations: 2000, milliseconds: 1000 },
  master: { iterations: 8000, milliseconds: 3000 },
  classic: { iterations: 2000, milliseconds: 1000 },
};

const TEMPER: Temper = { exploration: 0.5, trust: 0 };

/** What a seat may know is in its view, as far as anybody can say who does not know the game. */
const NO_MEMORY: Memory<unknown> = { watch() {}, recall: (view) => view, notes: () => null };

/** Bots for a game that has none of its own: one that plays anything, and the search on the bare rules. */
export function botsForAnyGame(game: AnyRules): BotsOfGame {
  const level = (name: string, budget: Budget): Policy => ({
    id: name,
    sit: (seat, chance, notes) => {
      const worlds = worldsOf(game, seat);
      const settings = { worlds, temper: TEMPER, budget, calibrate: asCounted, remember: () => NO_MEMORY };
      return new SearchPlayer(settings, seat, chance, notes);
    },
  });
  return {
    game,
    quick: [random],
    level: (name, budget) => level(name, budget ?? BUDGETS[name]),
    advisor: (budget) => level('advisor', budget),
    judging: judgingOf(game),
  };
}

/** In imagined games that are played at random nothing costs much, so it takes many of them. */
const PLAYOUTS = 400;

function judgingOf(game: AnyRules): Judging {
  return {
    playouts: PLAYOUTS,
    worlds: (seat) => {
      const { imagine, play, finish, winShare } = worldsOf(game, seat);
      const scoreOf = (world: unknown, of: Seat) => game.outcome(world)?.scores[of] ?? 0;
      return {
        imagine,
        play,
        finish,
        endingOf: (world, of) => ({ share: winShare(world, of), score: scoreOf(world, of) }),
      };
    },
    remember: () => NO_MEMORY,
    scaleAt: () => AS_COUNTED,
  };
}

function asCounted(share: number): number {
  return share;
}
