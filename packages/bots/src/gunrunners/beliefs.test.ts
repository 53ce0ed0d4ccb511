import { type Card, faceOf, gunrunners, isBack, ownerOf } from '@stakeout/gunrunners';
import { FastChance, type Seat } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { Beliefs } from './beliefs.ts';
import { playGame, TABLES, type Truth } from './game.fixture.ts';
import { ON_PROBATION, UNDERCOVER } from './habits.ts';
import { imagine } from './imagining.ts';
import { TableMemory } from './memory.ts';
import type { Recalled } from './recalled.ts';
import type { World } from './table.ts';

/** Looks at a game of random moves, with what every seat remembers of it. */
function look(table: (typeof TABLES)[number], at: (truth: Truth, seat: Seat, recalled: Recalled) => void): void {
  const memories = Array.from({ length: table.seats }, (_, seat) => new TableMemory(seat, null));
  playGame(table, 8, {
    decide({ truth, seat }) {
      at(truth, seat, (memories[seat] as TableMemory).recall(gunrunners.view(truth, seat)));
      return undefined;
    },
    tell: (seat, events) => memories[seat]?.watch(events),
  });
}

function cardsOf(world: World, owner: Seat): number[] {
  const rows = [world.hands, world.piles, world.fields, [world.probation, world.discards, [world.committed]]];
  const cards = rows.flat(2).filter((card) => card !== 0 && ownerOf(card) === owner);
  return cards.map(faceOf).sort((one, other) => one - other);
}

describe.each(TABLES)('what is believed, $seats seats, $edition, $memory memory', (table) => {
  it('looks to the seat like the truth, and has every card once', () => {
    const chance = new FastChance(3);
    const beliefs = new Beliefs();
    let count = 0;
    look(table, (truth, seat, recalled) => {
      const world = beliefs.imagine(recalled, seat, chance);
      expect(gunrunners.view(world, seat)).toEqual(gunrunners.view(truth, seat));
      for (let owner = 0; owner < table.seats; owner++) expect(cardsOf(world, owner)).toEqual(truth.deck);
      for (const hand of world.hands) expect(hand).toEqual(hand.slice().sort((one, other) => one - other));
      count++;
    });
    expect(count).toBeGreaterThan(30);
  });

  it('keeps what is known, and agrees with every way in which things can be', () => {
    const chance = new FastChance(4);
    const beliefs = new Beliefs();
    look(table, (_, seat, recalled) => {
      const world = beliefs.imagine(recalled, seat, chance);
      for (const [location, card] of recalled.probation.entries())
        if (card !== 0 && !isBack(card)) expect(world.probation[location]).toBe(card);
      expect(world.hands[seat]).toEqual(recalled.hands[seat]);
    });
  });
});

describe('habits', () => {
  /** How much more often than by lot one of these faces is believed to lie at a hidden place of the others. */
  function howOften(hiddenIn: (table: Recalled | World) => readonly Card[], faces: readonly number[]): number {
    const chance = new FastChance(5);
    const beliefs = new Beliefs();
    const counts = [0, 0];
    look({ seats: 4, edition: 'en', memory: 'strict' }, (_, seat, recalled) => {
      if (recalled.jumbles.length > 0) return;
      const before = hiddenIn(recalled);
      for (let time = 0; time < 20; time++)
        for (const [way, world] of [imagine(recalled, seat, chance), beliefs.imagine(recalled, seat, chance)].entries())
          for (const [index, card] of hiddenIn(world).entries())
            if (isBack(before[index] as Card) && faces.includes(faceOf(card))) counts[way] = (counts[way] ?? 0) + 1;
    });
    return (counts[1] ?? 0) / (counts[0] ?? 0);
  }

  it('put operatives on probation', () => {
    expect(howOften(({ probation }) => probation.map((card) => card || 1), [11, 32, 63])).toBeGreaterThan(1.3);
    expect(howOften(({ probation }) => probation.map((card) => card || 1), [1, 2])).toBeLessThan(0.8);
  });

  it('hide high cards in the field, and no Director', () => {
    expect(howOften(({ fields }) => fields.flat(), [4, 53])).toBeGreaterThan(1.2);
    expect(howOften(({ fields }) => fields.flat(), [11])).toBeLessThan(0.8);
  });

  it('say nothing of faces that the usual deck lacks', () => {
    for (const habit of [ON_PROBATION, UNDERCOVER]) expect([habit[5], habit[66]]).toEqual([100, 100]);
  });
});
