import type { Budget } from '../budget.ts';
import type { World } from './world.ts';

/** The move gets this share of a turn's thought, and each decision after it this much, while something is left. */
const FOR_MOVE = 0.6;
const FOR_OTHERS = 0.1;

/** What was spent in which turn. */
export interface Spent {
  readonly turn: string;
  readonly iterations: number;
  readonly milliseconds: number;
}

const NOTHING: Spent = { turn: '', iterations: 0, milliseconds: 0 };

/** Thought is given by the turn: what one decision leaves, another may use. */
export class Ledger {
  private readonly budget: Budget;
  private spent: Spent;

  constructor(budget: Budget, spent: Spent | null) {
    this.budget = budget;
    this.spent = spent ?? NOTHING;
  }

  notes(): Spent {
    return this.spent;
  }

  /** What may be spent on a decision of the turn, or of the phase, that a world is in. */
  allowance(world: World, isMove: boolean): Required<Budget> {
    const turn = `${world.day}:${world.part}:${world.turn.seat}:${world.frames[1]?.kind ?? ''}`;
    if (turn !== this.spent.turn) this.spent = { ...NOTHING, turn };
    const share = isMove ? FOR_MOVE : FOR_OTHERS;
    const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = this.budget;
    return {
      iterations: Math.max(0, Math.min(Math.ceil(iterations * share), iterations - this.spent.iterations)),
      milliseconds: Math.max(0, Math.min(milliseconds * share, milliseconds - this.spent.milliseconds)),
    };
  }

  spend(iterations: number, milliseconds: number): void {
    const { spent } = this;
    this.spent = {
      turn: spent.turn,
      iterations: spent.iterations + iterations,
      milliseconds: spent.milliseconds + milliseconds,
    };
  }
}

/** All of a budget, for one decision. */
export function wholeOf(budget: Budget): Required<Budget> {
  return { iterations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY, ...budget };
}

/** Reads what was written down; anything else counts as nothing spent. */
export function readSpent(notes: unknown): Spent | null {
  if (typeof notes !== 'object' || notes === null || !('spent' in notes)) return null;
  const { spent } = notes as { spent: unknown };
  if (typeof spent !== 'object' || spent === null) return null;
  const { turn, iterations, milliseconds } = spent as Record<string, unknown>;
  const isSpent = typeof turn === 'string' && typeof iterations === 'number' && typeof milliseconds === 'number';
  return isSpent ? { turn, iterations, milliseconds } : null;
}
