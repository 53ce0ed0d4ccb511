import { describe, expect, it } from 'vitest';
import { hashOf } from '../canonical.ts';
import { seenBy } from '../emission.ts';
import { type ToyAction, toy } from '../toy-game.fixture.ts';
import { hexKeyFromSeed } from './commitment.ts';
import { act, newHeader, openMatch, replay, retell, stateAfter, undo, undoable } from './match.ts';
import { reopen } from './reopening.ts';

const secret = hexKeyFromSeed('1', 'secret');
const nonces = [hexKeyFromSeed('1', 'a'), hexKeyFromSeed('1', 'b')];

function newMatch(goal = 3) {
  const header = newHeader(toy, { matchId: 'm', players: ['Ana', 'Rui'], config: { goal }, secret, nonces });
  return openMatch(toy, header, secret);
}

function played(...actions: readonly (readonly [seat: number, action: ToyAction])[]) {
  const match = newMatch();
  for (const [seat, action] of actions) expect(act(match, seat, action).ok).toBe(true);
  return match;
}

const note: ToyAction = { type: 'note', amount: 1 };
const pass: ToyAction = { type: 'pass' };

describe('act', () => {
  it('plays a legal action, writes it down and reports it', () => {
    const match = newMatch();
    const result = act(match, 0, { type: 'note', amount: 2 });
    expect(result).toEqual({
      ok: true,
      value: [
        {
          event: { type: 'noted', seat: 0, amount: 2 },
          only: null,
          redacted: { type: 'noted', seat: 0, amount: 2 },
          news: false,
        },
      ],
    });
    expect(match.entries).toEqual([{ seat: 0, action: { type: 'note', amount: 2 } }]);
    expect(match.consequences).toEqual([{ draws: [], hash: hashOf(match.state) }]);
    expect(match.state.points).toEqual([2, 0]);
  });

  it('refuses what is not legal, out of turn or malformed, and changes nothing', () => {
    const match = newMatch();
    const before = hashOf(match.state);
    for (const [seat, action] of [
      [1, note],
      [0, { type: 'note', amount: 9 }],
      [0, null],
      [7, note],
    ] as const) {
      const result = act(match, seat, action);
      expect(result.ok).toBe(false);
      if (!result.ok) expect(result.refusals.length).toBeGreaterThan(0);
    }
    expect(hashOf(match.state)).toBe(before);
    expect([match.entries, match.consequences, match.standing]).toEqual([[], [], []]);
  });

  it('writes down every draw', () => {
    const match = played([0, { type: 'throw' }], [0, { type: 'throw' }]);
    expect(match.opening.draws).toMatchObject([{ label: 'secret', counter: 0, bound: 1000 }]);
    expect(match.consequences.map(({ draws }) => draws)).toMatchObject([
      [{ label: 'die', counter: 0, bound: 6 }],
      [{ label: 'die', counter: 1, bound: 6 }],
    ]);
  });

  it('shows each seat only its own', () => {
    const match = newMatch();
    const result = act(match, 0, { type: 'hide', amount: 1 });
    if (!result.ok) throw new Error('refused');
    const shown = [0, 1, null].map((viewer) => result.value.map((emission) => seenBy(emission, viewer).amount));
    expect(shown).toEqual([[1], [0], [0]]);
  });
});

