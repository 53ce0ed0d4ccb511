import { describe, expect, it } from 'vitest';
import { hashOf } from '../canonical.ts';
import type { AnyGame } from '../contract.ts';
import { type ToyAction, toy } from '../toy-game.fixture.ts';
import { hexKeyFromSeed } from './commitment.ts';
import { exportMatch, exportText } from './export.ts';
import { checkKept } from './kept.ts';
import type { MatchHeader, Origin } from './log.ts';
import { act, newHeader, openMatch, undo, undoable } from './match.ts';
import { verifyExport } from './verify.ts';

const secret = hexKeyFromSeed('1', 'secret');
const nonces = [hexKeyFromSeed('1', 'a'), hexKeyFromSeed('1', 'b')];
const first = newHeader(toy, { matchId: 'first', players: ['Ana', 'Rui'], config: { goal: 2 }, secret, nonces });
const { fairness: _, ...front } = first;
const now = { ...front, matchId: 'second', players: ['Ana', 'Bot'] };

const PASS: ToyAction = { type: 'pass' };
const THROW: ToyAction = { type: 'throw' };

function playedWith(origin: Origin, header: Partial<MatchHeader<{ goal: number }>> = {}) {
  const match = openMatch(toy, { ...now, ...header, origin }, secret);
  for (const [seat, action] of [
    [0, THROW],
    [0, PASS],
    [1, THROW],
    [1, PASS],
    [0, PASS],
  ] as const)
    act(match, seat, action);
  return match;
}

function verdictOn(origin: Origin, header: Partial<MatchHeader<{ goal: number }>> = {}): string {
  const file = exportMatch(playedWith(origin, header), secret);
  if (!file.ok) throw new Error('refused');
  const verdict = verifyExport(exportText(file.value), () => toy as unknown as AnyGame);
  return verdict.ok ? 'genuine' : `${verdict.difference.place} ${verdict.difference.fault}`;
}

const dealt: Origin = { kind: 'dealt', header: first, moves: 2 };
const start = { active: 0, draws: 3, secret: 7, points: [4, 1], hidden: [0, 2], passes: [1, 1], goal: 2 };
const known: Origin = { kind: 'known', matchId: 'first', moves: 5, seat: 0, start };

describe('a match that goes on from another', () => {
  it('is never the one that somebody was promised', () => {
    const { header } = playedWith(dealt);
    const { commitment } = first;
    expect(checkKept(header, { commitment, nonce: nonces[0] ?? '' })).toMatchObject({
      place: 'header.origin',
      kept: 'table',
    });
    expect(checkKept(header, {})).toBeNull();
  });

  it('with its key draws what that one draws, and takes back nothing of it', () => {
    const match = playedWith(dealt);
    const other = openMatch(toy, first, secret);
    act(other, 0, THROW);
    expect(match.consequences[0]?.draws).toEqual(other.consequences[0]?.draws);
    expect(match.opening).toEqual(other.opening);
    // All of its own can be taken back, what was thrown and what the others answered included.
    expect([undoable(match, 0), undoable(match, 1)]).toEqual([1, 3]);
    expect(undo(match, 1, 4).ok).toBe(false);
    expect(undo(match, 1, 3).ok).toBe(true);
    expect(undoable(match, 0)).toBe(0);
  });

  it('is verified as such', () => {
    expect(verdictOn(dealt)).toBe('genuine');
    expect(verdictOn({ ...dealt, moves: 0 })).toBe('genuine');
    expect(verdictOn(known)).toBe('genuine');
    const ofKnown: Origin = { kind: 'dealt', header: { ...first, origin: known }, moves: 1 };
    expect(verdictOn(ofKnown)).toBe('genuine');
  });

  it('is refused where it claims another key, another game or moves that it does not have', () => {
    const other = [hexKeyFromSeed('2', 'a'), hexKeyFromSeed('2', 'b')];
    expect(verdictOn(dealt, { nonces: other })).toMatch(/^header\.nonces\[0\] is .*, the match before has/);
    expect(verdictOn({ ...dealt, header: { ...first, config: { goal: 3 } } })).toMatch(
      /^header\.config\.goal is 2, the/,
    );
    expect(verdictOn({ ...dealt, moves: 6 })).toBe('header.origin.moves is more than there are');
    expect(verdictOn({ ...dealt, moves: -1 })).toBe('header.origin.moves is not a number of moves');
    const third: MatchHeader<unknown> = { ...first, origin: dealt };
    expect(verdictOn({ ...dealt, header: third })).toBe('header.origin.header has its key from a third match');
    expect(verdictOn({ ...dealt, header: { ...first, players: ['Ana'], nonces: [nonces[0] ?? ''] } })).toMatch(
      /^header\./,
    );
  });

  it('is refused where the table it begins at is none of the game’s', () => {
    expect(verdictOn({ ...known, seat: 2 })).toBe('header.origin.seat is no seat');
    const file = exportMatch(playedWith(known), secret);
    if (!file.ok) throw new Error('refused');
    const startingAt = (other: unknown) => {
      const header = { ...file.value.header, origin: { ...known, start: other } };
      const text = JSON.stringify({ ...file.value, header, headerHash: hashOf(header) });
      return verifyExport(text, () => toy as unknown as AnyGame);
    };
    const { hidden: __, ...part } = start;
    for (const other of [part, null, 7, {}]) {
      const difference = { place: 'header.origin.start', fault: 'is no table of this game', kept: null };
      expect(startingAt(other)).toEqual({ ok: false, difference });
    }
    // Looked at, it seems to be one; the rules find out.
    const odd = { ...start, points: [{}, 1] };
    expect(startingAt(odd)).toMatchObject({ ok: false });
  });
});
