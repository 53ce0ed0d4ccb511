import { describe, expect, it } from 'vitest';
import { hashOf } from '../canonical.ts';
import { type ToyAction, toy } from '../toy-game.fixture.ts';
import { type Checkpoint, checkpointOf } from './checkpoint.ts';
import { hexKeyFromSeed } from './commitment.ts';
import { exportMatch } from './export.ts';
import { act, lengthOf, movesOf, newHeader, openMatch, retell, stateAfter, undo, undoable } from './match.ts';
import { reopen } from './reopening.ts';

const secret = hexKeyFromSeed('1', 'secret');
const nonces = [hexKeyFromSeed('1', 'a'), hexKeyFromSeed('1', 'b')];
const note: ToyAction = { type: 'note', amount: 1 };

function played(...actions: readonly ToyAction[]) {
  const header = newHeader(toy, { matchId: 'm', players: ['Ana', 'Rui'], config: { goal: 3 }, secret, nonces });
  const match = openMatch(toy, header, secret);
  for (const action of actions) expect(act(match, 0, action).ok).toBe(true);
  return match;
}

/** Forty actions with something taken back among them, a throw that nobody can take back, and a few more. */
function longMatch() {
  const match = played(...Array(40).fill(note));
  undo(match, 0, 3);
  act(match, 0, { type: 'throw' });
  const checkpoint = checkpointOf(match);
  if (checkpoint === null) throw new Error('no checkpoint');
  act(match, 0, note);
  act(match, 0, note, true);
  act(match, 0, note);
  undo(match, 0, 1);
  return { match, checkpoint };
}

function openedAt(match: ReturnType<typeof played>, checkpoint: Checkpoint) {
  const entries = match.entries.slice(checkpoint.entries);
  const hashes = {
    opening: match.opening.hash,
    entries: match.consequences.slice(checkpoint.entries).map(({ hash }) => hash),
  };
  const joined = entries.map((_, index) => index === 1);
  return reopen(toy, { header: match.header, entries }, secret, hashes, joined, checkpoint);
}

describe('a checkpoint', () => {
  it('is where nothing can be taken back', () => {
    expect(checkpointOf(played())).toBeNull();
    expect(checkpointOf(played(note))).toBeNull();
    const match = played(note, { type: 'throw' });
    expect(checkpointOf(match)).toMatchObject({ entries: 2, moves: 2, hash: hashOf(match.state) });
    act(match, 0, note);
    expect(checkpointOf(match)).toBeNull();
    undo(match, 0, 1);
    expect(checkpointOf(match)).toMatchObject({ entries: 4, moves: 2, hash: hashOf(match.state) });
    const header = { ...match.header, origin: { kind: 'dealt', header: match.header, moves: 0 } } as const;
    expect(checkpointOf({ ...match, header })).toBeNull();
  });

  it('opens the match as it stands, and it goes on alike', () => {
    const { match, checkpoint } = longMatch();
    const opened = openedAt(match, checkpoint);
    if (!opened.ok) throw new Error('refused');
    const again = opened.value;
    expect(again.entries).toHaveLength(match.entries.length - checkpoint.entries);
    expect([lengthOf(again), movesOf(again)]).toEqual([match.entries.length, match.standing.length]);
    expect(again.state).toEqual(match.state);
    expect(undoable(again, 0)).toBe(undoable(match, 0));
    expect(undoable(again, 0)).toBe(2);
    expect(retell(again, checkpoint.moves)).toEqual(retell(match, checkpoint.moves));
    for (const each of [match, again]) {
      expect(undo(each, 0, 3).ok).toBe(false);
      expect(undo(each, 0, 2).ok).toBe(true);
      for (let count = 0; count < 40; count++) expect(act(each, 0, note).ok).toBe(true);
      expect(act(each, 0, { type: 'throw' }).ok).toBe(true);
    }
    expect(again.consequences).toEqual(match.consequences.slice(checkpoint.entries));
    expect(checkpointOf(again)).toEqual(checkpointOf(match));
    for (const moves of [checkpoint.moves, checkpoint.moves + 35]) {
      expect(stateAfter(again, moves)).toEqual(stateAfter(match, moves));
    }
  });

  it('knows nothing of what came before', () => {
    const { match, checkpoint } = longMatch();
    const opened = openedAt(match, checkpoint);
    if (!opened.ok) throw new Error('refused');
    expect(() => stateAfter(opened.value, checkpoint.moves - 1)).toThrow(RangeError);
    expect(() => retell(opened.value)).toThrow(RangeError);
    expect(() => exportMatch(opened.value, secret)).toThrow(RangeError);
  });

  it('that is not of the state the log speaks of is refused', () => {
    const { match, checkpoint } = longMatch();
    const place = (change: Partial<Checkpoint>) => {
      const result = openedAt(match, { ...checkpoint, ...change });
      return result.ok ? null : result.refusals[0]?.field;
    };
    const other = checkpointOf(played({ type: 'throw' }));
    expect(place({})).toBeNull();
    expect(place({ state: checkpoint.state.replace('"points":[', '"points":[1') })).toBe('checkpoint');
    expect(place({ hash: hashOf(0) })).toBe('checkpoint');
    expect(place({ state: other?.state ?? '', hash: other?.hash ?? '' })).toBe(`entries[${match.entries.length - 1}]`);
  });
});
