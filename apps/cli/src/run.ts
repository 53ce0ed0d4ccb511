import { CommanderError } from 'commander';
import { BAD_INPUT, tellFault, UNMET, Unmet } from './fault.ts';
import { BadInput } from './input.ts';
import type { Io } from './io.ts';
import { buildProgram } from './program.ts';

/** Runs the command line and gives its exit code. Bad input is answered with one line on `err` and nothing on `out`. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    await buildProgram(io).parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof Unmet) return UNMET;
    if (!(error instanceof BadInput)) throw error;
    tellFault(io.err, error.message);
    return BAD_INPUT;
  }
}
