import { describe, expect, it } from 'vitest';
import { hashOf } from '../canonical.ts';
import type { AnyGame } from '../contract.ts';
import { toy } from '../toy-game.fixture.ts';
import { botNonce, hexKeyFromSeed } from './commitment.ts';
import { exportMatch, exportText, type MatchExport } from './export.ts';
import type { MatchHeader } from './log.ts';
import { act, newHeader, openMatch } from './match.ts';
import { verifyExport } from './verify.ts';

const secret = hexKeyFromSeed('1', 'secret');
const findGame = () => toy as unknown as AnyGame;
const person = { kind: 'person', level: null } as const;
const bot = { kind: 'bot', level: 'easy' } as const;
const whole = { matchId: 'm', players: ['Ana', 'easy bot'], config: { goal: 1 }, secret };
const nonces = [hexKeyFromSeed('1', 'a'), botNonce(secret, 1)];
const header = newHeader(toy, { ...whole, nonces, seats: [person, bot] });
const old = newHeader(toy, { ...whole, nonces });

function exported(of: MatchHeader<{ goal: number }>): MatchExport<unknown, unknown> {
  const match = openMatch(toy, of, secret);
  for (const type of ['throw', 'pass'] as const) act(match, 0, { type });
  const file = exportMatch(match, secret);
  if (!file.ok) throw new Error('refused');
  return file.value;
}

/** The file with its header changed, hashed and sealed anew, as whoever has the file can do. */
function sealedAnew(of: MatchHeader<{ goal: number }>, change: Record<string, unknown>): string {
  const changed = { ...of, ...change };
  return exportText({ ...exported(of), header: changed, headerHash: hashOf(changed) });
}

function differenceIn(text: string): string {
  const verdict = verifyExport(text, findGame);
  return verdict.ok ? 'none' : `${verdict.difference.place} ${verdict.difference.fault}`;
}

describe('an export of version 2', () => {
  it('is verified from the file alone', () => {
    expect(verifyExport(exportText(exported(header)), findGame)).toMatchObject({ ok: true, header });
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a renamed player', { players: ['Eva', 'easy bot'] }, /^opening.draws\[0\].value is \d+, replay gives \d+/],
    ['swapped players', { players: ['easy bot', 'Ana'] }, /^opening.draws/],
    ['a person declared a bot', { seats: [bot, bot] }, /^header.nonces\[0\] is a bot’s and does not follow/],
    ['a bot declared a person', { seats: [person, person] }, /^opening.draws/],
    ['another bot’s nonce', { nonces: [nonces[0], nonces[0]] }, /^header.nonces\[1\] is a bot’s and does not follow/],
    ['another player’s nonce', { nonces: ['ab'.repeat(32), nonces[1]] }, /^opening.draws/],
    ['another match id', { matchId: 'n' }, /^secret does not fit header.commitment/],
    ['another configuration', { config: { goal: 2 } }, /^secret does not fit header.commitment/],
    ['an additional field', { more: 1 }, /^header.more is no field of an export/],
    ['a version that does not exist', { fairness: 3 }, /^header.fairness is not 2/],
    ['too few seats', { seats: [person] }, /^header.seats is not one for each player/],
    ['seats that are none', { seats: [person, 1] }, /^header.seats\[1\] is not a seat/],
    ['a seat of another kind', { seats: [person, { kind: 'cat', level: null }] }, /^header.seats\[1\].kind is neither/],
    ['a seat with more', { seats: [person, { ...bot, more: 1 }] }, /^header.seats\[1\].more is no field/],
    ['a bot without a level', { seats: [person, { kind: 'bot', level: null }] }, /^header.seats\[1\].level does not/],
    ['a person with a level', { seats: [{ kind: 'person', level: 'easy' }, bot] }, /^header.seats\[0\].level does not/],
    [
      'too many players',
      {
        players: ['1', '2', '3', '4'],
        nonces: [1, 2, 3, 4].map((n) => String(n).repeat(64)),
        seats: [bot, bot, bot, bot],
      },
      /^header.players has 4 names/,
    ],
  ])('is refused with %s, though it is sealed anew', (_what, change, difference) => {
    expect(differenceIn(sealedAnew(header, change))).toMatch(difference);
  });

  it('has the same cards whatever its bots are called: only those who kept it can tell', () => {
    const text = sealedAnew(header, { seats: [person, { ...bot, level: 'hard' }] });
    expect(differenceIn(text)).toBe('none');
    const start = { players: header.players, seats: [person, bot], nonces };
    const verdict = verifyExport(text, findGame, { start });
    expect(verdict).toMatchObject({ ok: false, difference: { place: 'header.seats[1].level', kept: 'start' } });
  });

  it('has no fields beside those of an export', () => {
    const text = exportText({ ...exported(header), more: 1 } as MatchExport<unknown, unknown>);
    expect(differenceIn(text)).toBe('more is no field of an export');
  });
});

describe('an export of version 1', () => {
  it('is verified as before, and has no seats', () => {
    expect(differenceIn(exportText(exported(old)))).toBe('none');
    expect(differenceIn(sealedAnew(old, { seats: [person, bot] }))).toBe('header.seats is no field of an export');
    expect(differenceIn(sealedAnew(old, { more: 1 }))).toBe('header.more is no field of an export');
  });
});

describe('what was kept', () => {
  it('is held against the file before anything is replayed', () => {
    const text = sealedAnew(header, { players: ['Eva', 'easy bot'], rulesVersion: '9' });
    const verdict = verifyExport(text, findGame, { matchId: 'another' });
    expect(verdict).toMatchObject({ ok: false, difference: { place: 'header.matchId', kept: 'table' } });
    const terms = verifyExport(text, findGame, { rulesVersion: header.rulesVersion });
    expect(terms).toMatchObject({ ok: false, difference: { place: 'header.rulesVersion', kept: 'terms' } });
  });
});
