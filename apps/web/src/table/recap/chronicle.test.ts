import { describe, expect, it, vi } from 'vitest';
import { gunrunners } from '../../games/gunrunners/game.ts';
import type { TableSession } from '../../session/session.ts';
import type { SpokenGame } from '../../text/spoken.ts';
import { type DemoSession, demoSession } from '../demo-session.fixture.ts';
import { makeFormality } from '../selection/formalities.ts';
import { Chronicle } from './chronicle.ts';

const game: SpokenGame = gunrunners;
const names = ['Ana', 'Bia', 'Caio'];

/** A table at the viewer's decision after some moves of everybody's. */
function played(moves: number): DemoSession {
  return demoSession({ game, names, pace: null, until: (_, toAct, count) => count >= moves && toAct.includes(0) });
}

function othersSince({ moves }: { readonly moves: readonly { readonly seat: number }[] }) {
  return moves.slice(moves.findLastIndex(({ seat }) => seat === 0) + 1);
}

/** The table after the chapters is the table that is there. */
function expectWhole(session: TableSession, chronicle: Chronicle): void {
  const since = chronicle.since.get();
  expect(since.map(({ move }) => move)).toEqual(othersSince(session.get()));
  for (const [index, { move, before }] of since.entries()) {
    const after = move.events.reduce((view, event) => game.fold(view, event), before.view);
    expect(after).toEqual(since[index + 1]?.before.view ?? session.get().view);
  }
}

describe('a chronicle', () => {
  it('tells whoever comes to a table what the others did since their last move', async () => {
    const session = played(30);
    const chronicle = new Chronicle(session);
    chronicle.follow();
    expect(chronicle.since.get()).toEqual([]);
    await vi.waitFor(() => expect(chronicle.since.get().length).toBeGreaterThan(0));
    expectWhole(session, chronicle);
  });

  it('follows a match, and begins anew with every move of the viewer’s', async () => {
    const session = played(0);
    const chronicle = new Chronicle(session);
    chronicle.follow();
    for (let step = 0; step < 60; step++) {
      if (session.get().toAct.includes(0)) await session.act(session.get().options[0]);
      else session.playOn();
      expectWhole(session, chronicle);
    }
  });

  it('is not ended by what the page did for the viewer', async () => {
    const session = played(30);
    const chronicle = new Chronicle(session);
    chronicle.follow();
    await vi.waitFor(() => expect(chronicle.since.get().length).toBeGreaterThan(0));
    const told = chronicle.since.get();
    const { seq, options } = session.get();
    await makeFormality(session, seq, async () => (await session.act(options[0])).ok);
    expect(chronicle.since.get()).toEqual(told);
    while (!session.get().toAct.includes(0)) session.playOn();
    await session.act(session.get().options[0]);
    expect(chronicle.since.get()).toEqual([]);
  });

  it('is ended by the move that the page could not make, once it is made by hand', async () => {
    const session = played(30);
    const chronicle = new Chronicle(session);
    chronicle.follow();
    await vi.waitFor(() => expect(chronicle.since.get().length).toBeGreaterThan(0));
    const { seq, options } = session.get();
    expect(await makeFormality(session, seq, async () => false)).toBe(false);
    await session.act(options[0]);
    expect(chronicle.since.get()).toEqual([]);
  });

  it('adds what was played before the story came', async () => {
    const session = played(30);
    const chronicle = new Chronicle(session);
    chronicle.follow();
    await session.act(session.get().options[0]);
    while (!session.get().toAct.includes(0)) session.playOn();
    await vi.waitFor(() => expectWhole(session, chronicle));
  });

  it('tells spectators nothing, and nobody what was taken back', async () => {
    const watched = demoSession({ game, names, pace: null, viewer: null, until: (_, __, count) => count >= 20 });
    const chronicle = new Chronicle(watched);
    chronicle.follow();
    watched.playOn();
    expect(chronicle.since.get()).toEqual([]);

    const session = played(30);
    const own = new Chronicle(session);
    own.follow();
    await vi.waitFor(() => expect(own.since.get().length).toBeGreaterThan(0));
    const since = own.since.get();
    const deploy = session.get().options[0];
    await session.act(deploy);
    if (session.get().undoable === 0) return;
    await session.undo(1);
    expect(own.since.get()).toEqual(since);
  });
});
