import type { ReviewedDecision } from '@stakeout/bots/judge';

/** A decision of which only what matters is said. */
export function decided(change: Partial<ReviewedDecision> = {}): ReviewedDecision {
  const { step = 0 } = change;
  return {
    seq: step + 1,
    through: step + 1,
    step,
    counted: true,
    options: 2,
    loss: 0,
    se: 0.5,
    label: 'as good',
    chance: { value: 50, se: 1 },
    played: ['mine'],
    best: ['mine'],
    worst: ['worst'],
    spread: { value: 10, se: 1 },
    reason: null,
    scoreLoss: { value: 0, se: 0 },
    lines: [],
    ...change,
  };
}
