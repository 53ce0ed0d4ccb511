import { describe, expect, it } from 'vitest';
import { hashOf } from '../canonical.ts';
import { type ToyAction, toy } from '../toy-game.fixture.ts';
import { hexKeyFromSeed } from './commitment.ts';
import { exportMatch, exportText } from './export.ts';
import { act, newHeader, openMatch, undoable } from './match.ts';
import { actInOneGo, undoableGoes, undoGoes } from './one-go.ts';
import { reopen } from './reopening.ts';
import { savepoint } from './savepoint.ts';
import { verifyExport } from './verify.ts';

const secret = hexKeyFromSeed('1', 'secret');
const nonces = [hexKeyFromSeed('1', 'a'), hexKeyFromSeed('1', 'b')];

function newMatch(goal = 3) {
  const header = newHeader(toy, { matchId: 'm', players: ['Ana', 'Rui'], config: { goal }, secret, nonces });
  return openMatch(toy, header, secret);
}

const note: ToyAction = { type: 'note', amount: 1 };
const hide: ToyAction = { type: 'hide', amount: 1 };
const pass: ToyAction = { type: 'pass' };

/** How many of the actions were played. */
function played(match: ReturnType<typeof newMatch>, seat: number, ...actions: readonly unknown[]): number {
  const result = actInOneGo(match, seat, actions);
  return result.ok ? result.value.length : 0;
}

describe('several actions in one go', () => {
  it('are each an entry of the log, as if they had been played one by one', () => {
    const [match, single] = [newMatch(), newMatch()];
    const result = actInOneGo(match, 0, [note, hide, note]);
    const told = [act(single, 0, note), act(single, 0, hide), act(single, 0, note)];
    expect(result).toEqual({ ok: true, value: told.map((one) => (one.ok ? one.value : null)) });
    expect(match.entries).toEqual(single.entries);
    expect(match.consequences).toEqual(single.consequences);
    expect(match.standing.map(({ joined }) => joined)).toEqual([false, true, true]);
    expect(single.standing.map(({ joined }) => joined)).toEqual([false, false, false]);
  });

  it.each([
    ['chance is drawn', { type: 'throw' }],
    ['somebody learns something', { type: 'peek' }],
    ['the decision passes on', pass],
  ] as const)('end where %s', (_, action) => {
    const match = newMatch();
    expect(played(match, 0, note, action, note, note)).toBe(2);
    expect(match.entries).toEqual([
      { seat: 0, action: note },
      { seat: 0, action },
    ]);
    expect(undoableGoes(match, 0)).toBe(0);
  });

  it('end before one that is not legal by then', () => {
    const match = newMatch();
    expect(played(match, 0, note, note, { type: 'note', amount: 9 }, note)).toBe(2);
    expect(match.state.points).toEqual([2, 0]);
    expect(undoableGoes(match, 0)).toBe(1);
  });

  it('are refused as a whole when the first is not legal, or there is none', () => {
    const match = newMatch();
    const before = hashOf(match.state);
    expect(actInOneGo(match, 1, [note, note])).toMatchObject({ ok: false, refusals: [{ clause: 'T1' }] });
    expect(actInOneGo(match, 0, [{ type: 'note', amount: 9 }, note]).ok).toBe(false);
    expect(actInOneGo(match, 0, []).ok).toBe(false);
    expect(hashOf(match.state)).toBe(before);
    expect([match.entries, match.consequences, match.standing]).toEqual([[], [], []]);
  });

  it('are taken back together', () => {
    const match = newMatch();
    played(match, 0, hide);
    played(match, 0, note, note, note);
    act(match, 0, note);
    expect([undoable(match, 0), undoableGoes(match, 0), undoableGoes(match, 1)]).toEqual([5, 3, 0]);
    expect(undoGoes(match, 0, 2)).toEqual({ ok: true, value: 4 });
    expect(match.entries.at(-1)).toEqual({ seat: 0, undo: 4 });
    expect(match.state).toMatchObject({ points: [0, 0], hidden: [1, 0] });
    expect(undoGoes(match, 0, 2)).toMatchObject({
      ok: false,
      refusals: [{ reason: 'undo.tooFar', params: { most: 1 } }],
    });
    for (const count of [0, -1, 0.5]) expect(undoGoes(match, 0, count)).toMatchObject({ ok: false });
    expect(undoGoes(match, 0, 1)).toEqual({ ok: true, value: 1 });
    expect(undoableGoes(match, 0)).toBe(0);
  });

  it('are still one once a later choice was taken back', () => {
    const match = newMatch();
    played(match, 0, note, note, note);
    act(match, 0, hide);
    expect(undoGoes(match, 0, 1)).toEqual({ ok: true, value: 1 });
    expect(undoableGoes(match, 0)).toBe(1);
    expect(undoGoes(match, 0, 1)).toEqual({ ok: true, value: 3 });
  });

  it('are still one after the match was opened again', () => {
    const match = newMatch();
    played(match, 0, note, note);
    played(match, 0, note, hide, note);
    undoGoes(match, 0, 1);
    played(match, 0, hide, hide);
    const hashes = { opening: match.opening.hash, entries: match.consequences.map(({ hash }) => hash) };
    const joined = [false, true, false, true, true, false, false, true];
    const again = reopen(toy, { header: match.header, entries: match.entries }, secret, hashes, joined);
    if (!again.ok) throw new Error('refused');
    expect(again.value.standing).toEqual(match.standing);
    expect(undoGoes(again.value, 0, 1)).toEqual({ ok: true, value: 2 });
    // A log from before goes were known is one of single actions.
    const old = reopen(toy, { header: match.header, entries: match.entries }, secret, hashes);
    expect(old.ok && undoableGoes(old.value, 0)).toBe(4);
  });

  it('are exported as what they are, single entries', () => {
    const match = newMatch(1);
    played(match, 0, note, note);
    undoGoes(match, 0, 1);
    played(match, 0, note, pass);
    const file = exportMatch(match, secret);
    if (!file.ok) throw new Error('not over');
    expect(file.value.entries.map(({ draws: _, hash: __, ...entry }) => entry)).toEqual([
      { seq: 1, seat: 0, action: note },
      { seq: 2, seat: 0, action: note },
      { seq: 3, seat: 0, undo: 2 },
      { seq: 4, seat: 0, action: note },
      { seq: 5, seat: 0, action: pass },
    ]);
    expect(verifyExport(exportText(file.value), () => toy as never)).toMatchObject({ ok: true, entries: 5 });
  });
});

describe('a savepoint', () => {
  it('takes a match back to where it stood, as if nothing had been tried', () => {
    const match = newMatch();
    for (let count = 0; count < 20; count++) played(match, 0, note, note, note);
    for (const attempt of [() => played(match, 0, note, hide, note, note), () => undoGoes(match, 0, 19)]) {
      const before = structuredClone({ ...match, game: null, chance: null });
      const takeBack = savepoint(match);
      attempt();
      expect(match.entries.length).toBeGreaterThan(before.entries.length);
      takeBack();
      expect({ ...match, game: null, chance: null }).toEqual(before);
    }
    expect(undoGoes(match, 0, 2)).toEqual({ ok: true, value: 6 });
  });
});
