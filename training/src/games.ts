import { LAYOUT } from '@stakeout/bots/gunrunners/training';
import { playoutSamples } from './gunrunners/playout-games.ts';
import { searchedSamples } from './gunrunners/searched-games.ts';
import { lossOfWinAndLead } from './loss.ts';
import type { Samples } from './samples.ts';
import type { Loss } from './trainer.ts';

/** What is known of a game whose net can be made. */
export interface Subject {
  readonly layout: typeof LAYOUT;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
  readonly loss: Loss;
  /** Plays so many games and gives positions of them. */
  readonly make: (games: number, seed: number) => Samples;
  /** The same with what the net of the generation before finds out by thinking. */
  readonly makeFrom?: (net: Uint8Array, games: number, seed: number) => Samples;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  gunrunners: {
    layout: LAYOUT,
    first: 128,
    second: 32,
    outputs: 8,
    loss: lossOfWinAndLead,
    make: playoutSamples,
    makeFrom: searchedSamples,
  },
};

export function subjectNamed(name: string): Subject {
  const subject = SUBJECTS[name];
  if (subject === undefined)
    throw new Error(`no net is made for ${name}; there is one for ${Object.keys(SUBJECTS).join(', ')}`);
  return subject;
}
