import type { View } from '@stakeout/escape-plan';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import type { TableSession } from '../../session/session.ts';
import { useStore } from '../../state/store.ts';
import { Playback } from '../../table/motion/playback.ts';

export interface Playing {
  readonly view: View | null;
  readonly isPlaying: boolean;
  /** How many moves have been shown to the end. */
  readonly moves: number;
  /** Shows at once how the table stands. */
  readonly skip: () => void;
}

/** The table as it is shown: moves are played one after another. */
export function usePlaying(session: TableSession, _root: RefObject<HTMLElement | null>): Playing {
  const playback = useMemo(
    () =>
      new Playback(
        session,
        async (beat) => beat.show(),
        () => 1,
      ),
    [session],
  );
  const { view, isPlaying, moves } = useStore(playback.shown);
  useEffect(() => playback.follow(), [playback]);
  const skip = useCallback(() => playback.skip(), [playback]);
  return { view: view as View | null, isPlaying, moves, skip };
}
