import { escapePlan, type Happening } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { randomMoves } from '../motion/random-moves.fixture.ts';
import { AUTOMA_TEXTS } from './automa.texts.ts';
import { type AutomaTurn, automaTurns } from './automa-turns.ts';
import { groundOf, lastTurns, storyOf } from './ground.ts';

interface Told {
  readonly story: readonly Happening[];
  readonly turns: readonly AutomaTurn[];
}

function toldIn(seats: number, seed: number): readonly Told[] {
  return randomMoves(seats, seed).map((move) => {
    const story = storyOf(move);
    return { story, turns: automaTurns(story, groundOf(move.before.table, move.after.table)) };
  });
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each([1, 2])('turns of the police with %d players', (seats) => {
  const games = SEEDS.flatMap((seed) => toldIn(seats, seed));
  const turns = games.flatMap((told) => told.turns);

  it('are all told', () => {
    for (const { story, turns: told } of games) {
      const opened = story.filter(
        (happening) => happening.type.startsWith('automa') || (happening.type === 'escaped' && happening.pawn > seats),
      );
      expect(told.filter(({ who }) => who !== 'cops')).toHaveLength(opened.length);
      const lost = story.filter(({ type }) => type.endsWith('Lost') && type !== 'notorietyLost');
      const steps = told.flatMap((turn) => turn.steps.map(({ happening }) => happening));
      for (const happening of lost) expect(steps).toContain(happening);
    }
    expect(turns.some(({ who }) => who === 'sandra')).toBe(true);
    expect(turns.some(({ who }) => who === 'costa')).toBe(seats === 1);
  });

  it('give a clause and words for every step, in the order of the story', () => {
    for (const { steps } of turns) {
      expect(steps.length).toBeGreaterThan(0);
      const order = steps.map(({ at }) => at);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      for (const { clause, why, line, happening } of steps) {
        expect(escapePlan.texts.en.clauses).toHaveProperty([clause]);
        expect(AUTOMA_TEXTS.pt[why]).toBeTruthy();
        expect((line === null) !== (happening === null)).toBe(true);
      }
    }
  });

  it('know the card by where it led', () => {
    for (const { who, card, steps } of turns) {
      if (card === null || who === 'cops') continue;
      const whys = steps.map(({ why }) => why);
      if (card.place >= 0) expect(steps.filter(({ line }) => line?.startsWith('cube'))).toHaveLength(1);
      if (card.place >= 6) expect(card.delta).toBe(-1);
      else if (card.place >= 0) expect(card.delta).toBe(1);
      if (card.delta === 0)
        expect(whys).toEqual(whys.includes('whyDiscSpent') ? ['whyDiscSpent', 'whyOpenExit'] : ['whyOpenExit']);
      expect(whys.filter((why) => why === 'whyCard').length).toBeLessThanOrEqual(1);
    }
  });

  it('say of Costa how far he looked, and of cops whom they close in on', () => {
    for (const { who, pawn, steps } of turns) {
      const [first] = steps;
      if (who === 'costa')
        expect(['whyNear', 'whyFar', 'whyFlight', 'whyNoCard', 'whyDiscSpent']).toContain(first?.why);
      if (who === 'cops') {
        expect(first?.happening?.type).toBe('copMoved');
        expect(pawn).toBeGreaterThanOrEqual(0);
      }
    }
    if (seats === 1) expect(turns.some(({ who }) => who === 'cops')).toBe(true);
  });

  it('are found again later, as they were', () => {
    const moves = randomMoves(seats, 3);
    for (let count = 1; count <= moves.length; count += 7) {
      const shown = moves.slice(0, count);
      const found = lastTurns(shown, shown.at(-1)?.after.table ?? (undefined as never));
      if (found === null) continue;
      const move = moves[found.move];
      if (move === undefined) throw new Error('no such move');
      expect(found.turns).toEqual(automaTurns(storyOf(move), groundOf(move.before.table, move.after.table)));
    }
  });
});

it('takes every bit of notoriety that a crowd does not explain for the card', () => {
  const [move] = randomMoves(2, 1);
  if (move === undefined) throw new Error('no move');
  const ground = groundOf(move.before.table, move.after.table);
  const node = ground.at[0] ?? 0;
  const gained = { type: 'notorietyGained', pawn: 2 } as const;
  const story: Happening[] = [{ type: 'automaMoved', pawn: 2, node }, gained, gained, gained];
  const [turn] = automaTurns(story, { ...ground, at: [node, node, -1] });
  expect(turn?.steps.map(({ why }) => why)).toEqual(['whyFirstCard', 'whyCrowd', 'whyCrowd', 'whyCard']);
});
