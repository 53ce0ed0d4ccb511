import { parentPort } from 'node:worker_threads';
import { type Parcel, play } from './parcel.ts';

/** The script of the threads that make data: plays the games of one parcel after the other. */
parentPort?.on('message', (parcel: Parcel) => {
  const samples = play(parcel);
  parentPort?.postMessage(samples, [samples.active.buffer, samples.ends.buffer, samples.targets.buffer]);
});
