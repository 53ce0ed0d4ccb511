import { pino } from 'pino';
import { readConfig } from './config.ts';
import { loggerOptions } from './logging.ts';
import { startNode } from './node.ts';
import { StorageError } from './storage/storage-error.ts';

/** How long a stop may take before it is forced, in milliseconds. */
const PATIENCE = 10_000;

const read = readConfig(process.env);
if (!read.ok) {
  for (const fault of read.faults) process.stderr.write(`stakeout: ${fault}\n`);
  process.exit(2);
}

const log = pino(loggerOptions(read.config));
const node = await startNode(read.config, log).catch((error: unknown) => {
  process.stderr.write(`stakeout: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof StorageError ? 2 : 1);
});
process.stdout.write(`Stakeout is open at ${node.address}\n`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE).unref();
    node.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  });
}
