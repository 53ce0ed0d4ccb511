import type { Budget } from '../budget.ts';
import type { Level } from '../level.ts';
import type { Policy } from '../policy.ts';
import { Beginner } from './beginner.ts';
import { type Temper, TurnPlayer } from './turn-player.ts';

/** In iterations, so that a decision can be made again from its seed; hard never takes longer than two seconds a turn. */
const TEMPERS: Readonly<Record<Exclude<Level, 'easy'>, Temper>> = {
  medium: {
    budget: { iterations: 8 },
    depth: { turns: 0, curiosity: 0, widening: 0 },
    thought: 'move',
  },
  hard: {
    budget: { iterations: 2000, milliseconds: 2000 },
    depth: { turns: 4, curiosity: 0.12, widening: 0.6 },
    thought: 'visit',
  },
};

/**
 * The levels of play. `easy` goes where it looks good at first sight, and its sight is not the best; `medium` thinks a little
 * about where to go and does the rest by habit; `hard` thinks about everything and plans some turns ahead. A budget given is
 * for a turn and replaces the level's own; a beginner plays no better for having more time.
 */
export function searchPolicy(level: Level, budget?: Budget): Policy {
  if (level === 'easy') return { id: level, sit: (seat, chance, notes) => new Beginner(seat, chance, notes) };
  const temper = budget === undefined ? TEMPERS[level] : { ...TEMPERS[level], budget };
  return { id: level, sit: (seat, chance, notes) => new TurnPlayer(temper, seat, chance, notes) };
}

/** Plays like `hard`, but weighs every option, also where a habit would do: for advice. */
export function advisor(budget: Budget): Policy {
  const temper: Temper = { ...TEMPERS.hard, budget, thought: 'everything' };
  return { id: 'advisor', sit: (seat, chance, notes) => new TurnPlayer(temper, seat, chance, notes) };
}
