import type { Outcome } from '@stakeout/kernel';
import type { TableRow } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../games/all-facts.ts';
import type { LocalMatch } from '../session/local/local-matches.ts';
import { playedHere, playedOnline } from './played-match.ts';

const outcome: Outcome = {
  ending: 'seventh-bust',
  scores: [9, 14, 14],
  places: [3, 1, 1],
  winners: [1, 2],
  tieBreaks: [],
};

const here: LocalMatch = {
  id: 'abc',
  game: 'gunrunners',
  rulesVersion: factsOf('gunrunners')?.rulesVersion ?? '',
  config: {},
  seats: [
    { kind: 'bot', name: 'Vance', level: 'easy' },
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Iris', level: 'hard' },
  ],
  createdAt: 1,
  updatedAt: 2,
  status: 'over',
  seq: 3,
  moves: 3,
  toAct: [],
  gist: {},
  outcome,
};

const row: TableRow = {
  id: 'table-of-twenty-letters',
  game: 'gunrunners',
  config: {},
  visibility: 'link',
  clock: null,
  status: 'over',
  seats: [
    { kind: 'person', name: 'Bia', level: null, ready: true, standIn: false, resigned: false },
    { kind: 'person', name: 'Ada', level: null, ready: true, standIn: false, resigned: false },
    { kind: 'bot', name: 'easy', level: 'easy', ready: true, standIn: false, resigned: false },
  ],
  yourSeat: 1,
  yourTurn: false,
  outcome,
  updatedAt: 5,
};

describe('a match on this device', () => {
  it('is that of its only person', () => {
    expect(playedHere([here])).toMatchObject({
      matches: [{ key: 'local abc', seat: 1, seats: 3, company: 'mixed', share: 0.5, rank: 1, score: 14, at: 2 }],
      shared: 0,
    });
  });

  it('is nobody’s where several people shared the device', () => {
    const seats = here.seats.map(({ name }) => ({ kind: 'person' as const, name }));
    expect(playedHere([{ ...here, seats }])).toEqual({ matches: [], shared: 1, again: 0 });
  });

  it('does not count where the cards were known: played on from another, with its deal, or with that of a day that was over', () => {
    const outcome = here.outcome as Outcome;
    const origin = { kind: 'again', moves: 0, seat: 1, path: null, players: [], outcome } as const;
    const again = [
      { ...here, origin },
      { ...here, daily: '2026-11-17' },
    ];
    expect(playedHere([...again, here])).toMatchObject({ matches: [{ id: 'abc' }], shared: 0, again: 2 });
  });

  it('counts once it is over, under older rules too, but not where it does not replay as it was played', () => {
    expect(playedHere([{ ...here, status: 'running', outcome: null }]).matches).toEqual([]);
    const old = playedHere([{ ...here, status: 'unplayable', rulesVersion: 'older' }]).matches;
    expect(old).toMatchObject([{ share: 0.5, isPlayable: false }]);
    expect(playedHere([{ ...here, status: 'unplayable' }])).toEqual({ matches: [], shared: 0, again: 0 });
  });
});

describe('a match online', () => {
  it('is mine where I had a seat', () => {
    const [match] = playedOnline([row]);
    expect(match).toMatchObject({ place: 'online', seat: 1, company: 'people', share: 0.5 });
    expect(match?.others.map(({ level }) => level)).toEqual([null, 'easy']);
    expect(
      playedOnline([
        { ...row, yourSeat: null },
        { ...row, status: 'running', outcome: null },
      ]),
    ).toEqual([]);
  });

  it('is not won by whoever gave up, however the bot did that played on', () => {
    const seats = row.seats.map((seat, at) => ({ ...seat, resigned: at === 1 }));
    expect(playedOnline([{ ...row, seats }])).toMatchObject([{ share: 0, hasResigned: true }]);
  });
});
