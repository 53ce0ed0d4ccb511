import { run } from './run.ts';

// Whoever reads our output may stop early, as in `stakeout transcript … | head`. That is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), { in: process.stdin, out: process.stdout, err: process.stderr });
