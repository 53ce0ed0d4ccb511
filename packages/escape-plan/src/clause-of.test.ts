import { describe, expect, it } from 'vitest';
import { clauseOf } from './clause-of.ts';
import { isHappening } from './event.ts';
import { randomGame } from './random-game.fixture.ts';
import { texts } from './texts/index.ts';

describe('the clause of a happening', () => {
  it('[E5.2, E9.4, E15.13, E24.3] says what was paid for', () => {
    const paid = { type: 'paid', pawn: 0, amount: 3 } as const;
    const whys = ['offer', 'upkeep', 'price', 'toll'] as const;
    expect(whys.map((why) => clauseOf({ ...paid, why }, 2))).toEqual(['E5.2', 'E9.4', 'E15.13', 'E24.3']);
  });

  it('[E9.4, E21.4, E21.6] says why somebody was arrested', () => {
    const whys = ['upkeep', 'exit', 'late'] as const;
    const clauses = whys.map((why) => clauseOf({ type: 'arrested', pawn: 0, why }, 2));
    expect(clauses).toEqual(['E9.4', 'E21.4', 'E21.6']);
  });

  it('[E17.9, E19.3] knows cops that close in on somebody from others', () => {
    const moved = { type: 'copMoved', cop: 0, from: 1, to: 2, by: 0 } as const;
    expect([-1, 0].map((towards) => clauseOf({ ...moved, towards }, 2))).toEqual(['E17.9', 'E19.3']);
  });

  it('[E15.8, E15.9] knows lockers from exits', () => {
    for (const [source, clause] of [
      [2, 'E15.8'],
      [3, 'E15.9'],
    ] as const) {
      expect(clauseOf({ type: 'tilesDrawn', pawn: 0, count: 1, source }, 2)).toBe(clause);
      expect(clauseOf({ type: 'tileKept', pawn: 0, source }, 2)).toBe(clause);
    }
  });

  it('[E23.4, E24.2, E24.5] is another for Sandra and for Costa', () => {
    const clauses = [0, 1, 2].map((pawn) => [
      clauseOf({ type: 'discSpent', pawn }, 1),
      clauseOf({ type: 'automaStayed', pawn }, 1),
      clauseOf({ type: 'escaped', pawn }, 1),
      clauseOf({ type: 'wounded', pawn }, 1),
    ]);
    expect(clauses).toEqual([
      ['E9.2', 'E23.3', 'E21.7', 'E13.1'],
      ['E23.4', 'E23.3', 'E21.7', 'E13.1'],
      ['E23.4', 'E24.2', 'E24.5', 'E13.1'],
    ]);
  });

  it.each([1, 2, 3])('is in the rulebook, whatever happens: %i players', (seats) => {
    const cited = new Set<string>();
    randomGame(seats, 3, ({ emissions }) => {
      for (const { event } of emissions) if (isHappening(event)) cited.add(clauseOf(event, seats));
    });
    for (const clause of cited) expect(texts.en.clauses).toHaveProperty([clause]);
  });
});
