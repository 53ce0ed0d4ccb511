import { type Kept, type Verdict, verifyExport } from '@stakeout/kernel';
import { findGame } from './games.ts';
import { BadInput } from './input.ts';

/** A file made up to confuse may hold what no replay can digest; that too is only a bad file. */
export function verdictOn(path: string, text: string, kept: Partial<Kept> = {}): Verdict {
  try {
    return verifyExport(text, findGame, kept);
  } catch (error) {
    throw new BadInput(`${path}: cannot be replayed (${error instanceof Error ? error.message : error})`);
  }
}
