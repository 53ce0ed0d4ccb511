import type { ReviewedDecision } from '@stakeout/bots/judge';
import type { GameReview } from '../../games/front.ts';

/** What most people read, and nothing else. */
export interface Headline {
  /** Points given away, whole ones. */
  readonly given: number;
  /** How many decisions mattered. */
  readonly counted: number;
  /** Points given away in each of them. */
  readonly each: number;
  /** Like whom that is; `lot` for less than the least of the bots; `null` where nobody has measured them. */
  readonly level: 'hard' | 'medium' | 'easy' | 'lot' | null;
  /** The points that went in one move, where that was more than half of them. */
  readonly inOne: number | null;
}

export function headlineOf(decisions: readonly ReviewedDecision[], levels: GameReview['levels']): Headline {
  const mattered = decisions.filter(({ counted }) => counted);
  const given = Math.max(0, sumOf(decisions));
  const largest = Math.max(0, ...decisions.map(({ loss }) => loss));
  const whole = Math.round(given);
  const most = Math.min(whole, Math.round(largest));
  return {
    given: whole,
    counted: mattered.length,
    each: mattered.length === 0 ? 0 : given / mattered.length,
    level: levelOf(given, decisions.length, levels),
    inOne: whole >= 2 && most * 2 > whole ? most : null,
  };
}

/** Levels are fitted to what is given away a decision, those that did not matter among them. */
function levelOf(given: number, decisions: number, levels: GameReview['levels']): Headline['level'] {
  if (levels.length === 0 || decisions === 0) return null;
  const each = given / decisions;
  return levels.find(([, points]) => each <= points)?.[0] ?? 'lot';
}

function sumOf(decisions: readonly ReviewedDecision[]): number {
  return decisions.reduce((sum, { loss }) => sum + loss, 0);
}
