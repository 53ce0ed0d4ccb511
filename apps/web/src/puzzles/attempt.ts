import { AS_GOOD } from '@stakeout/bots/judge';
import type { StoredPuzzle } from '@stakeout/bots/puzzles';

/**
 * Where somebody is with a puzzle: choosing; wrong, with the index of what was answered (-1 for what is not in the list); or done, having
 * found it with that answer, or having it shown.
 */
export type Attempt =
  | { readonly stage: 'choosing'; readonly isPart: boolean }
  | { readonly stage: 'wrong'; readonly answered: number }
  | { readonly stage: 'found'; readonly answered: number }
  | { readonly stage: 'shown'; readonly answered: number | null };

export const CHOOSING: Attempt = { stage: 'choosing', isPart: false };

/** The index of the choice that says what these actions say; -1 where none does, `null` where they are no whole answer. */
export function choiceOf(
  { choices }: StoredPuzzle,
  line: readonly unknown[],
  answerOf: (actions: readonly unknown[]) => string | null,
): number | null {
  const answer = answerOf(line);
  return answer === null ? null : choices.findIndex(({ actions }) => answerOf(actions) === answer);
}

/** Whether it is as good as the best. */
export function isRight({ choices }: StoredPuzzle, index: number): boolean {
  const [best] = choices;
  const chosen = choices[index];
  return best !== undefined && chosen !== undefined && chosen.chance >= best.chance - AS_GOOD;
}

/** How many points an answer gives away; `null` for what is not in the list. */
export function lossOf({ choices }: StoredPuzzle, index: number): number | null {
  const [best] = choices;
  const chosen = choices[index];
  return best === undefined || chosen === undefined ? null : best.chance - chosen.chance;
}
