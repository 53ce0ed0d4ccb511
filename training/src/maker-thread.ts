import { parentPort } from 'node:worker_threads';
import type { Parcel } from './data.ts';
import { subjectNamed } from './games.ts';

/** The script of the threads that make data: plays the games of one parcel after the other. */
parentPort?.on('message', ({ subject, games, seed }: Parcel) => {
  const samples = subjectNamed(subject).make(games, seed);
  parentPort?.postMessage(samples, [samples.active.buffer, samples.ends.buffer, samples.targets.buffer]);
});
