import type { Event, View } from '@stakeout/escape-plan';
import { type RefObject, useEffect, useMemo } from 'react';
import type { TableSession } from '../../../session/session.ts';
import { createStore, type Store, useStore } from '../../../state/store.ts';
import type { Playing as AnyPlaying } from '../../../table/frame/parts.ts';
import { Playback } from '../../../table/motion/playback.ts';
import { othersSpeed, pacingAt } from '../../../table/motion/speed-of.ts';
import { lastTurns } from '../automa/ground.ts';
import { Choreography } from './choreography.ts';
import { readingOf } from './reading.ts';
import { Screen } from './screen.ts';
import { isStory, turnOf } from './stays.ts';
import { NO_STORY, type Story, toldPolice } from './story.ts';
import { Teller } from './teller.ts';

/** What the police did stays to be read for a while, in nobody's way. */
const LINGER = 7000;

export interface Playing extends AnyPlaying {
  /** What is told over the table. */
  readonly story: Store<Story>;
}

/** The table as it is shown: moves are played one after another. */
export function usePlaying(session: TableSession, root: RefObject<HTMLElement | null>): Playing {
  const { playback, story } = useMemo(() => stageFor(session, root), [session, root]);
  const { snapshot, told, isWaiting } = useStore(playback.shown);
  const isPlaying = told !== null;
  const moves = snapshot.moves.length;
  const { police } = useStore(story);
  useEffect(() => {
    const stop = playback.follow();
    const forget = session.subscribe(({ type }) => {
      if (type === 'undone' || type === 'replaced') story.set(storyAfterJump(session, type === 'replaced'));
    });
    story.set(storyAfterJump(session, true));
    return () => {
      forget();
      stop();
    };
  }, [session, playback, story]);
  useEffect(() => {
    if (!isPlaying && moves > 0) story.set({ ...story.get(), last: lastOf(session)?.turns ?? [] });
  }, [session, story, isPlaying, moves]);
  useEffect(() => {
    if (police === null || police.isTelling) return;
    const timer = setTimeout(() => story.set({ ...story.get(), police: null }), LINGER);
    return () => clearTimeout(timer);
  }, [story, police]);
  return { snapshot, told, isPlaying, isWaiting, stage: playback, story };
}

/**
 * What is told after a jump. What has been taken back has not happened; but whoever comes to the table, or takes the device
 * from somebody else, sees what the police did last.
 */
function storyAfterJump(session: TableSession, isNews: boolean): Story {
  const last = lastOf(session);
  if (last === null) return NO_STORY;
  const isLatest = isNews && last.move === session.get().moves.length - 1;
  return { ...NO_STORY, last: last.turns, police: isLatest ? toldPolice(last.turns) : null };
}

function lastOf(session: TableSession): ReturnType<typeof lastTurns> {
  const { moves, view } = session.get();
  return view === null ? null : lastTurns(moves, (view as View).table);
}

function stageFor(session: TableSession, root: RefObject<HTMLElement | null>) {
  const story = createStore(NO_STORY);
  const screen = new Screen(() => root.current);
  const teller = new Teller(new Choreography(screen), screen, story, () => othersSpeed(session));
  const pacing = pacingAt(session, { readingOf: (event) => readingOf(event as Event), isStory, turnOf });
  const playback = new Playback(session, (beat) => teller.tell(beat), pacing);
  return { playback, story };
}
