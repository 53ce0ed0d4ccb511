import { useEffect, useMemo } from 'react';
import type { TableSession } from '../../session/session.ts';
import { useStore } from '../../state/store.ts';
import type { Playing } from '../frame/parts.ts';
import { duration } from '../motion/duration.ts';
import { type Beat, Playback } from '../motion/playback.ts';
import { pacingAt } from '../motion/speed-of.ts';

/** How long what somebody else did can be read, in milliseconds. */
const READING = 900;

/** The table as it is shown, for games without motion of their own: what an event brought stays in sight for a moment. */
export function usePlainPlaying(session: TableSession): Playing {
  const stage = useMemo(
    () => new Playback(session, showForAMoment, pacingAt(session, { readingOf: () => READING })),
    [session],
  );
  const { snapshot, told, isWaiting } = useStore(stage.shown);
  useEffect(() => stage.follow(), [stage]);
  return { snapshot, told, isPlaying: told !== null, isWaiting, stage };
}

function showForAMoment({ show, before, after, speed, signal }: Beat): Promise<void> {
  show();
  const pause = speed === 0 || before === after ? 0 : duration('slow') / speed;
  if (pause === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
