import { escapePrice, printedOf } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { newWorld } from './game.fixture.ts';
import { KEEN } from './keen.ts';
import { moneyToAvoid, moneyToKeep } from './money-to-keep.ts';
import { PLAIN, type Sense } from './sense.ts';

/** Somebody alone with so much cash, on a day, on the way out of the city or not. */
function robber(sense: Sense, day: number, cash: number, escaping: 0 | 1) {
  const world = newWorld(1, 1, sense);
  const board = world.boards[0];
  if (board === undefined) throw new Error('nobody is there');
  board.cash = cash;
  world.day = day;
  Object.assign(world.turn, { seat: 0, escaping });
  return { world, table: printedOf(world) };
}

describe('money for avoiding cops', () => {
  it('is all but the price of the exit for whoever is on the way out: nobody comes in between [E21.3]', () => {
    const { world, table } = robber(KEEN, 3, 4, 1);
    expect(escapePrice(world, table)).toBe(0);
    expect(moneyToAvoid(world, table, 0)).toBe(4);
    const after = robber(KEEN, 3, 4, 0);
    expect(moneyToAvoid(after.world, after.table, 0)).toBeLessThan(0);
  });

  it('is what the way out leaves, for those of plain sense', () => {
    for (const escaping of [0, 1] as const) {
      const { world, table } = robber(PLAIN, 3, 14, escaping);
      expect(moneyToAvoid(world, table, 0)).toBe(14 - moneyToKeep(world, table, 0));
    }
  });
});
