import { getSystemErrorMap } from 'node:util';
import { inOneLine } from './input.ts';
import type { Io } from './io.ts';

/** The exit code for bad input of any kind, and for a system that will not take what it is given. */
export const BAD_INPUT = 2;

/** What was asked for was checked and does not hold: the exit code says so, what there is to say has been said. */
export class Unmet extends Error {}
export const UNMET = 1;

/** Why the system would not do something, in its own words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errno } = error as NodeJS.ErrnoException;
  const known = errno === undefined ? undefined : getSystemErrorMap().get(errno);
  return known === undefined ? error.message : known[1];
}

/** Every fault is told in one line. */
export function tellFault(err: Io['err'], fault: string): void {
  err.write(`stakeout: ${inOneLine(fault)}\n`);
}
