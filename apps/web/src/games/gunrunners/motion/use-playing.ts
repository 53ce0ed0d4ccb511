import type { Event, View } from '@stakeout/gunrunners';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { TableSession } from '../../../session/session.ts';
import { createStore, useStore } from '../../../state/store.ts';
import type { Playing as AnyPlaying } from '../../../table/frame/parts.ts';
import { Playback } from '../../../table/motion/playback.ts';
import { pacingAt } from '../../../table/motion/speed-of.ts';
import { type BustScene, sceneAfter } from '../bust/bust-scene.ts';
import { Choreography } from './choreography.ts';
import { Places } from './places.ts';
import { readingOf } from './reading.ts';

/** A bust that has been told stays to be read for a while, in nobody's way. */
const LINGER = 4500;
/** Many things happen in a bust; each is quicker than by itself. */
const BUST_HASTE = 1.6;

export interface Playing extends AnyPlaying {
  readonly scene: BustScene | null;
  readonly closeScene: () => void;
}

/** The table as it is shown: moves are played one after another. */
export function usePlaying(session: TableSession, root: RefObject<HTMLElement | null>): Playing {
  const stage = useMemo(() => stageFor(session, root), [session, root]);
  const { snapshot, told, isWaiting } = useStore(stage.shown);
  const scene = useStore(stage.scene);
  useEffect(() => stage.follow(), [stage]);
  useEffect(() => {
    if (scene === null) return;
    const timer = setTimeout(() => stage.scene.set(null), LINGER);
    return () => clearTimeout(timer);
  }, [stage, scene]);
  const closeScene = useCallback(() => stage.scene.set(null), [stage]);
  return { snapshot, told, isPlaying: told !== null, isWaiting, stage, scene, closeScene };
}

/** Where moves are shown. A jump ends whatever is being told: it belongs to another moment. */
export function stageFor(session: TableSession, root: RefObject<HTMLElement | null>) {
  const scene = createStore<BustScene | null>(null);
  const choreography = new Choreography(new Places(() => root.current));
  const playback = new Playback(
    session,
    async (beat) => {
      const event = beat.event as Event;
      // The next decision is on the screen before the bust that led to it is said to be over.
      if (event.type === 'decisionPassed') flushSync(beat.show);
      scene.set(sceneAfter(scene.get(), event, beat.before as View));
      const haste = isOfBust(event) ? BUST_HASTE : 1;
      await choreography.perform({ ...beat, speed: beat.speed * haste, show: () => flushSync(beat.show) });
    },
    pacingAt(session, (event) => readingOf(event as Event)),
  );
  // Whoever does not want to wait does not want to read either.
  const skip = () => {
    playback.skip();
    scene.set(null);
  };
  const follow = () => {
    const stop = playback.follow();
    const forget = session.subscribe(({ type }) => {
      if (type === 'undone' || type === 'replaced') scene.set(null);
    });
    return () => {
      forget();
      stop();
    };
  };
  const { shown, hurry, next, again, canAgain, retell, hold } = playback;
  return { scene, shown, skip, hurry, next, again, canAgain, retell, hold, follow };
}

function isOfBust({ type }: Event): boolean {
  return ['locationBusted', 'cratesTaken', 'fieldDiscarded', 'specialDelivery', 'cratesLeft'].includes(type);
}
