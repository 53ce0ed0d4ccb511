import { LAYOUT as escapePlanLayout } from '@stakeout/bots/escape-plan/training';
import { LAYOUT as gunrunnersLayout } from '@stakeout/bots/gunrunners/training';
import type { Layout } from '@stakeout/bots/nets';
import { ANSWERS, instinctSamples, TOLD } from './escape-plan/instinct-games.ts';
import { playoutSamples } from './gunrunners/playout-games.ts';
import { searchedSamples } from './gunrunners/searched-games.ts';
import { lossOfEach, lossOfWinAndLead } from './loss.ts';
import type { Samples } from './samples.ts';
import type { Loss } from './trainer.ts';

/** What is known of a game whose net can be made. */
export interface Subject {
  readonly layout: Layout<string>;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
  readonly loss: Loss;
  /** So many games make the net that is there, and so many are enough to see all of it work, in seconds. */
  readonly usual: number;
  readonly smoke: number;
  /** Plays so many games and gives positions of them. */
  readonly make: (games: number, seed: number) => Samples;
  /** The same with what the net of the generation before finds out by thinking. */
  readonly makeFrom?: (net: Uint8Array, games: number, seed: number) => Samples;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  gunrunners: {
    layout: gunrunnersLayout,
    first: 128,
    second: 32,
    outputs: 8,
    loss: lossOfWinAndLead,
    usual: 600_000,
    smoke: 4000,
    make: playoutSamples,
    makeFrom: searchedSamples,
  },
  'escape-plan': {
    layout: escapePlanLayout,
    first: 96,
    second: 32,
    outputs: ANSWERS,
    loss: lossOfEach(TOLD),
    usual: 150_000,
    smoke: 1000,
    make: instinctSamples,
  },
};

/** The games whose nets can be made. */
export const SUBJECT_NAMES: readonly string[] = Object.keys(SUBJECTS);

export function subjectNamed(name: string): Subject {
  const subject = SUBJECTS[name];
  if (subject === undefined)
    throw new Error(`no net is made for ${name}; there is one for ${SUBJECT_NAMES.join(', ')}`);
  return subject;
}
