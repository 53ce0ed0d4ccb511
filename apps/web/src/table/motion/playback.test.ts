import { describe, expect, it, vi } from 'vitest';
import { gunrunners } from '../../games/gunrunners/game.ts';
import type { SpokenGame } from '../../text/spoken.ts';
import { demoSession } from '../demo-session.fixture.ts';
import { type Beat, Playback } from './playback.ts';

const game: SpokenGame = gunrunners;

function table(speed = 1) {
  const session = demoSession({ game, names: ['Ana', 'Bia', 'Caio'], pace: null });
  const beats: Beat[] = [];
  const waiting: (() => void)[] = [];
  const playback = new Playback(
    session,
    (beat) => {
      beats.push(beat);
      return new Promise((resolve) => waiting.push(resolve));
    },
    () => speed,
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
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null });
    await session.act(first());
    expect(playback.shown.get()).toMatchObject({ told: { seat: 0 }, snapshot: { seq: 0, moves: [] } });
    expect(beats[0]?.event).toMatchObject({ type: 'agentStationed' });
    while (playback.shown.get().told !== null) await release();
    expect(beats.at(-1)?.event).toMatchObject({ type: 'decisionPassed' });
    expect(playback.shown.get().snapshot).toBe(session.get());
  });

  it('where nothing moves, shows all that a move brought at once', async () => {
    const { session, beats, playback, first, release } = table(0);
    await session.act(first());
    const [move] = session.get().moves;
    const before = playback.shown.get().snapshot.view;
    while (beats.length < (move?.events.length ?? 0)) {
      expect(playback.shown.get().snapshot.view).toBe(before);
      await release();
    }
    while (playback.shown.get().told !== null) await release();
    expect(playback.shown.get().snapshot).toBe(session.get());
  });

  it('skips to the table as it stands', async () => {
    const { session, beats, playback, first, release } = table();
    await session.act(first());
    playback.skip();
    expect(beats[0]?.signal.aborted).toBe(true);
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null });
    await release();
    expect(beats).toHaveLength(1);
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null });
  });

  it('offers nothing while a move is told, whatever the session has reached', async () => {
    const { session, playback, first, release } = table();
    await session.act(first());
    while (session.get().options.length === 0) session.playOn();
    expect(playback.shown.get().snapshot).toMatchObject({ options: [], undoable: 0, outcome: null, toAct: [0] });
    while (playback.shown.get().told !== null) await release();
    expect(playback.shown.get().snapshot.options).toBe(session.get().options);
  });

  it('shows the table as it stands when an animation fails, and tells what comes after', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const session = demoSession({ game, names: ['Ana', 'Bia', 'Caio'], pace: null });
    const told: unknown[] = [];
    const playback = new Playback(
      session,
      async ({ move }) => {
        told.push(move);
        if (told.length === 1) throw new Error('a card flew off the table');
      },
      () => 1,
    );
    playback.follow();
    await session.act(session.get().options[0]);
    await vi.waitFor(() => expect(complaints).toHaveBeenCalledOnce());
    complaints.mockRestore();
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null });
    session.playOn();
    await vi.waitFor(() => expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null }));
    expect(told.at(-1)).toBe(session.get().moves[1]);
  });

  it('hurries through the move under way, and tells those that wait', async () => {
    const { session, beats, playback, first, release } = table();
    await session.act(first());
    session.playOn();
    playback.hurry();
    await release();
    expect(playback.shown.get()).toMatchObject({ told: { seat: session.get().moves[1]?.seat }, snapshot: { seq: 1 } });
    expect(beats).toHaveLength(2);
  });

  it('stops following when asked to', async () => {
    const { session, beats, stop, first } = table();
    stop();
    await session.act(first());
    expect(beats).toEqual([]);
  });
});
