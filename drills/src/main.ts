import { attackCommand } from './attack/command.ts';
import { chaosCommand } from './chaos/command.ts';
import { loadCommand } from './load/command.ts';
import { generatorCommand } from './load/several/generator.ts';
import { CannotStart } from './server-start.ts';

const FAILED = 1;
const BAD_INPUT = 2;

/** Each command takes its arguments and says with which code the process ends. */
const COMMANDS: ReadonlyMap<string, (args: readonly string[]) => Promise<number>> = new Map([
  ['attack', attackCommand],
  ['chaos', chaosCommand],
  ['generator', generatorCommand],
  ['load', loadCommand],
  ['simulate-faults', simulate],
]);

/** What cannot start is no fault of the drill: one line says so. */
function explain(error: unknown): number {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${name}: ${error.message}\n`);
  return FAILED;
}

/** Loaded when it is wanted: the server is part of it, and knows the example game only when that was asked for before. */
async function simulate(args: readonly string[]): Promise<number> {
  process.env['STAKEOUT_EXAMPLES'] = '1';
  return (await import('./simulate/command.ts')).simulateCommand(args);
}

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS.get(name);
if (command === undefined) {
  process.stderr.write(`drills: "${name}" is unknown; known: ${[...COMMANDS.keys()].join(', ')}\n`);
  process.exitCode = BAD_INPUT;
} else {
  const code = await command(args).catch(explain);
  // Said outright: the package of PostgreSQL ends the process with 0 when it ends by itself. What was written goes out first.
  process.stdout.write('', () => process.exit(code));
}