describe('undo', () => {
  it('takes back a seat’s latest actions and writes that down', () => {
    const match = played([0, note], [0, note], [0, { type: 'hide', amount: 1 }]);
    expect(undoable(match, 0)).toBe(3);
    expect(undo(match, 0, 2)).toEqual({ ok: true, value: null });
    expect(match.state.points).toEqual([1, 0]);
    expect(match.entries.at(-1)).toEqual({ seat: 0, undo: 2 });
    expect(match.entries).toHaveLength(4);
    expect(match.consequences.at(-1)).toEqual({ draws: [], hash: hashOf(match.state) });
    expect(undoable(match, 0)).toBe(1);
  });

  it('reaches no further than the last draw of chance', () => {
    const match = played([0, note], [0, { type: 'throw' }], [0, note]);
    expect(undoable(match, 0)).toBe(1);
    expect(undo(match, 0, 2)).toEqual({
      ok: false,
      refusals: [{ clause: null, field: 'undo', reason: 'undo.tooFar', params: { most: 1 } }],
    });
  });

  it('reaches no further than anything shown', () => {
    const match = played([0, note], [0, { type: 'peek' }], [0, note]);
    expect(undoable(match, 0)).toBe(1);
  });

  it('reaches no further than a change of decider, and not into another seat’s actions', () => {
    const match = played([0, note], [0, pass]);
    expect(undoable(match, 0)).toBe(0);
    expect(undoable(match, 1)).toBe(0);
    expect(act(match, 1, note).ok).toBe(true);
    expect(undoable(match, 0)).toBe(0);
    expect(undoable(match, 1)).toBe(1);
  });

  it('refuses a count that is none', () => {
    const match = played([0, note]);
    for (const count of [0, -1, 0.5, Number.NaN]) {
      expect(undo(match, 0, count)).toEqual({
        ok: false,
        refusals: [{ clause: null, field: 'undo', reason: 'undo.count', params: {} }],
      });
    }
    expect(match.entries).toHaveLength(1);
  });

  it('works across snapshots, with the same draws after it as without', () => {
    const match = newMatch();
    for (let count = 0; count < 70; count++) act(match, 0, note);
    expect(match.snapshots).toHaveLength(3);
    expect(undo(match, 0, 40).ok).toBe(true);
    expect(match.snapshots).toHaveLength(1);
    expect(match.state.points).toEqual([30, 0]);
    for (let count = 0; count < 40; count++) act(match, 0, note);
    expect(match.snapshots).toHaveLength(3);
    expect(stateAfter(match, 50).points).toEqual([50, 0]);
    expect(stateAfter(match, 64).points).toEqual([64, 0]);
    act(match, 0, { type: 'throw' });
    const straight = newMatch();
    for (let count = 0; count < 70; count++) act(straight, 0, note);
    act(straight, 0, { type: 'throw' });
    expect(hashOf(match.state)).toBe(hashOf(straight.state));
  });
});

describe('replay', () => {
  it('gives the same match from its log alone', () => {
    const match = played([0, note], [0, { type: 'throw' }], [0, note], [0, note]);
    undo(match, 0, 1);
    act(match, 0, pass);
    const again = replay(toy, { header: match.header, entries: match.entries }, secret);
    if (!again.ok) throw new Error('refused');
    expect(again.value.consequences).toEqual(match.consequences);
    expect(again.value.state).toEqual(match.state);
  });

  it('refuses a log that could not have been played', () => {
    const match = played([0, note]);
    const entries = [...match.entries, { seat: 1, action: note }];
    expect(replay(toy, { header: match.header, entries }, secret).ok).toBe(false);
    const undone = [...match.entries, { seat: 0, undo: 2 }];
    expect(replay(toy, { header: match.header, entries: undone }, secret).ok).toBe(false);
  });
});

describe('reopen', () => {
  const stored = () => {
    const match = played([0, note], [0, { type: 'throw' }], [0, note], [0, note]);
    undo(match, 0, 1);
    act(match, 0, pass);
    const hashes = { opening: match.opening.hash, entries: match.consequences.map(({ hash }) => hash) };
    return { match, hashes, log: { header: match.header, entries: match.entries } };
  };

  it('gives the same match from its log and its hashes', () => {
    const { match, hashes, log } = stored();
    const again = reopen(toy, log, secret, hashes);
    if (!again.ok) throw new Error('refused');
    expect(again.value.consequences).toEqual(match.consequences);
    expect(again.value.standing).toEqual(match.standing);
    expect(again.value.state).toEqual(match.state);
  });

  it('refuses a match that would replay differently', () => {
    const { hashes, log } = stored();
    const place = (result: ReturnType<typeof reopen>) => (result.ok ? null : result.refusals[0]?.field);
    expect(place(reopen(toy, log, secret, { ...hashes, opening: hashOf(0) }))).toBe('opening');
    expect(place(reopen(toy, log, secret, { ...hashes, entries: [...hashes.entries.slice(0, -1), hashOf(0)] }))).toBe(
      'entries[5]',
    );
    const entries = log.entries.map((entry, index) => (index === 2 ? { seat: 1, action: note } : entry));
    expect(place(reopen(toy, { ...log, entries }, secret, hashes))).toBe('entries[2]');
  });
});

describe('retell', () => {
  it('tells again what the standing actions brought about', () => {
    const match = newMatch();
    const told = [
      act(match, 0, note),
      act(match, 0, { type: 'throw' }),
      act(match, 0, note),
      act(match, 0, { type: 'note', amount: 2 }),
    ].map((result) => (result.ok ? result.value : []));
    undo(match, 0, 1);
    expect(retell(match)).toEqual(told.slice(0, 3));
    expect(retell(match, 2)).toEqual(told.slice(2, 3));
  });
});
