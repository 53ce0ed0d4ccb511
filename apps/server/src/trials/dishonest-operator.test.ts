import { LEVELS } from '@stakeout/bots';
import {
  botNonce,
  commitmentToTerms,
  hexKeyFromSeed,
  type Kept,
  type MatchTerms,
  verifyExport,
} from '@stakeout/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGame } from '../games.ts';
import type { SeatRecord, TableRecord } from '../storage/records.ts';
import { BIA } from '../tables/table.fixture.ts';
import { begun, matchOf, type Promised, playedOut, promise, sealed } from './dishonest-operator.fixture.ts';

const BOT = 2;
const OTHER = hexKeyFromSeed('other', 'nonce');

/** What `verify` says: where the file contradicts itself or what was kept, and which part of that. */
function verdictOn(text: string, kept: Partial<Kept> = {}): string {
  const verdict = verifyExport(text, findGame, kept);
  if (verdict.ok) return 'genuine';
  const { place, kept: part } = verdict.difference;
  return part === null ? place : `${place} (${part})`;
}

function withSeat(table: TableRecord, seat: number, change: Partial<SeatRecord>): TableRecord {
  return { ...table, seats: table.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)) };
}

function swapped(table: TableRecord, field: 'nonce' | 'name'): TableRecord {
  const [ana, bia] = [table.seats[0]?.[field] ?? '', table.seats[1]?.[field] ?? ''];
  return withSeat(withSeat(table, 0, { [field]: bia }), 1, { [field]: ana });
}

let promised: Promised;
beforeAll(() => {
  promised = promise('1');
});

describe('an honest operator', () => {
  it('is believed by everybody, whatever they kept', () => {
    const text = sealed(playedOut(promised.running));
    expect(verdictOn(text)).toBe('genuine');
    for (const kept of [promised.anas, promised.bias]) {
      expect(verdictOn(text, kept)).toBe('genuine');
      for (const [part, value] of Object.entries(kept)) expect(verdictOn(text, { [part]: value })).toBe('genuine');
    }
  });

  it('is believed about matches of the first version', () => {
    const { running, anas, bias } = promise('1', 1);
    const text = sealed(playedOut(running));
    for (const kept of [{}, anas, bias]) expect(verdictOn(text, kept)).toBe('genuine');
  });
});

describe('a dishonest operator', () => {
  /** Each is another match played from its first card, whose file is written as that of any match. */
  it.each<[string, (table: TableRecord) => TableRecord, string, string]>([
    [
      'the nonce of a bot',
      (table) => withSeat(table, BOT, { nonce: OTHER }),
      'header.nonces[2]',
      'header.nonces[2] (start)',
    ],
    ['the id of the match', (table) => ({ ...table, id: OTHER.slice(0, 32) }), 'genuine', 'header.matchId (table)'],
    ['the order of nonces', (table) => swapped(table, 'nonce'), 'genuine', 'header.nonces[1] (nonce)'],
    ['the nonce of the player', (table) => withSeat(table, 1, { nonce: OTHER }), 'genuine', 'header.nonces[1] (nonce)'],
    [
      'the nonce of another player',
      (table) => withSeat(table, 0, { nonce: OTHER }),
      'genuine',
      'header.nonces[0] (start)',
    ],
    [
      'the secret',
      (table) => withSeat({ ...table, secret: OTHER }, BOT, { nonce: botNonce(OTHER, BOT) }),
      'genuine',
      'header.commitment (commitment)',
    ],
    [
      'the configuration',
      (table) => ({ ...table, config: { ...(table.config as object), memory: 'open' } }),
      'genuine',
      'header.commitment (commitment)',
    ],
    ['the name of the player', (table) => withSeat(table, 1, { name: 'Bela' }), 'genuine', 'header.players[1] (name)'],
    [
      'the name of another player',
      (table) => withSeat(table, 0, { name: 'Eva' }),
      'genuine',
      'header.players[0] (start)',
    ],
    [
      'the names of two players, one for the other',
      (table) => swapped(table, 'name'),
      'genuine',
      'header.players[1] (name)',
    ],
    [
      'a bot for a person',
      (table) => withSeat(table, BOT, { kind: 'person', level: null, nonce: OTHER }),
      'genuine',
      'header.seats[2].kind (bots)',
    ],
    [
      'a person for a bot',
      (table) => withSeat(table, 1, { kind: 'bot', level: 'easy', nonce: botNonce(table.secret, 1) }),
      'genuine',
      'header.seats[1].kind (seat)',
    ],
    [
      'the level of a bot',
      (table) => withSeat(table, BOT, { level: 'hard' }),
      'genuine',
      'header.seats[2].level (start)',
    ],
    ['the version', (table) => ({ ...table, fairness: 1 }), 'genuine', 'header.fairness (commitment)'],
  ])('who exchanged %s is found out by who kept what they were shown', (_what, cheat, alone, kept) => {
    const text = sealed(playedOut(begun(cheat(promised.running))));
    expect(verdictOn(text)).toBe(alone);
    expect(verdictOn(text, promised.bias)).toBe(kept);
  });

  it('who exchanged the rules is found out, by programs of either version', () => {
    const file = playedOut(promised.running);
    const { game, matchId, config } = file.header;
    const terms: MatchTerms = { game, rulesVersion: '9', matchId, config, seats: 3 };
    const text = sealed(file, { rulesVersion: '9', commitment: commitmentToTerms(file.secret, terms) });
    const rules = findGame(game);
    if (rules === null) throw new Error('no game');
    const nextYears = { ...rules, rulesVersion: '9' };
    for (const found of [rules, nextYears]) {
      expect(verifyExport(text, () => found, promised.bias)).toMatchObject({
        difference: { place: 'header.commitment' },
      });
    }
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['the id of the match', { matchId: OTHER }, 'header.matchId (table)'],
    ['the configuration', { config: { memory: 'open' } }, 'header.config (terms)'],
    ['the rules', { rulesVersion: '9' }, 'header.rulesVersion (terms)'],
    ['a name', { players: ['Eva', 'Bia', 'easy bot'] }, 'header.players[0] (start)'],
  ])('who exchanged %s and left the commitment is found out as well', (_what, change, kept) => {
    const text = sealed(playedOut(promised.running), change);
    expect(verdictOn(text)).not.toBe('genuine');
    expect(verdictOn(text, promised.bias)).toBe(kept);
  });

  it('who wrote something else into the header is found out from the file alone', () => {
    expect(verdictOn(sealed(playedOut(promised.running), { note: 'Eva won' }))).toBe('header.note');
  });
});

