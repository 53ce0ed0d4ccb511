import { botsOf, type Lived, policyNamed } from '@stakeout/bots';
import { type AnyGame, type AnyMatch, FastChance, seenBy, stateAfter, step as stepOf } from '@stakeout/kernel';
import { askedName, LEVELS } from './order.ts';

/** What a level would have played. */
export interface LineOfLevel {
  readonly level: string;
  readonly line: readonly unknown[];
}

/**
 * What each level would have played where a seat had to decide, knowing what the seat knew. At the same decisions the levels
 * can be told apart by far fewer matches than among their equals, where each meets decisions of its own making.
 */
export function linesOfLevels(game: AnyGame, match: AnyMatch, lived: Lived, step: number): LineOfLevel[] {
  return LEVELS.map((level) => ({ level, line: lineOf(game, level, match, lived, step) }));
}

/** All it does until something comes to light. */
function lineOf(game: AnyGame, level: string, match: AnyMatch, { seat, steps }: Lived, step: number): unknown[] {
  const bots = botsOf(game);
  const policy = policyNamed(bots, askedName(game, level)) ?? bots.level('easy');
  const player = policy.sit(seat, new FastChance(step));
  for (const { events } of steps.slice(0, step)) player.watch?.(events);
  const state = stateAfter(match, step);
  const line: unknown[] = [];
  for (;;) {
    const options = game.legal(state, seat);
    const action = options[options.length === 1 ? 0 : player.choose(() => game.view(state, seat), options)];
    line.push(action);
    const { canBeUndone, emissions } = stepOf(game, state, seat, action, match.chance);
    if (!canBeUndone) return line;
    player.watch?.(emissions.map((emission) => seenBy(emission, seat)));
  }
}
