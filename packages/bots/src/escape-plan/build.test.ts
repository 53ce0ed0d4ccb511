import { escapePlan, printedOf, type View } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import type { Deliberation } from '../policy.ts';
import { draftsAgainstCosta, tileToLay } from './architect.ts';
import { Build, readBlueprint } from './build.ts';
import { newGame, newWorld } from './game.fixture.ts';
import { KEEN } from './keen.ts';
import { searchPolicy } from './levels.ts';
import { playOut } from './rollout.ts';

describe('drafts of a city', () => {
  it('are different ones, the first the one that is built without a thought', () => {
    const world = newWorld(1, 3, KEEN);
    const table = printedOf(world);
    const drafts = draftsAgainstCosta(world, table);
    const cities = drafts.map((tiles) =>
      tiles
        .map((tile) => JSON.stringify(tile))
        .sort()
        .join(),
    );
    expect(new Set(cities).size).toBe(drafts.length);
    expect(drafts.length).toBeGreaterThan(KEEN.drafts);
    expect(drafts[0]).toHaveLength(4);
    expect(drafts[0]?.[0]).toEqual(tileToLay(world, table, 0, 0));
  });
});

describe('a build', () => {
  it('lays its tiles in whatever world, and finds the city of the first time again', () => {
    const first = newWorld(1, 3, KEEN);
    const table = printedOf(first);
    const tiles = draftsAgainstCosta(first, table)[2] ?? [];
    const build = new Build(tiles);
    const ends = [1, 2].map((seed) => {
      const world = newWorld(1, 3, KEEN);
      build.begin();
      playOut(world, table, new FastChance(seed), { move: null, build, variant: 0 });
      return world;
    });
    expect(build.next()).toBeNull();
    for (const { city } of ends)
      for (const { tile, q, r, turned } of tiles)
        expect([city.q[tile], city.r[tile], city.turned[tile]]).toEqual([q, r, turned]);
    const known = build.lay(first.city);
    build.begin();
    for (const _ of tiles) build.lay(first.city);
    expect(build.lay({ ...first.city })).toBe(known);
  });
});

describe('hard, alone', () => {
  it('thinks about the city once a day, and builds what it decided on, from its notes too', async () => {
    const position = newGame(1, 5);
    const policy = searchPolicy('hard', { iterations: 40 });
    await policy.prepare?.(readBotFile);
    const chance = new FastChance(1);
    let notes: unknown;
    const thought: number[] = [];
    const laid: unknown[] = [];
    while (position.frames.at(-1)?.kind === 'placeTile' || position.frames.at(-1)?.kind === 'assign') {
      const player = policy.sit(0, chance, notes);
      const options = escapePlan.legal(position, 0);
      const view: View = escapePlan.view(position, 0);
      const deliberation = player.deliberate?.(view, options) as Deliberation;
      while (!deliberation.step(Number.POSITIVE_INFINITY));
      const action = options[deliberation.choice()];
      if (action === undefined) throw new Error('nothing was chosen');
      if (action.type === 'layTile') {
        laid.push(action);
        thought.push(deliberation.iterations);
      }
      notes = JSON.parse(JSON.stringify(player.notes?.()));
      escapePlan.applyInPlace(position, 0, action, chance, null);
    }
    expect(laid).toEqual(readBlueprint(notes)?.tiles);
    // Where nothing is left to choose, a few games only tell how it stands.
    const [first = 0, ...others] = thought;
    expect(first).toBe(24);
    expect(Math.max(...others)).toBeLessThan(8);
  });

  it('takes notes that are none for none', () => {
    for (const notes of [null, {}, { blueprint: null }, { blueprint: { day: 1, tiles: [{ type: 'rest' }] } }])
      expect(readBlueprint(notes)).toBeNull();
  });
});
