import type { Event, View } from '@stakeout/gunrunners';
import { type RefObject, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { TableSession } from '../../../session/session.ts';
import { createStore, useStore } from '../../../state/store.ts';
import type { Playing as AnyPlaying } from '../../../table/frame/parts.ts';
import { Playback } from '../../../table/motion/playback.ts';
import { pacingAt } from '../../../table/motion/speed-of.ts';
import type { BustScene } from '../bust/bust-scene.ts';
import { BustTeller } from '../bust/bust-teller.ts';
import { type BustPlace, toldBust } from '../bust/told-bust.ts';
import { Choreography } from './choreography.ts';
import { Places } from './places.ts';
import { readingOf } from './reading.ts';
import { isStory, turnOf } from './stays.ts';

/** How long the last bust stays to be read before the end of the match is shown, in milliseconds. */
const LINGER = 4500;

export interface Playing extends AnyPlaying {
  readonly scene: BustScene | null;
  readonly busts: {
    readonly close: () => void;
    /** Tells a bust once more. */
    readonly again: (at: BustPlace) => void;
  };
}

/** The table as it is shown: moves are played one after another. */
export function usePlaying(session: TableSession, root: RefObject<HTMLElement | null>): Playing {
  const stage = useMemo(() => stageFor(session, root), [session, root]);
  const { snapshot, told, isWaiting } = useStore(stage.shown);
  const scene = useStore(stage.scene);
  useEffect(() => stage.follow(), [stage]);
  const isLast = snapshot.outcome !== null && scene !== null && !scene.isAgain;
  useEffect(() => {
    if (!isLast) return;
    const timer = setTimeout(stage.busts.close, LINGER);
    return () => clearTimeout(timer);
  }, [stage, isLast]);
  return { snapshot, told, isPlaying: told !== null, isWaiting, stage, scene, busts: stage.busts };
}

/** Where moves are shown. A jump ends whatever is being told: it belongs to another moment. */
export function stageFor(session: TableSession, root: RefObject<HTMLElement | null>) {
  const scene = createStore<BustScene | null>(null);
  const choreography = new Choreography(new Places(() => root.current));
  const teller = new BustTeller(scene, choreography);
  const pacing = pacingAt(session, { readingOf: (event) => readingOf(event as Event), isStory, turnOf });
  const playback = new Playback(
    session,
    async (given) => {
      const beat = { ...given, show: () => flushSync(given.show) };
      const event = beat.event as Event;
      if (BustTeller.tells(event)) return teller.perform(beat);
      // A bust stays to be read until the game is shown to go on, or its reader does.
      const isOwn = beat.move.seat === session.get().viewer;
      if (event.type === 'decisionPassed') beat.show();
      else if (isOwn || beat.speed > 0) teller.close();
      teller.end();
      await choreography.perform(beat);
    },
    pacing,
  );
  // Whoever does not want to wait is shown at once how it went.
  const skip = () => {
    playback.skip();
    if (session.get().outcome === null) teller.end();
    else teller.close();
  };
  const follow = () => {
    const stop = playback.follow();
    const forget = session.subscribe(({ type }) => {
      if (type === 'undone' || type === 'replaced') teller.close();
    });
    return () => {
      forget();
      stop();
      teller.close();
    };
  };
  const showAgain = (at: BustPlace) => {
    const { snapshot } = playback.shown.get();
    const move = snapshot.moves[at.move];
    if (move === undefined || snapshot.view === null) return;
    const { memory, phase } = snapshot.view as View;
    const forgets = memory === 'strict' && phase !== 'over';
    void teller.tellAgain(toldBust(snapshot, at), pacing.speedOf(move), forgets);
  };
  const { shown, hurry, next, again, canAgain, retell, hold } = playback;
  const busts = { close: teller.close, again: showAgain };
  return { scene, shown, skip, hurry, next, again, canAgain, retell, hold, follow, busts };
}
