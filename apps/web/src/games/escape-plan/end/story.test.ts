import { ARRESTED, ESCAPED, type State, type View } from '@stakeout/escape-plan';
import { stateAfter } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { platesFor, playedMatch } from '../../../replay/played-match.fixture.ts';
import { type Eyes, wholeRecording } from '../../../replay/recording.ts';
import type { SpokenGame } from '../../../text/spoken.ts';
import { escapePlan } from '../game.ts';
import { replay } from '../replay/replay.ts';
import { rankingOf, tiesIn } from './ranking.ts';
import { columnsOf, sumAfter } from './sheet.ts';
import { escapeStory } from './story.ts';

const game: SpokenGame = escapePlan;

/** Whoever can leave, leaves: with money or without. */
function isEscape(action: unknown): boolean {
  return (action as { readonly type: string }).type === 'escape';
}

const known = new Map<string, ReturnType<typeof play>>();

function told(seats: number, seed: string) {
  const key = `${seats} ${seed}`;
  const found = known.get(key) ?? play(seats, seed);
  known.set(key, found);
  return found;
}

function play(seats: number, seed: string) {
  const { match, file } = playedMatch(game, seats, seed, {}, isEscape);
  const recording = wholeRecording(game, file, platesFor(seats), replay);
  if (recording === null) throw new Error('the match does not replay');
  const seenBy = (eyes: Eyes) => {
    const film = recording.film(eyes);
    const view = film.viewAt(film.length) as View;
    return { view, moves: film.moves, story: escapeStory(view, film.moves) };
  };
  return { match, outcome: file.outcome, seenBy };
}

/** Chosen so that somebody is arrested for each of the reasons, somebody escapes, and nobody does. */
const TABLES = [
  [1, 'a'],
  [1, 's4 e'],
  [1, 'd'],
  [2, 's0 a'],
  [2, 's2 c'],
  [3, 'b'],
  [3, 's20 e'],
  [4, 'l'],
  [4, 's20 e'],
  [5, 's8 i'],
  [5, 's30 o'],
] as const;

describe.each(TABLES)('the story of a match for %d, seed %s', (seats, seed) => {
  const { match, outcome, seenBy } = told(seats, seed);
  const { view, moves, story } = seenBy(null);
  const { departures, periods, visits } = story;
  const last = periods.at(-1);

  it('[E22.2] ends with everybody’s cash and total as they are', () => {
    expect(last?.cash).toEqual(view.table.truth?.cash);
    expect(last?.worth.slice(0, seats)).toEqual(outcome.scores);
    if (seats === 1) expect(last?.worth[1]).toBe(outcome.tieBreaks[0]?.at(-1));
  });

  it('goes through the parts of the days in order', () => {
    const places = periods.map(({ day, part }) => day * 6 + part);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(places.length);
    expect(periods[0]).toMatchObject({ day: 1, part: -1, cash: outcome.scores.map(() => 9) });
    expect(last).toMatchObject({ day: view.table.day, part: view.table.part });
  });

  it('knows of every player how they left', () => {
    for (const [seat, status] of view.table.status.slice(0, seats).entries()) {
      const own = departures.filter(({ pawn }) => pawn === seat);
      expect(own).toHaveLength(1);
      expect(own[0]?.why === null).toBe(status === ESCAPED);
      expect(own[0]?.when.day).toBe(3);
      const type = status === ARRESTED ? 'arrested' : 'escaped';
      const { events = [] } = moves[(own[0]?.move ?? 0) - 1] ?? {};
      expect(events).toContainEqual(expect.objectContaining({ type, pawn: seat }));
    }
  });

  it('[E9.4, E21.4, E21.6] says why somebody was arrested', () => {
    for (const { pawn, why, move, price, cash } of departures) {
      if (why === null || pawn >= seats) continue;
      const before = stateAfter(match, move - 1) as State;
      const action = match.standing[move - 1]?.action as { readonly type: string };
      const isLeaving = action.type === 'escape' || (before.turn.seat === pawn && before.turn.escaping === 1);
      if (why === 'late') expect(view.table.part).toBe(4);
      else expect(cash).toBeLessThan(price);
      if (why === 'exit') expect(isLeaving && match.standing[move - 1]?.seat === pawn).toBe(true);
    }
  });

  it('knows every visit', () => {
    for (const [place, pawns] of view.table.visited.entries()) {
      for (let pawn = 0; pawn < view.table.pawns; pawn++) {
        const count = visits.filter((visit) => visit.place === place && visit.pawn === pawn).length;
        expect(count > 0).toBe((pawns & (1 << pawn)) !== 0);
        if (pawn < seats) expect(count).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is the same through everybody’s eyes', () => {
    for (const eyes of [0, 'open'] as const) expect(seenBy(eyes).story).toEqual(story);
  });

  it('[E22.4, E24.6] has a sheet whose lines add up to the totals', () => {
    const columns = columnsOf(view, outcome);
    expect(columns).toHaveLength(seats === 1 ? 2 : seats);
    for (const column of columns) {
      expect(sumAfter(column, 9)).toBe(column.total);
      if (!column.isCosta) expect(column.total).toBe(outcome.scores[column.pawn]);
    }
  });
});

describe('these matches', () => {
  it('have arrests of every kind, and escapes', () => {
    const reasons = TABLES.flatMap(([seats, seed]) => told(seats, seed).seenBy(null).story.departures).map(
      ({ why }) => why,
    );
    expect(new Set(reasons)).toEqual(new Set(['exit', 'upkeep', 'late', null]));
  });
});

describe('the ranking', () => {
  const outcome = (tieBreaks: readonly (readonly number[])[], places: readonly number[]) => ({
    ending: 'everybody-gone',
    scores: tieBreaks.map(([, total]) => total ?? 0),
    places,
    winners: [...places.keys()].filter((seat) => places[seat] === 1),
    tieBreaks,
  });

  it('[E22.3] says what decided between two with the same total', () => {
    const ranking = rankingOf(
      outcome(
        [
          [1, 200, 5, -4, 0],
          [1, 200, 8, -4, -1],
          [1, 200, 5, -3, -1],
          [1, 200, 5, -4, -2],
          [0, 0, 40, -1, 0],
        ],
        [3, 1, 2, 4, 5],
      ),
    );
    expect(ranking.map(({ seat, aheadBy }) => [seat, aheadBy])).toEqual([
      [1, 'cash'],
      [2, 'notoriety'],
      [0, 'wounds'],
      [3, 'escaped'],
      [4, null],
    ]);
    expect(tiesIn(ranking).map(([first, second]) => [first.seat, second.seat])).toEqual([
      [1, 2],
      [2, 0],
      [0, 3],
    ]);
  });

  it('[E4.2] breaks no ties among those arrested', () => {
    const ranking = rankingOf(
      outcome(
        [
          [0, 0, 3, -4, 0],
          [0, 0, 8, -4, -1],
        ],
        [1, 1],
      ),
    );
    expect(ranking.every(({ aheadBy }) => aheadBy === null)).toBe(true);
    expect(tiesIn(ranking)).toEqual([]);
  });
});
