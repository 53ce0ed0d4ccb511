import type { Refusal } from '@stakeout/kernel';
import type { TableSnapshot } from '../../session/session.ts';
import type { Parts, Standing } from './choices.ts';

/** A decision that the person at the screen has to make, as touches. */
export interface Decision<Target extends string, Action> {
  standing(parts: Parts<Target>): Standing<Target, Action>;
  /** The parts after one more touch, or `null` when it is not legal. */
  touch(parts: Parts<Target>, target: Target): Parts<Target> | null;
  /** The touches that choose this action, or `null` where it has none. */
  way(action: Action): Parts<Target> | null;
}

/** How a game's table is played by touching things. */
export interface Touching<Target extends string, Action> {
  /** `null` when there is nothing to decide. */
  decisionIn(snapshot: TableSnapshot): Decision<Target, Action> | null;
  /** What a touch that is not legal would have meant, so that the rules can say why not. */
  meaningOf(snapshot: TableSnapshot, parts: Parts<Target>, target: Target): unknown;
  /** Where no single action tells it: why a touch is refused; `null` to ask the rules about its meaning. */
  refusalsOf?(snapshot: TableSnapshot, parts: Parts<Target>, target: Target): readonly Refusal[] | null;
  /** What the player, whose turn it is, cannot but do: it happens by itself. A roll is meant only where it is wanted so. */
  forced?(snapshot: TableSnapshot, rollsByItself: boolean): Action | null;
}
