import type { Kept } from '@stakeout/kernel';
import { FRONTS, frontOf } from '../../games/index.ts';
import type { FileCheck } from '../../session/file-check.ts';
import { workerAdviser } from '../../session/online/adviser.ts';
import { namedIn } from './held-against.ts';

/** Plays a file again in the worker of its game, which ends with it. Fails where the worker does. */
export async function checkInWorker(text: string, kept: Partial<Kept>): Promise<FileCheck> {
  // What names no game of ours is found out by any of them.
  const front = frontOf(namedIn(text).game) ?? FRONTS[0];
  if (front === undefined) return { kind: 'otherRules' };
  const adviser = workerAdviser(front);
  try {
    return await adviser.check(text, kept);
  } finally {
    adviser.close();
  }
}
