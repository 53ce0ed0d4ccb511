import { canEnd, destinations, MOVEMENT_POINTS, openExit, printedOf } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { turnsOutOf, waysFrom } from './atlas.ts';
import { newGame, playOn } from './game.fixture.ts';
import { gazetteerOf } from './gazetteer.ts';
import { searchPolicy } from './levels.ts';
import { imagine } from './world.ts';

describe('the atlas', () => {
  it('knows the same places in reach as the rules do, and no dearer ways', () => {
    const players = [0, 1, 2].map((seat) => searchPolicy('easy').sit(seat, new FastChance(seat)));
    let checked = 0;
    playOn(newGame(3, 8), players, 8, ({ kind, seat, view }) => {
      if (kind !== 'action') return;
      const world = imagine(view, seat, new FastChance(0));
      const table = printedOf(world);
      const here = world.at[seat] as number;
      const wayOut = gazetteerOf(table).exits[openExit(world)] ?? -1;
      const cheapest = new Map<number, number>();
      for (const { node, peak, used } of waysFrom(table, world.city, here)) {
        const isEnd = node === wayOut || (node !== here && canEnd(world, table, seat, node));
        if (peak <= MOVEMENT_POINTS && isEnd) cheapest.set(node, Math.min(used, cheapest.get(node) ?? used));
      }
      const known = destinations(view).map(({ node, routes }) => [
        node,
        Math.min(...routes.map(({ points }) => points)),
      ]);
      expect([...cheapest].sort(([one], [other]) => one - other)).toEqual(known);
      checked++;
    });
    expect(checked).toBeGreaterThan(20);
  });

  it('counts the turns to an exit: one from the exit itself, more from further away', () => {
    const position = playOn(
      newGame(2, 5),
      [0, 1].map((seat) => searchPolicy('easy').sit(seat, new FastChance(seat))),
      5,
    );
    const table = printedOf(position);
    const [exit = -1] = gazetteerOf(table).exits;
    const turns = turnsOutOf(table, position.city, exit);
    expect(turns[exit]).toBe(1);
    for (const { node, peak } of waysFrom(table, position.city, exit)) {
      if (peak > MOVEMENT_POINTS) continue;
      // Steps cost the same both ways, but the subway and the heliport do not lead back the same way.
      expect(turns[node]).toBeLessThanOrEqual(3);
    }
  });
});
