import { subjectNamed } from './games.ts';
import type { Samples } from './samples.ts';

/** Games to be played in one go, in one thread. */
export interface Parcel {
  readonly subject: string;
  /** The net of the generation before, where there is one. */
  readonly from: Uint8Array | null;
  readonly games: number;
  readonly seed: number;
}

export function play({ subject, from, games, seed }: Parcel): Samples {
  const { make, makeFrom } = subjectNamed(subject);
  if (from === null) return make(games, seed);
  if (makeFrom === undefined) throw new Error(`${subject} has no next generation`);
  return makeFrom(from, games, seed);
}
