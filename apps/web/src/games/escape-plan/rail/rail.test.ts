import { ARRESTED, ESCAPED, nodeOfKind, printedOf, tileOf } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../../../text/say.ts';
import { exitWords } from './exit-words.ts';
import { exitsOf } from './exits.ts';
import { placesOf } from './places.ts';
import { RAIL_TEXTS } from './rail.texts.ts';
import { publicTable } from './table.fixture.ts';
import { trackOf } from './track.ts';

const say = sayIn(RAIL_TEXTS, 'en');

describe('exitsOf', () => {
  it('holds every exit possible until its second patrol card', () => {
    const table = publicTable(4, { patrolled: [1, 2, 1], exitStackAt: [-1, 1], exitStackSizes: [5, 4] });
    const exits = exitsOf(table, printedOf(table));
    expect(exits.map(({ state }) => state)).toEqual(['possible', 'blocked', 'possible']);
    expect(exits.map(({ tiles }) => tiles)).toEqual([0, 4, 0]);
  });

  it('knows the way out as soon as the other two are blocked', () => {
    const table = publicTable(4, { patrolled: [2, 0, 2] });
    expect(exitsOf(table, printedOf(table)).map(({ state }) => state)).toEqual(['blocked', 'open', 'blocked']);
  });

  it('says where the tile of an exit is', () => {
    const fresh = publicTable(4, { faceUp: [-1, -1, -1, -1] });
    const tile = tileOf(nodeOfKind(printedOf(fresh), 'EXIT_3'));
    expect(exitsOf(fresh, printedOf(fresh))[2]?.place).toBe('hidden');
    expect(exitsOf({ ...fresh, faceUp: [tile, -1, -1, -1] }, printedOf(fresh))[2]?.place).toBe('stack');
    const turned = fresh.city.turned.with(tile, 0);
    expect(exitsOf({ ...fresh, city: { ...fresh.city, turned } }, printedOf(fresh))[2]?.place).toBe('city');
  });
});

describe('exitWords', () => {
  const exit = { exit: 0, cards: 2, state: 'blocked', place: 'city', tiles: 3 } as const;

  it('tells what a blocked exit is still good for', () => {
    expect(exitWords(exit, 'Exit 1', 2, say)).toContain('3 left');
    expect(exitWords({ ...exit, tiles: 0 }, 'Exit 1', 2, say)).toContain('gone');
    expect(exitWords({ ...exit, place: 'hidden' }, 'Exit 1', 2, say)).toContain('3 tiles wait');
  });

  it('names the way out, and the day', () => {
    expect(exitWords({ ...exit, cards: 1, state: 'open' }, 'Exit 1', 2, say)).toContain('on day 3');
    expect(exitWords({ ...exit, cards: 1, state: 'open' }, 'Exit 1', 3, say)).toContain('today');
  });
});

describe('placesOf', () => {
  it('shows a business with places up to its closing, by the number of players', () => {
    expect(placesOf(publicTable(3))[0]).toMatchObject({ isBusiness: true, spaces: 2, visitors: [], tile: -1 });
    expect(placesOf(publicTable(4))[0]).toMatchObject({ spaces: 3 });
  });

  it('shows a safe house with a place for everybody, Sandra included, and its keys', () => {
    const table = publicTable(2, { keysAt: [[0, 2], [1], []] });
    expect(placesOf(table)[6]).toMatchObject({ isBusiness: false, spaces: 3, keys: [0, 2] });
  });

  it('lists visitors in turn order and never fewer places than visitors', () => {
    const visited = publicTable(2).visited.with(1, 0b111);
    const table = publicTable(2, { visited, closed: 0b10, order: [2, 0, 1] });
    expect(placesOf(table)[1]).toMatchObject({ visitors: [2, 0, 1], spaces: 3, isClosed: true });
  });
});

describe('trackOf', () => {
  it('has the printed penalties, and the lines with what they bring', () => {
    const table = publicTable(3);
    const track = trackOf(table, printedOf(table));
    expect(track.map(({ penalty }) => penalty)).toEqual([0, -5, -10, -15, -20, -30, -40, -55, -75, -100]);
    expect(track.flatMap(({ line }) => line ?? [])).toEqual([
      { number: 1, unlock: 1, disc: 0 },
      { number: 2, unlock: 2, disc: 0 },
      { number: 3, unlock: 1, disc: 1 },
    ]);
  });

  it('puts every marker on its space with what it will move at the end of the part', () => {
    const table = publicTable(3, { order: [2, 1, 0], notoriety: [4, 4, 1], red: [2, 0, 1], blue: [0, 1, 1] });
    const track = trackOf(table, printedOf(table));
    expect(track[3]?.markers).toEqual([
      { pawn: 1, change: -1 },
      { pawn: 0, change: 2 },
    ]);
    expect(track[0]?.markers).toEqual([{ pawn: 2, change: 0 }]);
  });

  it('takes off those arrested and leaves those escaped where they were', () => {
    const table = publicTable(3, { notoriety: [4, 5, 1], status: [ESCAPED, ARRESTED, 0], red: [2, 0, 0] });
    const track = trackOf(table, printedOf(table));
    expect(track[3]?.markers).toEqual([{ pawn: 0, change: 0 }]);
    expect(track[4]?.markers).toEqual([]);
  });
});
