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
 * Costa who is as he always was. Log-odds are moved and flattened, the more is left to play the more.
 */
export function calibrateLearned(share: number, stage: Stage): number {
  const toCome = shareToCome(stage);
  const curve = LEARNED[stage.seats - 1];
  if (curve === undefined || toCome === 0) return share;
  const kept = Math.min(SUREST, Math.max(1 - SUREST, share));
  const odds = Math.log(kept / (1 - kept));
  return 1 / (1 + Math.exp(-(toCome * curve.offset + (1 - toCome * curve.flattening) * odds)));
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

/** For one to five seats. FIT */
const LEARNED: readonly { readonly offset: number; readonly flattening: number }[] = [
  { offset: 1.5, flattening: 0 },
  { offset: 0, flattening: 0.3 },
  { offset: 0, flattening: 0.3 },
  { offset: 0, flattening: 0.3 },
  { offset: 0, flattening: 0.3 },
];
