import { SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

export interface Progress {
  readonly report: (done: number) => void;
  readonly stop: () => void;
}

const SILENT: Progress = { report: () => {}, stop: () => {} };

/** A bar for people who watch; nothing at all when nobody does. */
export function progressOn(err: Io['err'], total: number, quiet: boolean, what = `of ${total} games`): Progress {
  if (quiet || err.isTTY !== true) return SILENT;
  const bar = new SingleBar({
    stream: err,
    format: `{bar} {percentage} % ${what}, {eta_formatted} left`,
    barCompleteChar: '#',
    barIncompleteChar: '.',
    clearOnComplete: true,
    // Left as they are, so that Ctrl-C in the middle leaves a terminal behind that needs no mending.
    linewrap: true,
    hideCursor: false,
    gracefulExit: false,
  });
  bar.start(total, 0);
  return { report: (done) => bar.update(done), stop: () => bar.stop() };
}
