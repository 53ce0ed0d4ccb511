import { LAYOUT as escapePlanLayout } from '@stakeout/bots/escape-plan/training';
import { LAYOUT as gunrunnersLayout } from '@stakeout/bots/gunrunners/training';
import type { Layout } from '@stakeout/bots/nets';
import { ANSWERS, instinctSamples } from './escape-plan/instinct-games.ts';
import { playoutSamples } from './gunrunners/playout-games.ts';
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
  /** Plays so many games and gives positions of them. */
  readonly make: (games: number, seed: number) => Samples;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  gunrunners: {
    layout: gunrunnersLayout,
    first: 128,
    second: 32,
    outputs: 8,
    loss: lossOfWinAndLead,
    make: playoutSamples,
  },
  'escape-plan': {
    layout: escapePlanLayout,
    first: 96,
    second: 32,
    outputs: ANSWERS,
    loss: lossOfEach(2),
    make: instinctSamples,
  },
};

export function subjectNamed(name: string): Subject {
  const subject = SUBJECTS[name];
  if (subject === undefined)
    throw new Error(`no net is made for ${name}; there is one for ${Object.keys(SUBJECTS).join(', ')}`);
  return subject;
}
