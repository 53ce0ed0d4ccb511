import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What was measured: every single time in milliseconds, and below what so large a share of them should stay. */
interface Measured {
  readonly name: string;
  readonly values: readonly number[];
  readonly share: number;
  readonly wanted: number;
}

/** Adds it to what was measured before, in the file that the environment names. */
export function measured(times: Measured): void {
  const file = process.env['STAKEOUT_TIMES'] ?? '';
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Measured[]) : [];
  writeFileSync(file, JSON.stringify([...before, times]));
}
