import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { demoSession } from '../demo-session.fixture.ts';
import { type Beat, Playback } from './playback.ts';

const game = gunrunners as unknown as AnyGame;

function table() {
  const session = demoSession({ game, names: ['Ana', 'Bia', 'Caio'], pace: null });
  const beats: Beat[] = [];
  const waiting: (() => void)[] = [];
  const playback = new Playback(
    session,
    (beat) => {
      beats.push(beat);
      return new Promise((resolve) => waiting.push(resolve));
    },
    () => 1,
  );
  const stop = playback.follow();
  const first = () => session.get().options[0];
  const release = async () => {
    waiting.shift()?.();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { session, beats, playback, stop, first, release };
}

describe('playback', () => {
  it('shows a move event by event, and then the table as it stands', async () => {
    const { session, beats, playback, first, release } = table();
    expect(playback.shown.get()).toMatchObject({
      view: session.get().view,
      isPlaying: false,
      moves: session.get().moves.length,
    });
    await session.act(first());
    expect(playback.shown.get()).toMatchObject({ isPlaying: true, moves: 0 });
    expect(beats[0]?.event).toMatchObject({ type: 'agentStationed' });
    while (playback.shown.get().isPlaying) await release();
    expect(beats.at(-1)?.event).toMatchObject({ type: 'decisionPassed' });
    expect(playback.shown.get().view).toBe(session.get().view);
  });

  it('skips to the table as it stands', async () => {
    const { session, beats, playback, first, release } = table();
    await session.act(first());
    playback.skip();
    expect(beats[0]?.signal.aborted).toBe(true);
    expect(playback.shown.get()).toMatchObject({
      view: session.get().view,
      isPlaying: false,
      moves: session.get().moves.length,
    });
    await release();
    expect(beats).toHaveLength(1);
    expect(playback.shown.get()).toMatchObject({
      view: session.get().view,
      isPlaying: false,
      moves: session.get().moves.length,
    });
  });

  it('shows moments on the way until what an event brought is shown', async () => {
    const { session, beats, playback, first } = table();
    await session.act(first());
    const moment = { ...(session.get().view as object) };
    beats[0]?.present(moment);
    expect(playback.shown.get()).toMatchObject({ view: moment, isPlaying: true });
    beats[0]?.show();
    beats[0]?.present(moment);
    expect(playback.shown.get().view).toBe(beats[0]?.after);
  });

  it('stops following when asked to', async () => {
    const { session, beats, stop, first } = table();
    stop();
    await session.act(first());
    expect(beats).toEqual([]);
  });
});
