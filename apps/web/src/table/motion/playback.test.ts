import { describe, expect, it, vi } from 'vitest';
import { gunrunners } from '../../games/gunrunners/game.ts';
import type { SpokenGame } from '../../text/spoken.ts';
import { type DemoSession, demoSession } from '../demo-session.fixture.ts';
import { type Beat, type Pacing, Playback } from './playback.ts';

const game: SpokenGame = gunrunners;

function table(speed = 1, waits = false, more: Partial<Pacing> = {}) {
  const session = demoSession({ game, names: ['Ana', 'Bia', 'Caio'], pace: null });
  const beats: Beat[] = [];
  const waiting: (() => void)[] = [];
  const playback = new Playback(
    session,
    (beat) => {
      beats.push(beat);
      return new Promise((resolve) => waiting.push(resolve));
    },
    { speedOf: () => speed, waits: () => waits, ...more },
  );
  const stop = playback.follow();
  const first = () => session.get().options[0];
  const release = async () => {
    waiting.shift()?.();
    for (let turn = 0; turn < 9; turn++) await Promise.resolve();
  };
  return { session, beats, playback, stop, first, release };
}

/** Whoever is to move plays on until it is somebody else's turn. */
function turnOf(session: DemoSession) {
  const [seat = -1] = session.get().toAct;
  let count = 0;
  for (; session.get().toAct.includes(seat); count++) session.playOn();
  return { seat, count };
}

