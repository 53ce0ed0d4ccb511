import { describe, expect, it } from 'vitest';
import { hashOf } from '../canonical.ts';
import { toy } from '../toy-game.fixture.ts';
import { botNonce, hexKeyFromSeed } from './commitment.ts';
import { checkKept, type Kept } from './kept.ts';
import { readKept } from './kept-reading.ts';
import type { MatchHeader } from './log.ts';
import { newHeader } from './match.ts';

const secret = hexKeyFromSeed('1', 'secret');
const [anas, ruis, other] = ['a', 'b', 'c'].map((who) => hexKeyFromSeed('1', who)) as [string, string, string];
const person = { kind: 'person', level: null } as const;
const hard = { kind: 'bot', level: 'hard' } as const;
const seats = [person, person, { kind: 'bot', level: 'easy' }] as const;
const players = ['Ana', 'Rui', 'easy bot'];
const nonces = [anas, ruis, botNonce(secret, 2)];
const header = newHeader(toy, { matchId: 'm', players, config: { goal: 1 }, secret, nonces, seats });
const kept: Kept = {
  fairness: 2,
  matchId: 'm',
  commitment: header.commitment,
  game: 'toy',
  rulesVersion: toy.rulesVersion,
  configHash: hashOf({ goal: 1 }),
  seats: 3,
  bots: [2],
  seat: 1,
  name: 'Rui',
  nonce: ruis,
  start: { players, seats, nonces },
};

describe('what a player kept', () => {
  it('is found in the header of the match it was kept of', () => {
    expect(checkKept(header, kept)).toBeNull();
    expect(checkKept(header, { ...kept, start: null })).toBeNull();
    expect(checkKept(header, {})).toBeNull();
  });

  const started = (part: 'players' | 'seats' | 'nonces', index: number, value: unknown) => ({
    [part]: (header[part] ?? []).map((old, at) => (at === index ? value : old)),
  });
  it.each<[string, Partial<MatchHeader<unknown>>, string, string]>([
    ['table', { matchId: 'n', commitment: 'x' }, 'header.matchId', 'is "n", you were shown "m"'],
    ['commitment', { commitment: 'x', game: 'y' }, 'header.commitment', `is "x", you were shown "${kept.commitment}"`],
    ['terms', { game: 'chess', config: {} }, 'header.game', 'is "chess", you were shown "toy"'],
    ['terms', { rulesVersion: '9' }, 'header.rulesVersion', `is "9", you were shown "${toy.rulesVersion}"`],
    ['terms', { players: ['Ana', 'Rui'] }, 'header.players', 'has 2 names, you were shown 3 seats'],
    ['terms', { config: { goal: 2 } }, 'header.config', 'is not the one you were shown'],
    ['bots', { seats: [person, person, person] }, 'header.seats[2].kind', 'is a person, you were shown a bot'],
    ['seat', { seats: [person, seats[2], seats[2]] }, 'header.seats[1].kind', 'is a bot: it is your seat'],
    ['nonce', { nonces: [anas, other, other] }, 'header.nonces[1]', 'is another one; yours is nowhere'],
    ['nonce', { nonces: [ruis, anas, other] }, 'header.nonces[1]', 'is another one; yours stands at seat 0'],
    ['name', { players: ['Rui', 'Ana', 'x'] }, 'header.players[1]', 'is not "Rui", your name'],
    ['start', started('players', 0, 'Eva'), 'header.players[0]', 'is "Eva", when it began you were shown "Ana"'],
    ['start', started('players', 2, 'x'), 'header.players[2]', 'is "x", when it began you were shown "easy bot"'],
    ['start', started('seats', 2, hard), 'header.seats[2].level', 'is "hard", when it began you were shown "easy"'],
    ['start', started('nonces', 0, other), 'header.nonces[0]', `is "${other}", when it began you were shown "${anas}"`],
  ])('names the %s that is another one: %j', (part, change, place, fault) => {
    expect(checkKept({ ...header, ...change }, kept)).toEqual({ place, fault, kept: part });
  });

  it('tells a match of the older version from one of the newer', () => {
    const { fairness: _, seats: __, ...old } = header;
    expect(checkKept(old, kept)).toMatchObject({ place: 'header.fairness', kept: 'commitment' });
    expect(checkKept(old, { ...kept, fairness: 1 })).toBeNull();
  });

  it('is looked at as far as it goes', () => {
    expect(checkKept(header, { nonce: anas })).toBeNull();
    expect(checkKept(header, { nonce: other })).toMatchObject({ place: 'header.nonces', kept: 'nonce' });
    expect(checkKept(header, { name: 'Ana' })).toBeNull();
    expect(checkKept(header, { name: 'Eva' })).toMatchObject({ place: 'header.players', kept: 'name' });
    expect(checkKept(header, { seat: 0 })).toBeNull();
    expect(checkKept(header, { seat: 2 })).toMatchObject({ place: 'header.seats[2].kind', kept: 'seat' });
    expect(checkKept(header, { seat: 3 })).toMatchObject({ place: 'header.players[3]', kept: 'seat' });
  });
});

describe('what was stored of it', () => {
  it('is read as it was written', () => {
    for (const one of [kept, { ...kept, start: null }]) {
      expect(readKept(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
    }
  });

  it.each([
    ['the whole', null],
    ['the whole', []],
    ['fairness', { ...kept, fairness: 3 }],
    ['matchId', { ...kept, matchId: 1 }],
    ['commitment', { ...kept, commitment: undefined }],
    ['seat', { ...kept, seat: -1 }],
    ['seats', { ...kept, seats: 1.5 }],
    ['bots', { ...kept, bots: [-1] }],
    ['nonce', { ...kept, nonce: 'ff' }],
    ['start', { ...kept, start: {} }],
    ['start', { ...kept, start: { ...kept.start, seats: [{ kind: 'cat', level: null }] } }],
    ['start', { ...kept, start: { ...kept.start, more: 1 } }],
    ['more', { ...kept, more: 1 }],
  ])('is refused for %s: %j', (field, value) => {
    expect(readKept(value)).toMatchObject({ ok: false, refusals: [{ field, reason: 'kept.field' }] });
  });
});
