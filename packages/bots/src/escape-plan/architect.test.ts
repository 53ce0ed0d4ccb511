import { escapePlan, printedOf } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { tileToLay } from './architect.ts';
import { plannedTile } from './city-habit.ts';
import { errandsOf, expectedGain } from './costa-forecast.ts';
import { newGame, twinOf } from './game.fixture.ts';
import { instinct } from './instinct.ts';
import { KEEN } from './keen.ts';
import { PLAIN, type Sense } from './sense.ts';
import { imagine, perform, type World } from './world.ts';

const HOSPITAL = 0;

/** The city of the first day as somebody of a sense builds it, alone. */
function firstDay(seed: number, sense: Sense): World {
  const position = newGame(1, seed);
  const world = imagine(escapePlan.view(position, 0), 0, new FastChance(0), sense);
  const table = printedOf(world);
  for (let kind = ''; ; ) {
    kind = world.frames[world.frames.length - 1]?.kind ?? '';
    if (kind !== 'placeTile' && kind !== 'assign') return world;
    perform(world, 0, instinct(world, table, 0, { move: null, variant: 0 }), new FastChance(1));
  }
}

/** What the day had for Costa when it began: since then he has made his first move. */
function atHisSetOut(world: World): number {
  const table = printedOf(world);
  const { q, r } = world.city;
  const before: World = { ...world, lieutenantDeck: [...table.lieutenant.keys()], costa: { contacts: [], stacks: [] } };
  return expectedGain(errandsOf(before, table), { q: q[HOSPITAL] as number, r: r[HOSPITAL] as number }, 1);
}

describe('what Costa may expect of a day', () => {
  const errand = (q: number, gain: number) => ({ q, r: 0, gain, isFlight: false });
  const here = { q: 0, r: 0 };

  it('is the average of what is beside him, turn by turn [E24.2]', () => {
    expect(expectedGain([errand(0, 100), errand(1, 50)], here, 1)).toBe(150);
    // Whichever comes first, the far one is out of reach until nothing else is left.
    expect(expectedGain([errand(0, 10), errand(1, 20), errand(-1, 30), errand(9, 999)], here, 1)).toBe(60);
    // From one end of a row the other end is too far, and comes last.
    expect(expectedGain([errand(1, 10), errand(-1, 30), errand(-2, 50)], here, 1)).toBe(90);
  });

  it('is one turn less on day 3, and nothing once he has left [E24.5]', () => {
    expect(expectedGain([errand(0, 10), errand(1, 20), errand(-1, 30)], here, 3)).toBe(35);
    const flight = { q: 5, r: 5, gain: 0, isFlight: true };
    expect(expectedGain([errand(0, 100), flight], here, 3)).toBe(50);
  });

  it('is nothing without cards', () => {
    expect(expectedGain([], here, 1)).toBe(0);
  });
});

describe('whoever builds alone', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);

  it('leaves less on the way of Costa than by the habit of building', () => {
    const sum = (sense: Sense) =>
      seeds.reduce((total, seed) => total + atHisSetOut(firstDay(seed, sense)), 0) / seeds.length;
    expect(sum(KEEN)).toBeLessThan(sum(PLAIN) - 40);
  });

  it('builds the same whatever it cannot see', () => {
    for (const seed of seeds.slice(0, 5)) {
      const position = newGame(1, seed);
      const view = escapePlan.view(position, 0);
      const twin = twinOf({ seat: 0, view, options: [], kind: '' }, seed + 50);
      const [tile, other] = [view, twin.view].map((seen) => {
        const world = imagine(seen, 0, new FastChance(seed), KEEN);
        return tileToLay(world, printedOf(world), 0, 0);
      });
      expect(tile).toEqual(other);
      expect(escapePlan.legal(position, 0)).toContainEqual(tile);
    }
  });
});

describe('whoever builds in company', () => {
  it('lays the tile with the store, if it is still there', () => {
    for (let seed = 0; seed < 10; seed++) {
      const position = newGame(4, seed);
      const [seat = 0] = escapePlan.toAct(position);
      const world = imagine(escapePlan.view(position, seat), seat, new FastChance(0), KEEN);
      const table = printedOf(world);
      const action = tileToLay(world, table, seat, 0);
      expect(escapePlan.legal(position, seat)).toContainEqual(action);
      expect(table.tiles[action.tile]?.locations.some(({ kind }) => kind.startsWith('STORE'))).toBe(true);
    }
  });

  it('of plain sense keeps to the habit', () => {
    const position = newGame(4, 1);
    const [seat = 0] = escapePlan.toAct(position);
    const world = imagine(escapePlan.view(position, seat), seat, new FastChance(0));
    const table = printedOf(world);
    expect(tileToLay(world, table, seat, 0)).toEqual(plannedTile(world, table, seat, 0).action);
  });
});