describe('playback', () => {
  it('shows a move event by event, and then the table as it stands', async () => {
    const { session, beats, playback, first, release } = table();
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null, isWaiting: false });
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
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null, isWaiting: false });
    await release();
    expect(beats).toHaveLength(1);
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null, isWaiting: false });
  });

  it('offers nothing while a move is told, whatever the session has reached', async () => {
    const { session, playback, first, release } = table();
    await session.act(first());
    while (session.get().options.length === 0) session.playOn();
    expect(playback.shown.get().snapshot).toMatchObject({ options: [], undoable: 0, outcome: null, toAct: [0] });
    while (playback.shown.get().told !== null) {
      expect(playback.shown.get().snapshot.options).toEqual([]);
      await release();
    }
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
      { speedOf: () => 1 },
    );
    playback.follow();
    await session.act(session.get().options[0]);
    await vi.waitFor(() => expect(complaints).toHaveBeenCalledOnce());
    complaints.mockRestore();
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null, isWaiting: false });
    session.playOn();
    await vi.waitFor(() =>
      expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null, isWaiting: false }),
    );
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

  it('waits after each turn of somebody else, until the reader goes on', async () => {
    const { session, playback, first, release } = table(1, true);
    const tell = async () => {
      while (playback.shown.get().told !== null && !playback.shown.get().isWaiting) await release();
    };
    await session.act(first());
    await tell();
    expect(playback.shown.get()).toMatchObject({ told: null, isWaiting: false });
    const { seat } = turnOf(session);
    await tell();
    expect(playback.shown.get()).toMatchObject({ told: { seat }, isWaiting: true, snapshot: { options: [] } });
    // What has been told is in the log.
    expect(playback.shown.get().snapshot.moves).toEqual(session.get().moves);
    expect(playback.shown.get().snapshot.moves.at(-1)).toBe(playback.shown.get().told);
    turnOf(session);
    await release();
    expect(playback.shown.get()).toMatchObject({ told: { seat }, isWaiting: true });
    playback.next();
    await release();
    expect(playback.shown.get().told?.seat).not.toBe(seat);
    await tell();
    // The reader's own decision is waited for anyway.
    if (session.get().toAct.includes(0)) expect(playback.shown.get()).toMatchObject({ told: null, isWaiting: false });
  });

  it('waits after a story that the reader’s own move brought, skipped or not, and tells it again', async () => {
    const isStory = (event: unknown) => (event as { readonly type: string }).type === 'agentStationed';
    const { session, beats, playback, first, release } = table(1, true, { isStory });
    await session.act(first());
    playback.skip();
    while (!playback.shown.get().isWaiting) await release();
    expect(playback.shown.get()).toMatchObject({ told: { seat: 0 }, snapshot: { options: [] } });
    session.playOn();
    const told = beats.length;
    playback.again();
    await release();
    while (!playback.shown.get().isWaiting) await release();
    expect(beats.slice(told).every(({ move }) => move.seat === 0)).toBe(true);
    playback.next();
    await release();
    expect(playback.shown.get().told?.seat).toBe(1);
  });

  it('waits after what somebody else did within the reader’s turn', async () => {
    const { session, playback, first, release } = table(1, true, { turnOf: () => 0 });
    await session.act(first());
    while (playback.shown.get().told !== null) await release();
    while (!session.get().toAct.includes(0)) {
      const { seat } = turnOf(session);
      while (!playback.shown.get().isWaiting) await release();
      expect(playback.shown.get()).toMatchObject({ told: { seat }, snapshot: { options: [] } });
      playback.next();
      await release();
    }
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null, isWaiting: false });
  });

  it('with a reader who goes on by themselves, skips to the end of the turn', async () => {
    const { session, beats, playback, first, release } = table(1, true);
    await session.act(first());
    while (playback.shown.get().told !== null) await release();
    const told = beats.length;
    turnOf(session);
    playback.skip();
    while (!playback.shown.get().isWaiting) await release();
    // What was under way is cut short, and of all else only what it brought is shown.
    expect(beats.slice(told + 1).every(({ speed }) => speed === 0)).toBe(true);
    expect(playback.shown.get().snapshot.view).toEqual(session.get().view);
    playback.skip();
    expect(playback.shown.get()).toMatchObject({ isWaiting: true });
    await release();
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null, isWaiting: false });
  });

  it('tells the last turn of the others again, and then the table as it stands', async () => {
    const { session, beats, playback, first, release } = table();
    await session.act(first());
    const { seat, count } = turnOf(session);
    while (playback.shown.get().told !== null) await release();
    const told = beats.length;
    playback.again();
    expect(playback.shown.get()).toMatchObject({ told: { seat }, snapshot: { options: [] } });
    while (playback.shown.get().told !== null) await release();
    expect(new Set(beats.slice(told).map(({ move }) => move)).size).toBe(count);
    expect(beats.slice(told).every(({ move }) => move.seat === seat)).toBe(true);
    expect(playback.shown.get().snapshot).toBe(session.get());
  });

  it('tells nothing under a sheet, and everything once it is gone', async () => {
    const { session, beats, playback, first, release } = table();
    await session.act(first());
    while (playback.shown.get().told !== null) await release();
    const told = beats.length;
    const attention = vi.spyOn(session, 'attend');
    playback.hold(true);
    for (let moves = 0; moves < 20; moves++) session.playOn();
    await release();
    expect(beats).toHaveLength(told);
    expect(attention.mock.calls).toEqual([['isBusy']]);
    playback.hold(false);
    while (playback.shown.get().told !== null) await release();
    expect(new Set(beats.slice(told).map(({ move }) => move)).size).toBe(20);
    expect(attention.mock.lastCall).toEqual(['follows']);
  });

  it('lets bots hurry for whoever skips, until the next decision', async () => {
    const { session, beats, playback, first, release } = table();
    await session.act(first());
    while (playback.shown.get().told !== null) await release();
    session.playOn();
    const attention = vi.spyOn(session, 'attend');
    playback.skip();
    const told = beats.length;
    if (!session.get().toAct.includes(0)) expect(attention.mock.lastCall).toEqual(['hurries']);
    while (!session.get().toAct.includes(0)) session.playOn();
    expect(beats).toHaveLength(told);
    expect(playback.shown.get()).toEqual({ snapshot: session.get(), told: null, isWaiting: false });
    expect(attention.mock.lastCall).toEqual(['follows']);
  });

  it('stops following when asked to', async () => {
    const { session, beats, stop, first } = table();
    stop();
    await session.act(first());
    expect(beats).toEqual([]);
  });
});
