import type { Budget } from '../budget.ts';
import type { Strength } from '../level.ts';
import type { Policy } from '../policy.ts';
import { Beginner } from './beginner.ts';
import { KEEN } from './keen.ts';
import { PLAIN } from './sense.ts';
import { type Temper, TurnPlayer } from './turn-player.ts';

/** What was called hard before bots learned. It never changes, whatever becomes of the others. */
const CLASSIC: Temper = {
  budget: { iterations: 2000, milliseconds: 2000 },
  depth: { turns: 4, curiosity: 0.12, widening: 0.6 },
  sense: PLAIN,
  thought: 'visit',
};

/** Budgets are in iterations, so that a decision can be made again from its seed; the strong ones never take longer than some seconds a turn. */
const TEMPERS: Readonly<Record<Exclude<Strength, 'easy'>, Temper>> = {
  medium: {
    budget: { iterations: 8 },
    depth: { turns: 0, curiosity: 0, widening: 0 },
    sense: PLAIN,
    thought: 'move',
  },
  hard: {
    budget: { iterations: 2000, milliseconds: 2000 },
    depth: { turns: 4, curiosity: 0.12, widening: 0.6 },
    sense: KEEN,
    thought: 'visit',
  },
  master: {
    budget: { iterations: 8000, milliseconds: 5000 },
    depth: { turns: 4, curiosity: 0.12, widening: 0.6 },
    sense: KEEN,
    thought: 'visit',
  },
  classic: CLASSIC,
};

/**
 * The levels of play. `easy` goes where it looks good at first sight, and its sight is not the best; `medium` thinks a little
 * about where to go and does the rest by habit; `hard` thinks about everything and plans some turns ahead, `master` for longer;
 * `classic` is the hard of old. A budget given is for a turn and replaces the strength's own; a beginner plays no better for having more time.
 */
export function searchPolicy(strength: Strength, budget?: Budget): Policy {
  if (strength === 'easy') return { id: strength, sit: (seat, chance, notes) => new Beginner(seat, chance, notes) };
  const temper = budget === undefined ? TEMPERS[strength] : { ...TEMPERS[strength], budget };
  return { id: strength, sit: (seat, chance, notes) => new TurnPlayer(temper, seat, chance, notes) };
}

/** Plays like `hard`, but weighs every option, also where a habit would do: for advice. */
export function advisor(budget: Budget): Policy {
  const temper: Temper = { ...TEMPERS.hard, budget, thought: 'everything' };
  return { id: 'advisor', sit: (seat, chance, notes) => new TurnPlayer(temper, seat, chance, notes) };
}
