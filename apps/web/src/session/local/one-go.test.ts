import { type Action, travelsOf, type View } from '@stakeout/escape-plan';
import { afterEach, describe, expect, it } from 'vitest';
import type { MatchPlan } from '../plan.ts';
import type { TableSession } from '../session.ts';
import { anything, Device, isPersonsTurn, playOn, type Tab, until } from './device.fixture.ts';
import type { EntryRecord, MatchRecord } from './records.ts';
import { Saves } from './saves.ts';

const plan: MatchPlan = {
  game: 'escape-plan',
  config: {},
  seats: [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', level: 'easy' },
  ],
};

let device = new Device();
afterEach(() => {
  device.close();
  device = new Device();
});

/** The first steps of some trip, none of which brings anything to light. */
function stepsIn(session: TableSession): readonly Action[] {
  const { view, options } = session.get();
  if (!options.some((option) => (option as Action).type === 'move')) return [];
  const trips = travelsOf(view as View).plans.map(({ actions }) => actions.slice(0, -1));
  return trips.find(({ length }) => length >= 3) ?? [];
}

/** Plays until Ana can set out on a trip. */
async function beforeTrip(tab: Tab) {
  const session = await tab.begin(plan);
  for (const choose = anything(2); ; ) {
    await until(session, isPersonsTurn);
    const steps = stepsIn(session);
    if (steps.length > 0) return { session, steps, before: session.get() };
    await playOn(session, choose, 1);
  }
}

describe('several actions in one go', () => {
  it('are one message, one telling and one undo, also after a reload', async () => {
    const tab = device.open();
    const { session, steps, before } = await beforeTrip(tab);
    const { length } = tab.sent;
    const seqs: number[] = [];
    const stop = session.subscribe(() => seqs.push(session.get().seq));
    expect(await session.act(...steps)).toEqual({ ok: true });
    stop();
    expect(seqs).toEqual(steps.map((_, index) => before.seq + index + 1));
    expect(tab.sent.slice(length)).toMatchObject([
      { type: 'moved', moves: steps.map(() => ({ seat: 0 })) },
      { type: 'answer' },
    ]);
    const after = session.get();
    expect(after.undoable).toBe(before.undoable + 1);
    expect(after.moves).toHaveLength(before.moves.length + steps.length);
    const { state } = await device.truth(session.id);
    expect(after.view).toEqual(session.game.view(state, 0));
    tab.crash();
    const again = await device.open().open(session.id);
    expect(again.get()).toEqual(after);
    expect(await again.undo(1)).toEqual({ ok: true });
    expect(again.get()).toMatchObject({ view: before.view, moves: before.moves, undoable: before.undoable });
  });

  it('end early as everywhere: what is not possible any more is not done', async () => {
    const { session, steps, before } = await beforeTrip(device.open());
    const [move] = steps;
    expect(await session.act(move, move)).toEqual({ ok: true });
    expect(session.get().seq).toBe(before.seq + 1);
    expect(await session.undo(1)).toEqual({ ok: true });
    expect(await session.act(...steps.slice(1))).toMatchObject({ ok: false, error: 'illegal' });
    expect(session.get().seq).toBe(before.seq + 2);
  });

  it('are saved all or not at all', async () => {
    let isFull = false;
    const calls: number[] = [];
    class FullSaves extends Saves {
      override append(record: MatchRecord, entries: readonly EntryRecord[]): Promise<boolean> {
        calls.push(entries.length);
        // The second of them cannot be kept, which is found out when the first is written already.
        const spoiled = entries.map((entry, index) => (index === 1 ? { ...entry, id: null as never } : entry));
        return super.append(record, isFull ? spoiled : entries);
      }
    }
    const { session, steps, before } = await beforeTrip(device.open({ saves: (factory) => new FullSaves(factory) }));
    isFull = true;
    expect(await session.act(...steps)).toEqual({ ok: false, error: 'storage', refusals: [] });
    expect(session.get()).toBe(before);
    expect((await device.saves.read(session.id))?.entries).toHaveLength(before.seq);
    isFull = false;
    expect(await session.act(...steps)).toEqual({ ok: true });
    expect(calls.slice(-2)).toEqual([steps.length, steps.length]);
    expect((await device.truth(session.id)).entries).toHaveLength(before.seq + steps.length);
  });
});
