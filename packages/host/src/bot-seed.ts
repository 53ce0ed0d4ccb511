import { hashOf } from '@stakeout/kernel';

const SEED_DIGITS = 8;

/** The luck of a bot after so many moves, made from the match, so that nobody gets another decision out of it by asking again. */
export function botSeed(secret: string, moves: number): number {
  return Number.parseInt(hashOf([secret, 'bots', moves]).slice(0, SEED_DIGITS), 16);
}
