import type { AnyGame } from '@stakeout/kernel';
import type { ReactNode } from 'react';
import { HintPanel } from '../lazy-sheets.ts';
import type { Tell } from '../use-announcements.ts';
import { PlainLogSheet, plainLines } from './plain-log.tsx';
import { usePlainPlaying } from './use-plain-playing.ts';

/** Pieces that ask the frame alone need nobody else to ask. */
function NothingMore({ children }: { readonly children: ReactNode }) {
  return children;
}

/** Everything that a table needs and a small game need not write: it adds how it is touched, what it asks, and its pieces. */
export function plainParts(game: AnyGame) {
  const tellMove: Tell = (move, view, language) => plainLines(game, [move], view, language).map(({ phrase }) => phrase);
  return {
    usePlaying: usePlainPlaying,
    tellMove,
    hides: 'Secrets',
    ownKeys: () => false,
    keys: [],
    Provider: NothingMore,
    LogSheet: PlainLogSheet,
    Hints: HintPanel,
    loadRecap: async () => (await import('../recap/plain-recap.ts')).plainRecap(game),
  } as const;
}