describe('grinding', () => {
  const TRIES = 64;
  /** Something worth choosing: what the first roll of the die will be. */
  const firstRoll = (table: TableRecord) => 1 + matchOf(table).chance.below('die', 0, 6);
  const nonceOf = (count: number) => hexKeyFromSeed(String(count), 'ground');
  const idOf = (count: number) => nonceOf(count).slice(0, 32);
  const tries = Array.from({ length: TRIES }, (_, count) => count);

  it('finds the roll it wants on version 1, and nobody can tell', () => {
    const { running } = promise('1', 1);
    const nonces = tries.map((count) => withSeat(running, BOT, { nonce: nonceOf(count) }));
    const ids = tries.map((count) => ({ ...running, id: idOf(count) }));
    for (const ground of [nonces, ids]) {
      for (const wanted of [1, 6]) {
        const found = ground.find((table) => firstRoll(table) === wanted);
        if (found === undefined) throw new Error(`no ${wanted} in ${TRIES} tries`);
        expect(verdictOn(sealed(playedOut(begun(found))))).toBe('genuine');
      }
    }
  });

  it('has nothing left on version 2 that is not found out', () => {
    const { running, bias } = promised;
    // Before the start is shown, so that `start` is what the operator wants it to be.
    const early: Kept = { ...bias, start: null };
    for (const count of tries.slice(0, 4)) {
      const bot = sealed(playedOut(begun(withSeat(running, BOT, { nonce: nonceOf(count) }))));
      expect(verdictOn(bot, early)).toBe('header.nonces[2]');
      const id = sealed(playedOut(begun({ ...running, id: idOf(count) })));
      expect(verdictOn(id, early)).toBe('header.matchId (table)');
      expect(verdictOn(id, { commitment: bias.commitment })).toBe('header.commitment (commitment)');
    }
  });

  it('has nothing to choose in what an operator may choose last: names and levels of bots', () => {
    const { running, ready } = promised;
    const honest = firstRoll(running);
    for (const level of LEVELS) {
      for (const count of tries.slice(0, 8)) {
        expect(firstRoll(withSeat(running, BOT, { level, name: `${level} bot ${count}` }))).toBe(honest);
      }
    }
    expect(ready.seats[BOT]).toMatchObject({ kind: 'bot', nonce: null });
  });

  it('is what a player in league can still do who gives their nonce last', () => {
    const { running, bias } = promised;
    const chosen = tries.map((count) => withSeat(running, 0, { nonce: nonceOf(count) }));
    expect(new Set(chosen.map(firstRoll)).size).toBeGreaterThan(4);
    const start = bias.start === null ? null : { ...bias.start, nonces: bias.start.nonces.with(0, nonceOf(0)) };
    expect(verdictOn(sealed(playedOut(begun(chosen[0] ?? running))), { ...bias, start })).toBe('genuine');
    expect(running.seats[1]?.person).toBe(BIA.id);
  });
});
