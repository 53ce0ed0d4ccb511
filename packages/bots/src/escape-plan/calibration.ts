import { LAST_DAY, TURNS_A_DAY } from '@stakeout/escape-plan';
import type { World } from './world.ts';

/** When it is: how much is left to play. */
type Stage = Pick<World, 'seats' | 'day' | 'part'>;

/**
 * The chance to win, from the share of wins among imagined games. In those everybody plays by instinct; at a real table of
 * several the others are better than that, and alone one is better oneself. Found by comparing what was foretold in games
 * between equals with what came of it; the less is left to play, the less there is to correct.
 */
export function calibrate(share: number, stage: Stage): number {
  const { lift, slope } = scaleOf(stage);
  return lift + slope * share;
}

/**
 * The same where a net says what imagined games come to. It has learnt from games by instinct, and those who ask it play better: alone against a
 * Costa who is as he always was, in company against others who do, too. A straight line over the log-odds, which is another the more is left to play.
 */
export function calibrateLearned(share: number, stage: Stage): number {
  const { offset, slope, offsetToCome, slopeToCome } = stage.seats === 1 ? LEARNED_ALONE : LEARNED_IN_COMPANY;
  const toCome = shareToCome(stage);
  const kept = Math.min(SUREST, Math.max(1 - SUREST, share));
  const odds = Math.log(kept / (1 - kept));
  return 1 / (1 + Math.exp(-(offset + toCome * offsetToCome + (slope + toCome * slopeToCome) * odds)));
}

/** The same as a straight line over the share. */
export function scaleOf(stage: Stage): { readonly lift: number; readonly slope: number } {
  const toCome = shareToCome(stage);
  const [lift, pull] = stage.seats === 1 ? ALONE : IN_COMPANY;
  return { lift: toCome * lift, slope: 1 - toCome * pull };
}

/** How much of the game is still to come: nearly 1 at its start, 0 in the last turn that comes anyway. */
export function shareToCome({ day, part }: Stage): number {
  const today = TURNS_A_DAY - Math.min(part, TURNS_A_DAY);
  return Math.max(0, (LAST_DAY - day) * TURNS_A_DAY + today - 1) / (LAST_DAY * TURNS_A_DAY);
}

/** What even a hopeless case has, and how much less than sure a sure thing is, with the whole game to come. */
const ALONE = [0.1, 0.22] as const;
const IN_COMPANY = [0.04, 0.45] as const;

/** Certainty is beyond what imagined games can show. */
const SUREST = 0.995;

/** In the last turn, and so much more with the whole game to come. */
interface Curve {
  readonly offset: number;
  readonly slope: number;
  readonly offsetToCome: number;
  readonly slopeToCome: number;
}

/**
 * Fitted by logistic regression to games of `hard` against itself with 1,000 iterations a turn: alone to 361 (19,794 decisions; every tenth is within a point
 * of what came of it, in the same games), in company to 120, 72, 60 and 24 of two to five seats (31,291 decisions; every tenth within two points,
 * but for the last, of which 84 % came in place of 90 %). Single numbers of seats are off by more, up to ten points and beyond where decisions are few, and have too few games for curves of their own; their own
 * offsets would be -1.48 to -1.60.
 */
const LEARNED_ALONE: Curve = { offset: 0.16, slope: 0.83, offsetToCome: 1.52, slopeToCome: -0.13 };
const LEARNED_IN_COMPANY: Curve = { offset: -1.54, slope: 0.63, offsetToCome: 1.54, slopeToCome: 0.42 };
