import type { Level } from './level.ts';
import { MEASURED_STRENGTHS, type MeasuredStrength } from './measured-strengths.ts';

/** How strong a level is beside another: how many of ten games it wins against it, two at a table. */
export interface LevelStrength {
  readonly other: Level;
  /** From 0, fewer than one, to 10, more than nine. */
  readonly ofTen: number;
}

/** By `hard`, which everything is measured by; itself by `medium`. `null` where nobody has measured it. */
export function strengthOf(
  game: string,
  level: Level,
  measured: readonly MeasuredStrength[] = MEASURED_STRENGTHS,
): LevelStrength | null {
  const share = (of: Level) => measured.find((one) => one.game === game && one.level === of)?.beatsHard;
  const beatsHard = share(level === 'hard' ? 'medium' : level);
  if (beatsHard === undefined) return null;
  return level === 'hard'
    ? { other: 'medium', ofTen: inTen(1 - beatsHard) }
    : { other: 'hard', ofTen: inTen(beatsHard) };
}

function inTen(share: number): number {
  return Math.round(10 * share);
}
