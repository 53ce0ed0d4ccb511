import { CommanderError } from 'commander';
import { BadInput, inOneLine } from './input.ts';
import type { Io } from './io.ts';
import { buildProgram } from './program.ts';

/** The exit code for bad input of any kind. */
const BAD_INPUT = 2;

/** Runs the command line and gives its exit code. Bad input is answered with one line on `err` and nothing on `out`. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    await buildProgram(io).parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (!(error instanceof BadInput)) throw error;
    io.err.write(`stakeout: ${inOneLine(error.message)}\n`);
    return BAD_INPUT;
  }
}
