import { BAD_INPUT, reasonOf, tellFault } from './fault.ts';
import { run } from './run.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads our output may stop early, as in `stakeout transcript … | head`. That is no fault.
  if (error.code === 'EPIPE') process.exit(0);
  tellFault(process.stderr, `standard output cannot be written: ${reasonOf(error)}`);
  process.exit(BAD_INPUT);
});

// Where faults cannot be told, the exit code has to say it all.
process.stderr.on('error', () => process.exit(BAD_INPUT));

process.exitCode = await run(process.argv.slice(2), { in: process.stdin, out: process.stdout, err: process.stderr });
